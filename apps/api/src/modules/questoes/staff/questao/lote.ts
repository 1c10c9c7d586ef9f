/** One thing done to many questions, each on its own: what one refuses stops no other. */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import type { components } from '@luneta/openapi';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { ApiError } from '../../../../http/errors.ts';
import { questaoErrors } from '../../banco/errors.ts';
import { addEtiquetas, removeEtiqueta } from './classificacao-store.ts';
import { escritaErrors } from './errors.ts';
import { type Leitor, mayWrite, readQuestao, requireOpen } from './leitura.ts';
import { setSituacao } from './situacao.ts';
import { findQuestaoGestao, type QuestaoGestaoRow, type Situacao } from './store.ts';
import { lockQuestao } from './write-store.ts';

type Pedido = components['schemas']['QuestaoLoteRequest'];
type Resultado = components['schemas']['QuestaoLoteResultado'];

const CLASSIFY = statement<
  { escola_id: number; id: number; objeto_conhecimento_id: number; agora: Date },
  { id: number }
>(
  'set_questao_objeto',
  `update questao q set objeto_conhecimento_id = o.id, atualizada_em = :agora, versao = q.versao + 1
     from objeto_conhecimento o
    where q.escola_id = :escola_id and q.id = :id and o.escola_id = :escola_id and o.id = :objeto_conhecimento_id
      and o.materia_id = q.materia_id returning q.id`,
);

type Feito = (tx: Tenant, row: QuestaoGestaoRow, leitor: Leitor) => Promise<boolean>;

const SITUACOES: Readonly<Partial<Record<Pedido['acao'], Situacao>>> = {
  aprovar: 'aprovada',
  arquivar: 'arquivada',
  desarquivar: 'rascunho',
};

/** Brings a question into a state. One that is sealed for this person may be archived by nobody but its makers. */
const toSituacao =
  (situacao: Situacao, aprova: boolean): Feito =>
  async (tx, { banco_questao_id, versao }, leitor) => {
    await lockQuestao(tx, banco_questao_id, versao);
    const questao = requireOpen(await readQuestao(tx, banco_questao_id, leitor), leitor);
    return setSituacao(tx, questao, situacao, { aprova, agora: leitor.agora });
  };

const toObjeto =
  (objeto_conhecimento_id: number): Feito =>
  async (tx, { banco_questao_id, objeto_conhecimento_id: before }, { agora }) => {
    if (before === objeto_conhecimento_id) return false;
    const [saved] = await tx.run(CLASSIFY, { id: banco_questao_id, objeto_conhecimento_id, agora });
    if (saved === undefined) throw escritaErrors.objeto();
    return true;
  };

/** What the call does to each question. @throws 422 for a tag or topic that is missing */
function feitoOf({ acao, etiqueta, objeto_conhecimento_id }: Pedido, aprova: boolean): Feito {
  const situacao = SITUACOES[acao];
  if (situacao !== undefined) return toSituacao(situacao, aprova);
  if (acao === 'classificar') {
    if (objeto_conhecimento_id === undefined) throw escritaErrors.objeto();
    return toObjeto(objeto_conhecimento_id);
  }
  const nome = cleanNome(etiqueta ?? '');
  if (isNomeVazio(nome)) throw escritaErrors.etiquetaEmpty('etiqueta');
  return acao === 'etiquetar'
    ? async (tx, { raiz_id }) => (await addEtiquetas(tx, [raiz_id], [nome])).size > 0
    : (tx, { raiz_id }) => removeEtiqueta(tx, raiz_id, nome);
}

/** What refuses does so before it writes. */
async function one(tx: Tenant, id: number, feito: Feito, leitor: Leitor): Promise<Resultado> {
  try {
    const row = await findQuestaoGestao(tx, id, leitor.sessao.pessoa_id);
    if (!row) throw questaoErrors.notFound();
    if (!mayWrite(leitor.sessao, row)) throw escritaErrors.notYours();
    const changed = await feito(tx, row, leitor);
    return { banco_questao_id: id, resultado: changed ? 'feito' : 'igual', codigo: null, erro: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { banco_questao_id: id, resultado: 'recusado', codigo: error.codigo, erro: error.message };
  }
}

/** In the order asked. @param tx inside a transaction @throws 422 for a tag or topic that is missing */
export async function doLote(tx: Tenant, pedido: Pedido, leitor: Leitor, aprova: boolean): Promise<Resultado[]> {
  const feito = feitoOf(pedido, aprova);
  const resultados = new Map<number, Resultado>();
  // In the order of the ids, so that two calls about the same questions wait for each other and not for ever.
  for (const id of pedido.ids.toSorted((a, b) => a - b)) resultados.set(id, await one(tx, id, feito, leitor));
  return pedido.ids.flatMap((id) => resultados.get(id) ?? []);
}
