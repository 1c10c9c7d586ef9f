// Made-up students for stories and tests.
import type { RankedStudent, RankingWords } from './ranked-student.ts';

export const words: RankingWords = {
  noName: 'Sem nome',
  own: '(você)',
  place: (place) => `${place} lugar`,
  stars: (stars) => (stars === '1' ? '1 estrela' : `${stars} estrelas`),
};

/** [place, name, stars] rows; the avatar follows the row. */
export const students = (...rows: readonly (readonly [number, string | null, number])[]): RankedStudent[] =>
  rows.map(([place, name, stars], index) => ({ id: index, place, name, stars, avatarCode: (index * 7) % 69 }));

/** The row with this name is the own one. */
export const ownedBy = (name: string, rows: readonly RankedStudent[]): RankedStudent[] =>
  rows.map((row) => ({ ...row, own: row.name === name }));

export const topThree = students([1, 'Ana Clara', 184], [2, 'Davi', 171], [3, 'Kauã', 160]);

/** From the fourth place, two of them tied, Marina last. */
export const fromFourth = ownedBy(
  'Marina',
  students(
    [4, 'Beatriz', 152],
    [5, 'Esther', 149],
    [5, 'Heitor', 149],
    [7, 'Isis C.', 147],
    [8, 'Maria Antonieta de Fátima', 140],
    [9, null, 139],
    [10, 'Caio', 133],
    [11, 'Felipe', 131],
    [12, 'Marina', 128],
  ),
);
