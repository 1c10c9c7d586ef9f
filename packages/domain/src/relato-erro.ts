/** Whether this deployment reports errors, for which people it never does, and the limits of a report. D 15; S1 §9 */
import type { ErrosConfig } from './configuracao.ts';

/** Limits of the reporting client. [REL-4] */
export const BREADCRUMBS_MAX = 25;
export const EVENTS_PER_PAGE_MAX = 10;
export const PAYLOAD_MAX_BYTES = 1_048_576;

const PRODUCTION = ['producao', 'produção', 'production', 'prod'];

/**
 * Without configuration never [REL-1]; by default everywhere but in production, else exactly where the list says
 * [REL-2]; never while gestao_vida is signed in [REL-3].
 */
export function reportsErrors(erros: ErrosConfig | undefined, perfil_real: string | null): boolean {
  if (erros === undefined || perfil_real === 'gestao_vida') return false;
  const { ambiente, ambientes_ativos } = erros;
  return ambientes_ativos?.includes(ambiente) ?? !PRODUCTION.includes(ambiente.trim().toLowerCase());
}
