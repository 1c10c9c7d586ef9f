/**
 * Which modules share a file. A cold load is bound by the number of requests and the bytes before the first picture, so
 * there are a few files: `react` (with React Query), `shell` (what the entry imports), `common` (what several screens share), `exam-core`, `exam`,
 * `results` and `study`.
 * What few visits need stays with whoever imports it.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const EXAM =
  /packages\/(?:exam|exam-room)\/|ui\/src\/components\/(?:question|exam)\/|foundations\/rich-html\/|\/dompurify\/|api-client\/src\/tags\/prova|features\/prova\/|routes\/prova\.tsx/u;
/** Cards of the list of exams and marked essays stand on other screens as well. */
const EXAM_LIST =
  /exam-room\/src\/marking\/|question-card\/(?:reading-tools|question-card\.css)|components\/exam\/(?:exam-card|exam-row|exam-shell|facts-list|open-exam-card|subject-bars|prova-card)/u;
const RARE =
  /app-shell\/src\/(?:security|recovery|account|help|legal|viewer|maintenance|survey|reporting|entry\/passing)|features\/(?:redacao|instrucoes|finalizado|conta|configuracoes)\/|components\/(?:overlays\/corner-sheet|forms\/copy-field)\/|@sentry|\/zod\//u;

/** What studying needs, and what results need: few screens share it, and a list of exams needs neither. */
const STUDY = /components\/(?:study|phases|game|learning)\/|apps\/[^/]+\/src\/(?:trilha|game)\//u;
const RESULTS = /components\/(?:results|ranking)\/|apps\/[^/]+\/src\/(?:tri|desempenho|resultado|ranking)\//u;

const unified = (id: string) => id.replaceAll('\\', '/');
const isRare = (id: string) => RARE.test(unified(id));
const isExam = (id: string) => EXAM.test(unified(id)) && !EXAM_LIST.test(unified(id));
const isOf = (family: RegExp) => (id: string) => family.test(unified(id));
const isCommon = (id: string) => ![isExam, isRare, isOf(STUDY), isOf(RESULTS)].some((special) => special(id));

/** For `build.rolldownOptions.output.codeSplitting`. A higher priority takes a module, and what it imports, first. */
export const chunkGroups = (): CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/u, priority: 30 },
  { name: 'shell', tags: ['$initial'], priority: 20 },
  { name: 'common', test: isCommon, minShareCount: 2, priority: 15 },
  // The exam's rules without its screens, and the sanitiser: a file of more than 30 KB would be over its budget.
  { name: 'exam-core', test: /[\\/]dompurify[\\/]|packages[\\/]exam[\\/]src[\\/]/u, priority: 12 },
  { name: 'exam', test: (id: string) => isExam(id) && !isRare(id), priority: 10 },
  // After all others: what a group takes brings along what it imports.
  { name: 'results', test: isOf(RESULTS), minShareCount: 2, priority: 9 },
  { name: 'study', test: isOf(STUDY), minShareCount: 2, priority: 8 },
];
