/** Which day of an exam a screen shows. */
import type { GestaoProva, GestaoProvaDia } from '@luneta/api-client';

/** The day that the address names; otherwise the one that runs, the next one, or the last. */
export function diaDe(prova: GestaoProva, asked: string | null, nowMs: number): GestaoProvaDia | undefined {
  const named = prova.dias.find(({ dia_prova }) => String(dia_prova) === asked);
  const ahead = prova.dias.find(({ disponivel_ate }) => Date.parse(disponivel_ate) >= nowMs);
  return named ?? ahead ?? prova.dias.at(-1);
}
