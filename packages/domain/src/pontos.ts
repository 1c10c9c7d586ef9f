/** Points that a marker gives to a text item. D 181 */

/** Points as they are typed: a whole number or hundredths, with a comma or a dot. null when they are none. [PTS-1] */
export function readPontos(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,5}(\.\d{1,2})?$/u.test(text) ? Number(text) : null;
}

/** Whether an item takes these points: from 0 to its own, in hundredths. [PTS-2] */
export function isPontos(pontos: number, pontuacaoDoItem: number): boolean {
  const hundredths = pontos * 100;
  return pontos >= 0 && pontos <= pontuacaoDoItem && Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
}
