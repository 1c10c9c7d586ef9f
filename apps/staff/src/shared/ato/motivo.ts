/** The bounds that the contract gives a reason. */
import { copy } from './copy.ts';

const MIN = 5;
export const MOTIVO_MAX = 500;

/** What is wrong with a reason, in words; nothing when the audit takes it. */
export function motivoError(motivo: string): string | undefined {
  const { length } = motivo.trim();
  if (length < MIN) return copy.motivoShort;
  return length > MOTIVO_MAX ? copy.motivoLong : undefined;
}
