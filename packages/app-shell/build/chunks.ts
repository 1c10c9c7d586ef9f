/**
 * Which modules share a file. A cold load is bound by the number of requests and the bytes before the first picture, so
 * there are a few files: `react` (with React Query), `shell` (what the entry imports), `common` (what several screens share), `exam-core` and
 * `exam`, `study` (roadmaps, phases, the game) and `results` (grades, answer keys, rankings).
 * What few visits need stays with whoever imports it.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const EXAM =
  /packages\/(?:exam|exam-room)\/|ui\/src\/components\/(?:question|exam)\/|foundations\/rich-html\/|\/dompurify\/|api-client\/src\/tags\/prova|features\/prova\/|routes\/prova\.tsx/u;
/** Cards of the list of exams stand on other screens as well, the cells of its questions and a marked essay on results. */
const NOT_EXAM =
  /components\/exam\/(?:exam-card|exam-shell|facts-list|open-exam-card|subject-bars|prova-card)|components\/question\/question-(?:cell|state)|exam-room\/src\/marking\//u;
const RARE =
  /app-shell\/src\/(?:security|recovery|account|help|legal|viewer|maintenance|survey|reporting|entry\/passing)|features\/(?:redacao|instrucoes|finalizado|conta|configuracoes)\/|components\/(?:overlays\/corner-sheet|forms\/copy-field)\/|@sentry|\/zod\//u;

/** The game of version 1 and the roadmaps of version 2: what their screens share among themselves. */
const STUDY =
  /student-v1\/src\/(?:game|fase|features\/boss)\/|student-v2\/src\/trilha\/|components\/(?:game|boss|phases|study|learning|identity\/breu|feedback\/steps)\/|api-client\/src\/tags\/(?:fase|boss|adaptadas|navbar|trilha)|domain\/src\/(?:fase|boss|trilha|vidas|moedas)/u;
const RESULTS =
  /student-v1\/src\/(?:gabaritos|resultados|features\/resultados)\/|student-v2\/src\/(?:resultado|desempenho|tri|ranking)\/|components\/(?:results|ranking)\/|exam-room\/src\/marking\/|api-client\/src\/tags\/(?:gabarito|resultado|ranking)|domain\/src\/(?:gabarito|ranking)/u;

const unified = (id: string) => id.replaceAll('\\', '/');
const isRare = (id: string) => RARE.test(unified(id));
const isExam = (id: string) => EXAM.test(unified(id)) && !NOT_EXAM.test(unified(id));
const isStudy = (id: string) => STUDY.test(unified(id));
const isResults = (id: string) => RESULTS.test(unified(id));
const isOfSome = (id: string) => isExam(id) || isRare(id) || isStudy(id) || isResults(id);

/** For `build.rolldownOptions.output.codeSplitting`. A higher priority takes a module, and what it imports, first. */
export const chunkGroups = (): CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/u, priority: 30 },
  { name: 'shell', tags: ['$initial'], priority: 20 },
  { name: 'common', test: (id: string) => !isOfSome(id), minShareCount: 2, priority: 15 },
  // The exam's rules without its screens, and the sanitiser: a file of more than 30 KB would be over its budget.
  { name: 'exam-core', test: /[\\/]dompurify[\\/]|packages[\\/]exam[\\/]src[\\/]/u, priority: 12 },
  { name: 'exam', test: (id: string) => isExam(id) && !isRare(id), priority: 10 },
  { name: 'study', test: isStudy, minShareCount: 2, priority: 9 },
  { name: 'results', test: isResults, minShareCount: 2, priority: 8 },
];
