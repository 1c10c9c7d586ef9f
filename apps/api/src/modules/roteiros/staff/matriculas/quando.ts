/** When a movement of an enrolment counts (rule VIR-8). */
import { instanteDaMovimentacao } from '@luneta/domain/movimentacao';
import { toLocal } from '@luneta/domain/instante-local';

import type { Tenant } from '../../../../database/tenant.ts';
import { findConfiguracao } from '../../../escola/index.ts';
import { cadastroErrors } from '../../../pessoas/index.ts';

/** A day of the school, and the instants that follow from it. */
export type Quando = { readonly entrada: Date; readonly saida: Date };

/**
 * @param data as written; undefined for today
 * @throws 422 for a day to come
 */
export async function quandoOf(escola: Tenant, data: string | undefined, agora: Date): Promise<Quando> {
  const { fuso_horario: timeZone } = await findConfiguracao(escola);
  const nowMs = agora.getTime();
  const day = data ?? toLocal(nowMs, timeZone).slice(0, 10);
  const [entrada, saida] = (['entrada', 'saida'] as const).map((side) =>
    instanteDaMovimentacao(day, side, { nowMs, timeZone }),
  );
  if (entrada == null || saida == null) throw cadastroErrors.dayToCome();
  return { entrada: new Date(entrada), saida: new Date(saida) };
}
