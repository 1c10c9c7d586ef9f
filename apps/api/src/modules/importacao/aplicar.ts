/**
 * Does what the lines of a file say, 200 lines in a transaction. Lines that a crash left undone are done by the next process; a
 * line that was done says so in the same transaction. What stands otherwise than its report said is left alone.
 */
import { part } from '../../database/db.ts';
import { tenant, type Tenant } from '../../database/tenant.ts';
import { ensureTurmas, recordAct } from '../escola/index.ts';
import { findRetratos, PessoasRecusadas } from '../pessoas/index.ts';
import { countLinhas, findPendentes, findTurmasNovas, type LinhaRow, saveLinhas } from './arquivo/linha-store.ts';
import { type Problema, tipoDePessoas } from './arquivo/modelo.ts';
import { opcoesOf } from './arquivo/opcoes.ts';
import { setSituacao } from './arquivo/andamento-store.ts';
import { findImportacao, type ImportacaoRow } from './arquivo/store.ts';
import { aplicarParametros } from './parametros/trabalho.ts';
import { aplicarQuestoes } from './questoes/aplicar.ts';
import { writePessoas } from './targets/aplicar-pessoas.ts';
import { casos, problem } from './targets/problemas.ts';
import { findLugares, judge } from './targets/plano.ts';
import type { Julgada } from './targets/tipos.ts';
import { codigoKey, turmasByCodigo, uniqueTurmas } from './targets/turma.ts';
import { breathe, linhaJulgavel, POR_VEZ, type Trabalho } from './trabalho.ts';

type Kept = Omit<LinhaRow, 'arquivo' | 'linha' | 'alvo_tipo'>;

const keep = ({ arquivo: _arquivo, linha: _linha, alvo_tipo: _alvo, ...row }: LinhaRow): Kept => row;

/** A line that is not done after all. */
const failed = (row: LinhaRow, problemas: readonly Problema[]): Kept => ({ ...keep(row), acao: 'erro', problemas });

/** What a refusal of a write says to a person. */
function refusal(row: LinhaRow, error: unknown): Problema {
  const [recusa] = error instanceof PessoasRecusadas ? error.recusas : [];
  const { campo = null } = recusa ?? {};
  if (campo === 'login' || campo === 'email' || campo === 'id_externo')
    return problem(row, casos.emUso(campo, row.valores.lidos?.[campo] ?? ''));
  const codigo: unknown = Reflect.get(Object(error), 'codigo');
  const dito =
    typeof codigo === 'string' && error instanceof Error ? error.message : 'não foi possível aplicar esta linha.';
  return problem(row, {
    campo: null,
    codigo: typeof codigo === 'string' ? codigo : 'nao_aplicada',
    dito,
    como: 'Envie o arquivo de novo: as linhas já aplicadas ficam como estão.',
  });
}

const changed = (row: LinhaRow): Problema =>
  problem(row, {
    campo: null,
    codigo: 'mudou_desde',
    dito: 'alguém mudou esta pessoa ou a turma depois da conferência.',
    como: 'Envie o arquivo de novo para conferir esta linha.',
  });

type Pair = { readonly row: LinhaRow; readonly julgada: Julgada };

/** Writes these lines in one go. @returns how they stand then @throws what refused one of them */
async function write(tx: Tenant, pairs: readonly Pair[], importacao: ImportacaoRow, agora: Date): Promise<Kept[]> {
  const before = await findRetratos(
    tx,
    pairs.flatMap(({ julgada }) => julgada.conhecida?.pessoa_id ?? []),
  );
  const origem = importacao.formato === 'oneroster' ? 'oneroster' : 'csv';
  const ids = await writePessoas(
    tx,
    pairs.map(({ julgada }) => julgada),
    { origem, agora },
  );
  const after = await findRetratos(tx, ids);
  return pairs.map(({ row }, index): Kept => {
    const id = ids[index] ?? 0;
    const retrato = before.get(id) ?? null;
    const known = new Set(retrato?.matriculas.map((one) => one.id));
    const now = after.get(id);
    const matriculas = (now?.matriculas ?? []).flatMap((one) => (known.has(one.id) ? [] : [one.id]));
    const desfazer = { retrato, matriculas, versao: now?.pessoa.versao ?? 1 };
    return { ...keep(row), alvo_id: id, antes: { ...row.antes, desfazer }, aplicada_em: agora };
  });
}

/** All at once; where one is refused, each by itself, so that only that one is left out (rule PIM-7). */
async function writeEach(tx: Tenant, pairs: readonly Pair[], importacao: ImportacaoRow, agora: Date): Promise<Kept[]> {
  const inPart = (some: readonly Pair[]) =>
    part(tx.db, (db) => write(tenant(db, tx.escola_id), some, importacao, agora));
  try {
    return await inPart(pairs);
  } catch {
    const kept: Kept[] = [];
    for (const pair of pairs) {
      try {
        kept.push(...(await inPart([pair])));
      } catch (error) {
        kept.push(failed(pair.row, [refusal(pair.row, error)]));
      }
    }
    return kept;
  }
}

/** Judges the lines again as the school is now, and does those that still mean the same. */
async function applySome(
  tx: Tenant,
  rows: readonly LinhaRow[],
  importacao: ImportacaoRow,
  { agora, payload }: Trabalho,
) {
  const opcoes = opcoesOf(importacao.opcoes, importacao.criada_em);
  const hoje = agora.toISOString().slice(0, 10);
  const contexto = {
    tipo: tipoDePessoas(importacao.tipo),
    opcoes,
    perfil: payload.perfil,
    hoje,
    primeiras: new Map<string, number>(),
    // They are there by now.
    novas: new Set<string>(),
    vistas: new Map<number, number>(),
  };
  const judged = await judge(tx, rows.map(linhaJulgavel), contexto, await findLugares(tx, opcoes.ano));
  const pairs: Pair[] = [];
  const kept: Kept[] = [];
  for (const [index, row] of rows.entries()) {
    const julgada = judged[index];
    if (julgada?.feito && julgada.acao === row.acao) pairs.push({ row, julgada });
    else if (julgada?.acao === 'igual') kept.push({ ...keep(row), acao: 'igual' });
    else kept.push(failed(row, julgada && julgada.problemas.length > 0 ? julgada.problemas : [changed(row)]));
  }
  if (pairs.length > 0) kept.push(...(await writeEach(tx, pairs, importacao, agora)));
  await saveLinhas(tx, importacao.id, kept);
}

/** Makes the classes that lines need. Those that were made meanwhile are taken as they are. */
async function createTurmas(tx: Tenant, importacao: ImportacaoRow): Promise<void> {
  const { ano, versao_aluno } = opcoesOf(importacao.opcoes, importacao.criada_em);
  const known = turmasByCodigo((await findLugares(tx, ano)).turmas);
  const missing = uniqueTurmas(await findTurmasNovas(tx, importacao.id)).filter(
    ({ codigo }) => !known.has(codigoKey(codigo)),
  );
  const turmas_criadas = [...(importacao.resumo.turmas_criadas ?? [])];
  for (const { codigo, sede_id, serie_id, turno } of missing) {
    const made = await ensureTurmas(tx, { sede_id, serie_id, turno, ano, versao_aluno }, [codigo]);
    turmas_criadas.push(...made.flatMap(({ turma_id, criada }) => (criada ? [turma_id] : [])));
  }
  await setSituacao(tx, importacao.id, { situacao: 'aplicando', resumo: { turmas_criadas } });
}

/** Applies the file of the payload, from where it was left. */
export async function apply(trabalho: Trabalho): Promise<void> {
  const { escola, agora, payload, progresso } = trabalho;
  const row = await findImportacao(escola, payload.importacao_id);
  if (!row || row.versao !== payload.versao || !['aplicando', 'falhou'].includes(row.situacao)) return;
  if (row.tipo === 'questoes') return aplicarQuestoes(trabalho, row);
  if (row.tipo === 'parametros_tri') return aplicarParametros(trabalho, row);
  const counts = await countLinhas(escola, row.id);
  const total = counts.criar + counts.atualizar + counts.mover + counts.inativar + counts.reativar;
  const { ponto: begun } = progresso.now();
  await progresso.step({ fase: 'aplicar', ponto: begun ?? '0', total }, async (tx) => {
    await setSituacao(tx, row.id, { situacao: 'aplicando' });
    await createTurmas(tx, row);
  });
  for (;;) {
    const { feitas, ponto } = progresso.now();
    const rows = await findPendentes(escola, row.id, Number(ponto ?? 0), POR_VEZ);
    const last = rows.at(-1);
    if (!last) break;
    await progresso.step({ fase: 'aplicar', feitas: feitas + rows.length, total, ponto: String(last.ordem) }, (tx) =>
      applySome(tx, rows, row, trabalho),
    );
    await breathe();
  }
  await progresso.step({ fase: 'aplicar' }, async (tx) => {
    const now = await countLinhas(tx, row.id);
    await setSituacao(tx, row.id, { situacao: 'aplicada', resumo: now, aplicada_em: agora });
    const { criar, atualizar, mover, inativar, reativar, erro } = now;
    const detalhe = { importacao_id: row.id, tipo: row.tipo, criar, atualizar, mover, inativar, reativar, erro };
    await recordAct(tx, { acao: 'importacao_terminada', sessao: null, detalhe, agora });
  });
}
