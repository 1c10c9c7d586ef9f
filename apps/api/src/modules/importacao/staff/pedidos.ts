/** What a person asks of a file that was judged: other columns, the application, and to take it back. */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../database/tenant.ts';
import type { Services } from '../../../http/services.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { requireSaved, requireVersao } from '../../../http/versao.ts';
import { assertAnoAberto, recordAct } from '../../escola/index.ts';
import { countLinhas } from '../arquivo/linha-store.ts';
import { MUDAM } from '../arquivo/modelo.ts';
import { opcoesOf } from '../arquivo/opcoes.ts';
import {
  advanceImportacao,
  countVizinhas,
  type ImportacaoRow,
  lockImportacoes,
  type Passagem,
} from '../arquivo/store.ts';
import { type Fase, IMPORTACAO } from '../arquivo/work.ts';
import { importacaoErrors } from '../errors.ts';
import { GUARDA_MS, undoUntil } from '../presenter.ts';
import { CAMPOS } from '../targets/campos.ts';
import { findBase } from '../targets/contexto-store.ts';

type Schemas = components['schemas'];

export type Pedido = {
  readonly escola: Tenant;
  readonly row: ImportacaoRow;
  readonly sessao: Sessao;
  readonly agora: Date;
};

type Aceita = { readonly status: 202; readonly body: Schemas['GestaoImportacaoAceita'] };

const FASES: Readonly<Record<'recebida' | 'aplicando' | 'desfazendo', Fase>> = {
  recebida: 'analisar',
  aplicando: 'aplicar',
  desfazendo: 'desfazer',
};

/** Moves the file on, asks for the work and leaves the act in the audit, all or nothing. */
async function ask(
  tx: Tenant,
  { row, sessao, agora }: Pedido,
  passagem: Passagem & { readonly para: keyof typeof FASES },
  acao: string,
  { defer }: Pick<Services, 'defer'>,
): Promise<Aceita> {
  const { versao } = requireSaved(await advanceImportacao(tx, row.id, passagem));
  const { para } = passagem;
  await defer(tx, IMPORTACAO, {
    escola_id: tx.escola_id,
    importacao_id: row.id,
    fase: FASES[para],
    versao,
    perfil: sessao.perfil_real,
  });
  await recordAct(tx, {
    acao,
    sessao,
    detalhe: { importacao_id: row.id, tipo: row.tipo, nome_arquivo: row.nome_arquivo },
    agora,
  });
  return { status: 202, body: { importacao_id: row.id, situacao: para } };
}

/** @throws 409 `importacao_em_curso` while another file of the school is being applied or taken back */
async function requireQuiet(tx: Tenant, { row, sessao, agora }: Pedido): Promise<void> {
  await lockImportacoes(tx);
  const of = { tipo: row.tipo, sha256: '', pessoa_id: sessao.pessoa_id, desde: agora };
  if ((await countVizinhas(tx, of)).em_curso > 0) throw importacaoErrors.busy();
}

function requireKept({ row }: Pedido): void {
  if (!row.guardada) throw importacaoErrors.gone();
}

/** The columns as a person says they are: place → field. */
function mappingOf({ row }: Pedido, colunas: Schemas['GestaoImportacaoMapeamentoRequest']['colunas']) {
  const campos = CAMPOS[row.tipo].map(({ campo }) => campo);
  if (new Set(colunas.map(({ campo }) => campo)).size < colunas.length) throw importacaoErrors.repeatedColumn();
  if (colunas.some(({ campo }) => !campos.includes(campo))) throw importacaoErrors.foreignField('colunas');
  const never = new Set(
    row.colunas.filter(({ situacao }) => situacao === 'nunca_guardada').map(({ coluna }) => coluna),
  );
  if (colunas.some(({ coluna }) => never.has(coluna))) throw importacaoErrors.neverKept();
  return Object.fromEntries(colunas.map(({ coluna, campo }) => [String(coluna), campo]));
}

/** The file is judged again with other columns or other options. */
export function remap(
  pedido: Pedido,
  { colunas, opcoes, versao }: Schemas['GestaoImportacaoMapeamentoRequest'],
  services: Pick<Services, 'defer'>,
): Promise<Aceita> {
  const { escola, row } = pedido;
  requireKept(pedido);
  const mapeamento = mappingOf(pedido, colunas);
  return escola.transaction((tx) => {
    if (row.situacao !== 'pronta' && row.situacao !== 'recusada' && row.situacao !== 'falhou')
      throw importacaoErrors.notReady();
    const passagem = {
      de: [row.situacao],
      para: 'recebida',
      lida: versao,
      mapeamento,
      opcoes: opcoesOf({ ...row.opcoes, ...opcoes }, row.criada_em),
    } as const;
    return ask(tx, pedido, passagem, 'importacao_colunas', services);
  });
}

/** @throws 409 `caderno_por_escolher` while a person has to choose a booklet (rule QIM-1) */
function requireCadernos({ resumo }: ImportacaoRow): void {
  const open = (resumo.parametros?.areas ?? []).filter(({ situacao }) => situacao === 'por_escolher');
  if (open.length > 0) throw importacaoErrors.escolherCaderno(open.map(({ area_codigo }) => area_codigo));
}

/** What the lines say is done. */
export function requestApplication(
  pedido: Pedido,
  { linhas_com_erro, versao, confirmacao }: Schemas['GestaoImportacaoAplicacaoRequest'],
  services: Pick<Services, 'defer'>,
): Promise<Aceita> {
  const { escola, row } = pedido;
  return escola.transaction(async (tx) => {
    await requireQuiet(tx, pedido);
    if (row.situacao !== 'pronta' && row.situacao !== 'falhou') throw importacaoErrors.notReady();
    requireKept(pedido);
    requireVersao(row.versao, versao);
    // Questions and parameters belong to no school year, and each of their lines is judged again as it is done.
    const isOfQuestoes = row.tipo === 'questoes' || row.tipo === 'parametros_tri';
    requireCadernos(row);
    if (!isOfQuestoes) await assertAnoAberto(tx, opcoesOf(row.opcoes, row.criada_em).ano);
    const counts = await countLinhas(tx, row.id);
    if (linhas_com_erro === 'recusar' && counts.erro > 0) throw importacaoErrors.faulty();
    // An exam becomes a draft, also where the bank has all of its questions.
    if (!row.resumo.prova && ![...MUDAM].some((acao) => counts[acao] > 0)) throw importacaoErrors.nothing();
    // What broke off has changed people itself; each line is judged again as it is done.
    const judged = isOfQuestoes || row.situacao === 'falhou' || row.resumo.base === (await findBase(tx));
    if (!judged) throw importacaoErrors.changed();
    const wanted = row.resumo.confirmacao ?? null;
    if (wanted !== null && confirmacao !== wanted) throw importacaoErrors.confirm(wanted);
    return ask(tx, pedido, { de: [row.situacao], para: 'aplicando', lida: versao }, 'importacao_aplicada', services);
  });
}

/** What the file did is taken back. */
export function requestUndo(
  pedido: Pedido,
  { versao }: Schemas['GestaoImportacaoDesfazerRequest'],
  services: Pick<Services, 'defer'>,
): Promise<Aceita> {
  const { escola, row, agora } = pedido;
  return escola.transaction(async (tx) => {
    await requireQuiet(tx, pedido);
    if (row.situacao !== 'aplicada' || row.aplicada_em === null) throw importacaoErrors.notReady();
    if (agora.getTime() - row.aplicada_em.getTime() >= GUARDA_MS) throw importacaoErrors.tooLate();
    if (undoUntil(row, agora) === null) throw importacaoErrors.notNewest();
    return ask(tx, pedido, { de: ['aplicada'], para: 'desfazendo', lida: versao }, 'importacao_desfazer', services);
  });
}
