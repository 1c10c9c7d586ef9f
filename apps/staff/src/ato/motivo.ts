/** The bounds that the contract gives a reason. */
const MIN = 5;
export const MOTIVO_MAX = 500;

/** Whether the audit takes it as a reason. */
export function motivoServe(motivo: string): boolean {
  const { length } = motivo.trim();
  return length >= MIN && length <= MOTIVO_MAX;
}
