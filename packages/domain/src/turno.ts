/** Shifts of a class. */

export type TurnoCode = 'manha' | 'tarde' | 'noite' | 'nao_informado';

const TURNOS: ReadonlyMap<string, TurnoCode> = new Map([
  ['1', 'manha'],
  ['2', 'tarde'],
  ['3', 'noite'],
]);

/** 1 morning, 2 afternoon, 3 night, as number or text; anything else is not informed. [TUR-1] S1 §3; S3 §9 */
export function turnoCode(turno: unknown): TurnoCode {
  const key = typeof turno === 'number' || typeof turno === 'string' ? String(turno).trim() : '';
  return TURNOS.get(key) ?? 'nao_informado';
}
