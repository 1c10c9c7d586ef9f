/** Areas for stories and tests, from the contract's example. */
import { buildAdaptadas } from '@luneta/testing';

type Areas = ReturnType<typeof buildAdaptadas>['data'];
type Avaliacao = Areas[number]['avaliacoes'][number];

const SUBJECTS = [
  'Matemática',
  'Física',
  'Química',
  'Biologia',
  'História',
  'Geografia',
  'Inglês',
  'Português',
  'Filosofia',
];
const NAMES = ['Matemática', 'Linguagens', 'Natureza', 'Humanas'];

/** Four areas; the first, which is shown, has this many subjects, and the others have none. */
export function areas(count = 2, changes: Partial<Avaliacao> = {}): Areas {
  const [first, other] = buildAdaptadas().data;
  const [one] = first?.avaliacoes ?? [];
  if (!first || !other || !one) return [];
  const subjects = SUBJECTS.slice(0, count).map((materia_nome, n) => ({
    ...one,
    materia_nome,
    materia_id: n + 1,
    ...changes,
  }));
  return NAMES.map((nome_curto, n) => ({
    ...(n === 0 ? first : { ...other, exercicios: first.exercicios }),
    area_conhecimento_id: n + 1,
    nome_curto,
    avaliacoes: n === 0 ? subjects : [],
  }));
}
