/** What of a student's person others see of the name. */
import { eq } from 'drizzle-orm';

import { pessoa } from '../../database/schema/index.ts';
import type { Tenant } from '../../database/tenant.ts';

/** Also where there is none. */
export async function clearNomeSocial(escola: Tenant, pessoa_id: number): Promise<void> {
  await escola.update(pessoa).set({ nome_social: null }).where(eq(pessoa.id, pessoa_id));
}

/** Rankings show 'Estudante' instead of the name, in every class of the person. */
export async function setRankingOculto(escola: Tenant, pessoa_id: number, oculto: boolean): Promise<void> {
  await escola.update(pessoa).set({ ranking_oculto: oculto }).where(eq(pessoa.id, pessoa_id));
}
