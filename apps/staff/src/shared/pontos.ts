/** Points as they are read: "2", "1,5", "0,25". Pure. */
import { numberText } from '@luneta/ui';

/** Without zeros at the end. */
export function pontosText(pontos: number): string {
  const places = [0, 1, 2].find((n) => Math.abs(pontos * 10 ** n - Math.round(pontos * 10 ** n)) < 1e-6);
  return numberText(pontos, places ?? 2);
}
