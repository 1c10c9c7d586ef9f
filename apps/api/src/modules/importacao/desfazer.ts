/**
 * Takes back what a file did, the last line first. Every row is again what it was, and what was made is deleted. Whoever has
 * worked since then, or was changed by somebody, stays, and the line says so.
 */
import { part } from '../../database/db.ts';
import { codeOf } from '../../database/error-code.ts';
import { tenant, type Tenant } from '../../database/tenant.ts';
import { ApiError } from '../../http/errors.ts';
import { deleteEmptyTurmas, recordAct } from '../escola/index.ts';
import { deletePessoas, findRetratos, moveMatriculas, restoreRetratos } from '../pessoas/index.ts';
import { consequenciasEm } from '../roteiros/index.ts';
import { countLinhas, findAplicadas, type LinhaRow, saveLinhas } from './arquivo/linha-store.ts';
import { setSituacao } from './arquivo/andamento-store.ts';
import { findImportacao } from './arquivo/store.ts';
import { desfazerParametros } from './parametros/trabalho.ts';
import { desfazerQuestoes } from './questoes/desfazer.ts';
import { findAtivas } from './targets/contexto-store.ts';
import { problem } from './targets/problemas.ts';
import { POR_VEZ, breathe, type Trabalho } from './trabalho.ts';

type Kept = Omit<LinhaRow, 'arquivo' | 'linha' | 'alvo_tipo'>;
const keep = ({ arquivo: _arquivo, linha: _linha, alvo_tipo: _alvo, ...row }: LinhaRow): Kept => row;

const BEGINNING = 2_147_483_647;
const FOREIGN_KEY = '23503';

/** The line stays done. */
const stays = (row: LinhaRow, codigo: 'ja_ha_atividade' | 'mudou_depois'): Kept => ({
  ...keep(row),
  problemas: [
    ...row.problemas,
    problem(row, {
      campo: null,
      codigo,
      gravidade: 'aviso',
      dito:
        codigo === 'ja_ha_atividade'
          ? 'esta pessoa já entrou ou respondeu alguma coisa, e por isso ficou.'
          : 'alguém mudou esta pessoa depois da importação, e por isso ela ficou.',
      como: 'Se for preciso, mude esta pessoa à mão.',
    }),
  ],
});

const undone = (row: LinhaRow): Kept => ({ ...keep(row), aplicada_em: null, antes: { ...row.antes, desfazer: null } });

/** Puts the people of these lines back in one go. @throws a violated foreign key when something hangs on one */
async function putBack(tx: Tenant, rows: readonly LinhaRow[]): Promise<Kept[]> {
  const made = rows.filter(({ antes }) => antes?.desfazer?.retrato === null);
  const matriculas = (some: readonly LinhaRow[]) => some.flatMap(({ antes }) => antes?.desfazer?.matriculas ?? []);
  const pessoas = made.flatMap(({ alvo_id }) => alvo_id ?? []);
  await deletePessoas(tx, { pessoas, matriculas: matriculas(made) });
  const changed = rows.filter(({ antes }) => antes?.desfazer?.retrato != null);
  const retratos = changed.flatMap(({ antes }) => antes?.desfazer?.retrato ?? []);
  await restoreRetratos(tx, retratos, matriculas(changed));
  return rows.map(undone);
}

/**
 * A student with coins, whose ledger forgets nothing, goes back by a move: the coins go along.
 * @returns false for who has worked in the new class
 */
async function moveBack(tx: Tenant, { antes }: LinhaRow, agora: Date): Promise<boolean> {
  const { retrato = null, matriculas = [] } = antes?.desfazer ?? {};
  const [nova] = matriculas;
  const before = retrato?.matriculas.find(({ status }) => status === 'Atual');
  if (!retrato || !before || nova === undefined) return false;
  if ((await findAtivas(tx, matriculas)).length > 0) return false;
  const back = { turma_aluno_id: nova, turma_id: before.turma_id, em: agora };
  await moveMatriculas(tx, [back], consequenciasEm(agora));
  await restoreRetratos(tx, [{ ...retrato, matriculas: [] }], []);
  return true;
}

/** One line by itself. */
async function putBackOne(tx: Tenant, row: LinhaRow, agora: Date): Promise<Kept> {
  const inPart = <T>(work: (escola: Tenant) => Promise<T>) => part(tx.db, (db) => work(tenant(db, tx.escola_id)));
  try {
    const [kept] = await inPart((escola) => putBack(escola, [row]));
    return kept ?? keep(row);
  } catch (error) {
    if (codeOf(error) !== FOREIGN_KEY) throw error;
  }
  const moved = await inPart((escola) => moveBack(escola, row, agora)).catch((error: unknown) => {
    // An exam of the student runs.
    if (error instanceof ApiError) return false;
    throw error;
  });
  return moved ? undone(row) : stays(row, 'ja_ha_atividade');
}

async function putBackEach(tx: Tenant, rows: readonly LinhaRow[], agora: Date): Promise<Kept[]> {
  try {
    return await part(tx.db, (db) => putBack(tenant(db, tx.escola_id), rows));
  } catch (error) {
    if (codeOf(error) !== FOREIGN_KEY) throw error;
  }
  const kept: Kept[] = [];
  for (const row of rows) kept.push(await putBackOne(tx, row, agora));
  return kept;
}

async function undoSome(tx: Tenant, id: string, rows: readonly LinhaRow[], agora: Date): Promise<void> {
  const now = await findRetratos(
    tx,
    rows.flatMap(({ alvo_id }) => alvo_id ?? []),
  );
  const isAsLeft = (row: LinhaRow) => now.get(row.alvo_id ?? 0)?.pessoa.versao === row.antes?.desfazer?.versao;
  const touched = rows.filter((row) => !isAsLeft(row)).map((row) => stays(row, 'mudou_depois'));
  const rest = rows.filter(isAsLeft);
  await saveLinhas(tx, id, [...touched, ...(rest.length > 0 ? await putBackEach(tx, rest, agora) : [])]);
  const turmas = [...now.values()].flatMap(({ matriculas }) => matriculas.map(({ turma_id }) => turma_id));
  await consequenciasEm(agora).told(tx, [...new Set(turmas)], agora);
}

/** Takes back the file of the payload, from where it was left. */
export async function undo(trabalho: Trabalho): Promise<void> {
  const { escola, agora, payload, progresso } = trabalho;
  const row = await findImportacao(escola, payload.importacao_id);
  if (!row || row.versao !== payload.versao || !['desfazendo', 'aplicada'].includes(row.situacao)) return;
  if (row.tipo === 'questoes') return desfazerQuestoes(trabalho, row);
  if (row.tipo === 'parametros_tri') return desfazerParametros(trabalho, row);
  const counts = await countLinhas(escola, row.id);
  const total = counts.criar + counts.atualizar + counts.mover + counts.inativar + counts.reativar;
  await progresso.step({ fase: 'desfazer', total }, (tx) => setSituacao(tx, row.id, { situacao: 'desfazendo' }));
  for (;;) {
    const { feitas, ponto } = progresso.now();
    const rows = await findAplicadas(escola, row.id, ponto === null ? BEGINNING : Number(ponto), POR_VEZ);
    const last = rows.at(-1);
    if (!last) break;
    await progresso.step({ fase: 'desfazer', feitas: feitas + rows.length, total, ponto: String(last.ordem) }, (tx) =>
      undoSome(tx, row.id, rows, agora),
    );
    await breathe();
  }
  await progresso.step({ fase: 'desfazer' }, async (tx) => {
    await deleteEmptyTurmas(tx, row.resumo.turmas_criadas ?? []);
    await setSituacao(tx, row.id, { situacao: 'desfeita', desfeita_em: agora });
    const detalhe = { importacao_id: row.id, tipo: row.tipo };
    await recordAct(tx, { acao: 'importacao_desfeita', sessao: null, detalhe, agora });
  });
}
