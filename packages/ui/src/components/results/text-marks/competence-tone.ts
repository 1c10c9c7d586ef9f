import type { SubjectId } from '../../../theme/subject-colours.ts';

const tones: Readonly<Record<number, SubjectId>> = {
  1: 'matematica',
  2: 'geografia',
  3: 'espanhol',
  4: 'filosofia',
  5: 'quimica',
};

/** The colours in which a competence of an essay is shown, in scales and in the text: value of `data-materia`. */
export const competenceTone = (number: number): SubjectId => tones[number] ?? 'generica';
