import type { SubjectId } from '../../../theme/subject-colours.ts';

// First word without accents → identity. Areas map to the subject that stands for them.
const byFirstWord: Readonly<Record<string, SubjectId>> = {
  matematica: 'matematica',
  portugues: 'portugues',
  portuguesa: 'portugues',
  linguagens: 'portugues',
  redacao: 'portugues',
  literatura: 'portugues',
  filosofia: 'filosofia',
  historia: 'historia',
  humanas: 'historia',
  geografia: 'geografia',
  ingles: 'ingles',
  inglesa: 'ingles',
  espanhol: 'espanhol',
  espanhola: 'espanhol',
  biologia: 'biologia',
  natureza: 'quimica',
  fisica: 'fisica',
  quimica: 'quimica',
  sociologia: 'sociologia',
};
const fillers = new Set(['lingua', 'ciencias', 'da', 'do', 'de', 'e']);

/**
 * Visual identity of a subject or area by its name, never by its id: ids differ between schools.
 * Accents and case do not matter; an unknown name is `generica`.
 */
export const subjectOf = (name: string): SubjectId => {
  const first = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => word !== '' && !fillers.has(word));
  return (first !== undefined && Object.hasOwn(byFirstWord, first) && byFirstWord[first]) || 'generica';
};
