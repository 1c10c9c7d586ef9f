/** Reads and writes how others see a student's name. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

const CLEAR = statement<{ escola_id: number; pessoa_id: number }, never>(
  'delete_pessoa_nome_social',
  'update pessoa set nome_social = null where escola_id = :escola_id and id = :pessoa_id',
);
const HIDE = statement<{ escola_id: number; pessoa_id: number; oculto: boolean }, never>(
  'set_pessoa_ranking_oculto',
  'update pessoa set ranking_oculto = :oculto where escola_id = :escola_id and id = :pessoa_id',
);

/** Succeeds too when there is no social name. */
export async function clearNomeSocial(escola: Tenant, pessoa_id: number): Promise<void> {
  await escola.run(CLEAR, { pessoa_id });
}

/** Rankings show 'Estudante' instead of the name, in every class of the person. */
export async function setRankingOculto(escola: Tenant, pessoa_id: number, oculto: boolean): Promise<void> {
  await escola.run(HIDE, { pessoa_id, oculto });
}
