/** Brings item parameters from a file into an exam of the school: read, match, write in one transaction, report. */
import { transaction, type Db } from '../../../database/db.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { askRecalculo, findCaderno, saveCaderno } from '../../provas/index.ts';
import { recordOperatorAct } from '../../escola/index.ts';
import { planParametros, type Change } from './aplicar.ts';
import { ParametrosError, readParametros } from './arquivo.ts';
import type { ParametrosReport } from './relatorio.ts';
import { findItens, lockAvaliacao, saveAlvo, type Alvo, type ItemRow } from './store.ts';

export { ParametrosError } from './arquivo.ts';
export { isIncomplete, reportLines, type ParametrosReport } from './relatorio.ts';

export type ParametrosOptions = {
  /** Text of the file. */
  readonly text: string;
  readonly escola_id: number;
  /** Code of the exam, such as ENEM-2016. */
  readonly avaliacao: string;
  /** A booklet's number or colour; without it the answer keys decide. */
  readonly caderno?: string | undefined;
  readonly agora: Date;
  /** Reports and writes nothing. */
  readonly dryRun?: boolean;
};

const FIELDS = ['gabarito', 'habilidade', 'tri_a', 'tri_b', 'tri_c', 'tri_origem', 'anulada', 'fora_da_tri'] as const;
const same = (row: ItemRow, alvo: Alvo): boolean => FIELDS.every((name) => row[name] === alvo[name]);

type Written = { readonly avaliacao: string; readonly formato: string; readonly real: readonly Change[] };

/** A change of parameters leaves a row in the audit, and results that are computed again. */
async function recordChange(
  escola: Tenant,
  avaliacao_id: number,
  { avaliacao, formato, real }: Written,
  agora: Date,
): Promise<boolean> {
  const detalhe = { avaliacao, formato, itens_alterados: real.length };
  await recordOperatorAct(escola, { acao: 'parametros_importados', detalhe, agora });
  return (await askRecalculo(escola, avaliacao_id)) === 'pendente';
}

/**
 * Imports the parameters. Doing it again changes nothing; a failure leaves nothing behind. Results that exist are computed
 * again by the job.
 * @throws ParametrosError when the file is of no known format, or the exam does not exist
 */
export async function importParametros(
  db: Db,
  { text, escola_id, avaliacao, caderno, agora, dryRun = false }: ParametrosOptions,
): Promise<ParametrosReport> {
  const arquivo = readParametros(text);
  const { formato } = arquivo;
  return transaction(db, async (tx) => {
    const escola = tenant(tx, escola_id);
    const avaliacao_id = await lockAvaliacao(escola, avaliacao);
    if (avaliacao_id === undefined) throw new ParametrosError(`a avaliação ${avaliacao} não existe nesta escola`);
    const stored = await findCaderno(escola, avaliacao_id);
    const prova = { rows: await findItens(escola, avaliacao_id), lugares: [...stored.values()] };
    const plan = planParametros(prova, arquivo, { wanted: caderno ?? null, porArea: new Map() });
    const real = plan.changes.filter(({ row, alvo }) => !same(row, alvo));
    let recalculo = false;
    if (!dryRun) {
      for (const { row, alvo } of real) await saveAlvo(escola, row, alvo, agora);
      const booklet = await saveCaderno(escola, avaliacao_id, stored, plan.caderno);
      if (real.length > 0 || booklet)
        recalculo = await recordChange(escola, avaliacao_id, { avaliacao, formato, real }, agora);
    }
    return {
      avaliacao,
      formato,
      alterados: real.length,
      iguais: plan.changes.length - real.length,
      areas: plan.areas,
      avisos: plan.avisos,
      recalculo,
      simulacao: dryRun,
    };
  });
}
