/** The final mark of an essay. The marking decides it, and it stands beside the text that the student delivered. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

const gravar = statement<{ escola_id: number; rows: string }, never>(
  'set_redacoes_notas_finais',
  `update redacao r set nota = x.nota from json_to_recordset(:rows) as x(redacao_id bigint, nota int)
    where r.escola_id = :escola_id and r.tentativa_id = x.redacao_id`,
);
const SAVE_NOTA = statement<{ escola_id: number; redacao_id: number; nota: number }, never>(
  'set_redacao_nota',
  'update redacao set nota = :nota where escola_id = :escola_id and tentativa_id = :redacao_id',
);
const CLEAR_NOTA = statement<{ escola_id: number; redacao_id: number }, never>(
  'clear_redacao_nota',
  'update redacao set nota = null where escola_id = :escola_id and tentativa_id = :redacao_id',
);

/** The final marks of several essays, in one statement. */
export async function setNotas(
  escola: Tenant,
  notas: readonly { readonly redacao_id: number; readonly nota: number }[],
): Promise<void> {
  await escola.run(gravar, { rows: JSON.stringify(notas) });
}

/** Stores the final mark, once the rules give one. */
export async function setNotaFinal(escola: Tenant, redacao_id: number, nota: number): Promise<void> {
  await escola.run(SAVE_NOTA, { redacao_id, nota });
}

/** The essay has no final mark. */
export async function clearNotaFinal(escola: Tenant, redacao_id: number): Promise<void> {
  await escola.run(CLEAR_NOTA, { redacao_id });
}
