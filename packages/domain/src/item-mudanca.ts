/** What a change of one item does to the grades of an exam, told before it is made. */

/** The grade of one present student without and with the change. */
export type NotaMudada = { readonly antes: number; readonly depois: number };

export type ResumoDaMudanca = {
  readonly sobem: number;
  readonly descem: number;
  readonly iguais: number;
  /** Null without anybody present. */
  readonly mediaAntes: number | null;
  readonly mediaDepois: number | null;
  /** The change that is farthest from nothing, with its sign. */
  readonly maior: number;
  /** How many have a grade in each tenth of the scale; the last one holds its upper end too. */
  readonly faixas: readonly { readonly antes: number; readonly depois: number }[];
};

/** Grades that are computed in another order differ in their last bits only. */
const SAME = 1e-9;

/** Whether a grade changes. [ESI-5] */
export const muda = ({ antes, depois }: NotaMudada): boolean => Math.abs(depois - antes) > SAME;

const TENTHS = 10;

const tenthOf = (nota: number, notaMaxima: number) =>
  Math.min(TENTHS - 1, Math.max(0, Math.floor((nota * TENTHS) / notaMaxima + SAME)));

/** Who rises and who falls, both means, the largest change, and the distribution before and after. [ESI-5] */
export function resumoDaMudanca(notas: readonly NotaMudada[], notaMaxima: number): ResumoDaMudanca {
  const changed = notas.filter(muda);
  const sobem = changed.filter(({ antes, depois }) => depois > antes).length;
  const mean = (of: (nota: NotaMudada) => number) =>
    notas.length === 0 ? null : notas.reduce((sum, nota) => sum + of(nota), 0) / notas.length;
  const counted = (of: (nota: NotaMudada) => number, tenth: number) =>
    notas.filter((nota) => tenthOf(of(nota), notaMaxima) === tenth).length;
  return {
    sobem,
    descem: changed.length - sobem,
    iguais: notas.length - changed.length,
    mediaAntes: mean(({ antes }) => antes),
    mediaDepois: mean(({ depois }) => depois),
    maior: changed.reduce(
      (most, { antes, depois }) => (Math.abs(depois - antes) > Math.abs(most) ? depois - antes : most),
      0,
    ),
    faixas: Array.from({ length: TENTHS }, (_, tenth) => ({
      antes: counted(({ antes }) => antes, tenth),
      depois: counted(({ depois }) => depois, tenth),
    })),
  };
}
