/** Imports an ENEM exam folder into a school: read, interpret, write in one transaction, report. */
import { transaction, type Db } from '../../../database/db.ts';
import { statement } from '../../../database/statement.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { askRecalculo, moveReleases } from '../../provas/index.ts';
import { recordOperatorAct } from '../../escola/index.ts';
import { writeExam, type Written } from './save.ts';
import { ImportError, readExamFolder } from './pasta.ts';
import { planExam } from './plano.ts';
import { sortAvisos, type ImportReport } from './relatorio.ts';

export { ImportError } from './pasta.ts';
export { reportLines, seriousOf, type Aviso, type AvisoCodigo, type ImportReport } from './relatorio.ts';

export type ImportOptions = {
  /** Folder of one exam, such as `enem/2022`. */
  readonly folder: string;
  readonly escola_id: number;
  readonly agora: Date;
  /** Runs everything and rolls it back. The report is the one that a real run would print. */
  readonly dryRun?: boolean;
};

/** It lets rows that refer to the school be added meanwhile. */
const LOCK = statement<{ escola_id: number }, { id: number }>(
  'lock_importacao_escola',
  'select id from escola where id = :escola_id for no key update',
);

/** What a change of keys, parameters or items leaves: a row of the audit, and results that are computed again. */
async function recordChange(escola: Tenant, codigo: string, written: Written, agora: Date): Promise<boolean> {
  const { questoes, itens, caderno, avaliacao_id } = written;
  const changes = [questoes.novas, questoes.alteradas, itens.novas, itens.alteradas, Number(caderno)];
  if (changes.every((n) => n === 0)) return false;
  const detalhe = {
    avaliacao: codigo,
    questoes_novas: questoes.novas,
    questoes_alteradas: questoes.alteradas,
    itens_novos: itens.novas,
    itens_alterados: itens.alteradas,
  };
  await recordOperatorAct(escola, { acao: 'prova_importada', detalhe, agora });
  return (await askRecalculo(escola, avaliacao_id)) === 'pendente';
}

/** Thrown inside the transaction of a dry run, to roll it back and return its report. */
class Rehearsed extends Error {
  override readonly name = 'Rehearsed';
  readonly report: ImportReport;
  constructor(report: ImportReport) {
    super('dry run');
    this.report = report;
  }
}

/**
 * Imports the exam. Repeating it changes nothing. A failure changes nothing. Each change leaves a row in the audit.
 * @throws ImportError when the folder cannot be read as an exam or the school does not exist.
 */
export async function importEnem(
  db: Db,
  { folder, escola_id, agora, dryRun = false }: ImportOptions,
): Promise<ImportReport> {
  const plan = await planExam(await readExamFolder(folder), {
    pasta: `/api/v2/midias/${escola_id}/`,
    descreve: true,
  });
  try {
    return await transaction(db, async (tx) => {
      // Two imports into one school at the same time would both find nothing and both insert.
      const [found] = await tenant(tx, escola_id).run(LOCK, {});
      if (!found) throw new ImportError(`a escola ${escola_id} não existe`);
      const written = await moveReleases(tenant(tx, escola_id), agora, (escola) => writeExam(escola, plan, agora));
      const recalculo = await recordChange(tenant(tx, escola_id), plan.codigo, written, agora);
      const report: ImportReport = {
        codigo: plan.codigo,
        escola_id,
        avaliacao_id: written.avaliacao_id,
        simulacao: dryRun,
        total: plan.itens.length,
        areas: plan.areas,
        questoes: written.questoes,
        itens: written.itens,
        midias: written.midias,
        recalculo,
        avisos: sortAvisos([...plan.avisos, ...written.avisos]),
      };
      if (dryRun) throw new Rehearsed(report);
      return report;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.report;
    throw error;
  }
}
