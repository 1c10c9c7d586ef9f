/**
 * Copies an exam into a new draft, with the newest approved revisions of its questions, the printed booklet that it was
 * imported from, and without classes.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { recordAct } from '../../../escola/index.ts';
import type { Documento } from '../rascunho/documento.ts';
import { findCadernoImportado, saveCadernoImportado } from '../rascunho/importado-store.ts';
import { createRascunho, findRascunho } from '../rascunho/store.ts';
import { avaliacaoErrors } from './errors.ts';
import { type DiaRow, findDias, findRascunhoDa } from './partes-store.ts';
import { type AvaliacaoCall, requireExam } from './service.ts';
import type { AvaliacaoRow } from './store.ts';

const NEWEST = statement<{ escola_id: number; ids: readonly number[] }, { questao_id: number; nova_id: number }>(
  'find_revisoes_aprovadas',
  `select distinct on (q.id) q.id as questao_id, n.id as nova_id from questao q
     join questao n on n.escola_id = q.escola_id and n.situacao = 'aprovada'
      and (n.id = coalesce(q.raiz_id, q.id) or n.raiz_id = coalesce(q.raiz_id, q.id))
    where q.escola_id = :escola_id and n.escola_id = :escola_id and q.id = any(:ids::bigint[])
    order by q.id, n.revisao desc`,
);

const MAX_NOME = 120;
/** What a draft may hold. */
const [MAX_DIAS, MAX_ITENS] = [5, 200];
const [MIN_MINUTOS, MAX_MINUTOS] = [5, 600];

const bounded = (minutes: number) => Math.min(MAX_MINUTOS, Math.max(MIN_MINUTOS, minutes));

function documentoOf(row: AvaliacaoRow, dias: readonly DiaRow[], newest: ReadonlyMap<number, number>): Documento {
  const { ciclo_id, serie_id, especie, tipo_aplicacao, nota_maxima, solicitar_idioma } = row;
  const { instrucoes, embaralhar, responde_apos_entrega } = row;
  return {
    descricao: `Cópia de ${row.descricao}`.slice(0, MAX_NOME),
    codigo: null,
    ciclo_id,
    serie_id,
    especie,
    tipo_aplicacao,
    nota_maxima,
    solicitar_idioma,
    instrucoes,
    embaralhar,
    responde_apos_entrega,
    dias: dias.slice(0, MAX_DIAS).map(({ bateria, duracao_minutos, proposta_redacao_id, itens }, index) => ({
      dia_prova: index + 1,
      bateria,
      duracao_minutos: bounded(duracao_minutos),
      proposta_redacao_id,
      itens: itens.slice(0, MAX_ITENS).map(({ banco_questao_id, numero, lingua_estrangeira, pontuacao, bloco }) => ({
        questao_id: newest.get(banco_questao_id) ?? banco_questao_id,
        numero,
        lingua_estrangeira,
        pontuacao,
        bloco,
      })),
    })),
    turmas: [],
  };
}

async function readDocumento(tx: Tenant, row: AvaliacaoRow): Promise<Documento> {
  const dias = await findDias(tx, row.avaliacao_id);
  const ids = dias.flatMap(({ itens }) => itens.map(({ banco_questao_id }) => banco_questao_id));
  const newest = await tx.run(NEWEST, { ids: [...new Set(ids)] });
  return documentoOf(row, dias, new Map(newest.map(({ questao_id, nova_id }) => [questao_id, nova_id])));
}

/**
 * Makes the draft with the id of the caller; again it makes nothing.
 * @throws 404; 409 when the id names somebody else's draft
 */
export async function copy(call: AvaliacaoCall, rascunho_id: string): Promise<string> {
  const { sessao, agora, avaliacao_id } = call;
  const { row, escola } = await requireExam(call);
  const autor = { autor_id: sessao.pessoa_id, autor_nome: sessao.nome };
  return escola.transaction(async (tx) => {
    if (!(await createRascunho(tx, rascunho_id, await readDocumento(tx, row), autor, agora))) {
      if ((await findRascunho(tx, rascunho_id))?.autor_id !== autor.autor_id) throw avaliacaoErrors.rascunhoEmUso();
      return rascunho_id;
    }
    const origem = await findRascunhoDa(tx, avaliacao_id);
    const caderno = origem && (await findCadernoImportado(tx, origem));
    if (caderno) await saveCadernoImportado(tx, rascunho_id, caderno);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id, rascunho_id };
    await recordAct(tx, { acao: 'prova_copiada', sessao, detalhe, agora });
    return rascunho_id;
  });
}
