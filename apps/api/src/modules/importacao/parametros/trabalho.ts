/** The three works on a file of parameters: it is judged, applied in one transaction, and taken back in one. */
import type { Letra } from '@luneta/domain/resposta';

import type { Tenant } from '../../../database/tenant.ts';
import {
  askRecalculo,
  type CadernoImportado,
  findCaderno,
  type LugarImportado,
  lugarKey,
  saveCaderno,
  saveCadernoImportado,
} from '../../provas/index.ts';
import { setParametros } from '../../questoes/index.ts';
import { recordAct } from '../../escola/index.ts';
import { setAnalise, setSituacao } from '../arquivo/andamento-store.ts';
import { countLinhas, createLinhas, findLinhas, type LinhaRow, saveLinhas } from '../arquivo/linha-store.ts';
import { opcoesOf } from '../arquivo/opcoes.ts';
import type { ImportacaoRow } from '../arquivo/store.ts';
import { LeituraRecusada } from '../readers/leitura.ts';
import { problem } from '../targets/problemas.ts';
import type { Trabalho } from '../trabalho.ts';
import type { Plan } from './aplicar.ts';
import type { CadernoAntes, ParametroGuardado, ProvaDosParametros } from './guardado.ts';
import { alvoDe, isSameAlvo, rowDeParametro } from './linha.ts';
import { areasOf, escolhasOf, estadoAgora, linhasOf, planOf, readFile } from './plano.ts';
import { type ProvaLida, type Quem, readProva } from './prova.ts';
import { type Alvo, type ItemRow, saveAlvo } from './store.ts';

/** More lines than an exam has items. */
const ALL_LINES = 2000;
const ALL = { acao: null, campo: null, depois: 0, quantas: ALL_LINES } as const;

const provaOf = (row: ImportacaoRow) => opcoesOf(row.opcoes, row.criada_em).prova;
const quemOf = ({ payload, agora }: Trabalho, row: ImportacaoRow): Quem => ({
  perfil: payload.perfil,
  pessoa_id: row.criada_por,
  agora,
});

/** @throws LeituraRecusada for a file that is refused as a whole */
export async function analisarParametros(trabalho: Trabalho, row: ImportacaoRow): Promise<void> {
  const { escola, agora, progresso } = trabalho;
  const { codificacao, arquivo } = await readFile(escola, row);
  const prova = await readProva(escola, provaOf(row), quemOf(trabalho, row));
  if (!prova) throw new LeituraRecusada('prova_ausente');
  const escolhas = escolhasOf(row);
  const plan = planOf(prova, arquivo, escolhas);
  const linhas = linhasOf(prova, plan);
  await progresso.step({ fase: 'conferir', feitas: linhas.length, total: linhas.length }, async (tx) => {
    await createLinhas(
      tx,
      linhas.map((linha) => rowDeParametro(row.id, linha)),
    );
    const parametros = { descricao: prova.descricao, areas: areasOf(prova, arquivo, plan, escolhas) };
    const resumo = { ...(await countLinhas(tx, row.id)), parametros };
    await setAnalise(tx, row.id, { situacao: 'pronta', codificacao, colunas: [], resumo, erro: null }, agora);
  });
}

type Kept = Omit<LinhaRow, 'arquivo' | 'linha' | 'alvo_tipo'>;
const keep = ({ arquivo: _arquivo, linha: _linha, alvo_tipo: _alvo, ...row }: LinhaRow): Kept => row;

const changed = (row: LinhaRow, gravidade: 'erro' | 'aviso') =>
  problem(row, {
    campo: null,
    codigo: gravidade === 'erro' ? 'mudou_desde' : 'mudou_depois',
    gravidade,
    dito:
      gravidade === 'erro' ? 'alguém mudou esta questão depois da conferência.' : 'alguém mudou esta questão depois.',
    como: gravidade === 'erro' ? 'Envie o arquivo de novo para conferir esta questão.' : 'Ela ficou como está.',
  });

function write(tx: Tenant, prova: ProvaDosParametros, row: ItemRow, alvo: Alvo, agora: Date): Promise<void> {
  if (prova.tipo === 'avaliacao') return saveAlvo(tx, row, alvo, agora);
  const { anulada: _anulada, fora_da_tri: _fora, ...parametros } = alvo;
  return setParametros(tx, row.questao_id, parametros, agora);
}

/** Decided keys that are not INEP's, by their place. */
const decididas = (itens: readonly ParametroGuardado[]): ReadonlyMap<string, Letra> =>
  new Map(
    itens.flatMap(({ numero, lingua_estrangeira, decidido, para }) =>
      decidido === undefined || decidido === para?.gabarito
        ? []
        : [[lugarKey(numero, lingua_estrangeira), decidido] as const],
    ),
  );

const LETRAS_E_X = ['A', 'B', 'C', 'D', 'E', 'X'] as const;

/** The booklet of a draft with INEP's word on each place. */
function cadernoDoRascunho(
  before: CadernoImportado | null,
  { dias }: ProvaLida,
  plan: Plan,
  decidido: ReadonlyMap<string, Letra>,
): CadernoImportado {
  const old = new Map(before?.lugares.map((one) => [lugarKey(one.numero, one.lingua_estrangeira), one]));
  const chosen = new Set(plan.areas.flatMap(({ codigo, caderno }) => (caderno === null ? [] : [codigo])));
  const dayOf = (area: string) =>
    plan.caderno.flatMap((one) => (one.area_codigo === area ? (dias.get(one.numero) ?? []) : []))[0] ?? 1;
  const lugares = plan.caderno.map((one): LugarImportado => {
    const key = lugarKey(one.numero, one.lingua_estrangeira);
    const known = old.get(key);
    if (known && !chosen.has(one.area_codigo)) return known;
    return {
      ...one,
      dia_prova: known?.dia_prova ?? dias.get(one.numero) ?? dayOf(one.area_codigo),
      gabarito: LETRAS_E_X.find((letra) => letra === plan.gabaritos.get(key)) ?? null,
      decidido: decidido.get(key) ?? null,
    };
  });
  const cadernos = plan.areas.flatMap(({ codigo: area_codigo, caderno }) =>
    caderno === null ? [] : [{ area_codigo, ...caderno }],
  );
  const kept = before?.cadernos.filter(({ area_codigo }) => !chosen.has(area_codigo)) ?? [];
  return { lugares, cadernos: [...kept, ...cadernos] };
}

async function writeCaderno(
  tx: Tenant,
  alvo: ProvaDosParametros,
  prova: ProvaLida,
  plan: Plan,
  itens: readonly ParametroGuardado[],
): Promise<boolean> {
  if (alvo.tipo === 'avaliacao')
    return saveCaderno(tx, alvo.avaliacao_id, await findCaderno(tx, alvo.avaliacao_id), plan.caderno);
  const before = prova.antes.tipo === 'rascunho' ? prova.antes.caderno : null;
  await saveCadernoImportado(tx, alvo.rascunho_id, cadernoDoRascunho(before, prova, plan, decididas(itens)));
  return false;
}

/** Applies the file, all or nothing. What stands otherwise than the report said is left alone. */
export async function aplicarParametros(trabalho: Trabalho, row: ImportacaoRow): Promise<void> {
  const { escola, agora, progresso } = trabalho;
  const { arquivo } = await readFile(escola, row);
  await progresso.step({ fase: 'aplicar' }, async (tx) => {
    const alvo = provaOf(row);
    const prova = await readProva(tx, alvo, quemOf(trabalho, row), true);
    if (!alvo || !prova) throw new Error('the exam of the parameters is gone');
    const stored = await findLinhas(tx, row.id, ALL);
    const kept: Kept[] = [];
    const feitos: ParametroGuardado[] = [];
    for (const line of stored) {
      const { parametro } = line.valores;
      if (!parametro || line.acao === 'erro' || line.acao === 'ignorada') continue;
      feitos.push(parametro);
      if (line.acao !== 'atualizar') continue;
      const now = estadoAgora(prova, parametro);
      if (now && isSameAlvo(now.alvo, parametro.de)) {
        await write(tx, alvo, now.row, alvoDe(parametro), agora);
        kept.push({ ...keep(line), aplicada_em: agora });
      } else kept.push({ ...keep(line), acao: 'erro', problemas: [...line.problemas, changed(line, 'erro')] });
    }
    await saveLinhas(tx, row.id, kept);
    const plan = planOf(prova, arquivo, escolhasOf(row));
    const booklet = await writeCaderno(tx, alvo, prova, plan, feitos);
    const done = kept.some(({ aplicada_em }) => aplicada_em !== null) || booklet;
    if (done && alvo.tipo === 'avaliacao') await askRecalculo(tx, alvo.avaliacao_id);
    const counts = await countLinhas(tx, row.id);
    const { parametros } = row.resumo;
    const resumo = { ...counts, ...(parametros && { parametros: { ...parametros, caderno_antes: prova.antes } }) };
    await setSituacao(tx, row.id, { situacao: 'aplicada', resumo, aplicada_em: agora });
    const { atualizar, igual, erro } = counts;
    const detalhe = { importacao_id: row.id, tipo: row.tipo, ...idsOf(alvo), atualizar, igual, erro };
    await recordAct(tx, { acao: 'importacao_terminada', sessao: null, detalhe, agora });
  });
}

/** The exam, as the audit names it. */
const idsOf = (alvo: ProvaDosParametros) =>
  alvo.tipo === 'avaliacao' ? { avaliacao_id: alvo.avaliacao_id } : { rascunho_id: alvo.rascunho_id };

async function restoreCaderno(tx: Tenant, alvo: ProvaDosParametros, antes: CadernoAntes | undefined): Promise<void> {
  if (antes?.tipo === 'rascunho' && alvo.tipo === 'rascunho')
    await saveCadernoImportado(tx, alvo.rascunho_id, antes.caderno);
  if (antes?.tipo !== 'avaliacao' || alvo.tipo !== 'avaliacao') return;
  const was = new Set(antes.lugares.map((one) => lugarKey(one.numero, one.lingua_estrangeira)));
  const now = await findCaderno(tx, alvo.avaliacao_id);
  // Only what is to go is told as stored: a calibration that was not known is put back as such.
  await saveCaderno(tx, alvo.avaliacao_id, new Map([...now].filter(([key]) => !was.has(key))), antes.lugares);
}

/** Puts every item back that is as the file left it, and the booklet. */
export async function desfazerParametros(trabalho: Trabalho, row: ImportacaoRow): Promise<void> {
  const { agora, progresso } = trabalho;
  await progresso.step({ fase: 'desfazer' }, async (tx) => {
    const alvo = provaOf(row);
    const prova = await readProva(tx, alvo, quemOf(trabalho, row), true);
    const kept: Kept[] = [];
    for (const line of await findLinhas(tx, row.id, ALL)) {
      const { parametro } = line.valores;
      if (!parametro || line.aplicada_em === null) continue;
      const now = prova && estadoAgora(prova, parametro);
      if (alvo && now && isSameAlvo(now.alvo, alvoDe(parametro))) {
        await write(tx, alvo, now.row, parametro.de, agora);
        kept.push({ ...keep(line), aplicada_em: null });
      } else kept.push({ ...keep(line), problemas: [...line.problemas, changed(line, 'aviso')] });
    }
    await saveLinhas(tx, row.id, kept);
    if (alvo && prova) await restoreCaderno(tx, alvo, row.resumo.parametros?.caderno_antes);
    if (alvo?.tipo === 'avaliacao' && kept.length > 0) await askRecalculo(tx, alvo.avaliacao_id);
    await setSituacao(tx, row.id, { situacao: 'desfeita', desfeita_em: agora });
    const detalhe = { importacao_id: row.id, tipo: row.tipo };
    await recordAct(tx, { acao: 'importacao_desfeita', sessao: null, detalhe, agora });
  });
}
