/**
 * Which modules share a file. A cold load is bound by the number of requests and the bytes before the first picture, so
 * there are a few files: `react` (with React Query), `shell` (what the entry imports), `common` (what several screens share), `study`, `results`, `question`, `exam-core`
 * and `exam`.
 * What few visits need stays with whoever imports it.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const EXAM =
  /packages\/(?:exam|exam-room)\/|ui\/src\/components\/(?:question|exam)\/|foundations\/rich-html\/|\/dompurify\/|api-client\/src\/tags\/prova|features\/prova\/|routes\/prova\.tsx/u;
/** Cards of the list of exams and marked essays stand on other screens as well. */
const EXAM_LIST =
  /exam-room\/src\/marking\/|components\/exam\/(?:exam-card|exam-row|exam-shell|timer|rules-list|facts-list|open-exam-card|subject-bars|prova-card)|components\/question\/(?:question-(?:cell|state)|answers-legend)/u;
/** What only the pages of roadmaps share with one another: those of version 2, and the game of version 1. */
const TRILHA =
  /student-v2\/src\/trilha\/(?!use-reading)|api-client\/src\/tags\/trilha|components\/study\/(?:media|phase-card|quiz-item|reading-layout|roadmap|summary-stats|difficulty|closed|question-estimates)|components\/phases\/(?:trajectory-rail|mini-constellation|phase-node)|components\/game\/(?:answer-strip|reward-scene)|components\/navigation\/page-index|components\/feedback\/deadline-badge/u;
/** A question as every screen shows it, without the exam around. */
const QUESTION = /ui\/src\/components\/question\/|foundations\/rich-html\/|\/dompurify\//u;
const GAME =
  /student-v1\/src\/(?:game|fase|features\/boss)\/|components\/(?:game\/(?!stars|game-piece)|boss\/|identity\/breu\/|feedback\/steps\/)|api-client\/src\/tags\/(?:fase|boss|adaptadas|navbar)|domain\/src\/(?:fase|boss|vidas|moedas)/u;
/** What answer keys, results and rankings share. */
const RESULTS =
  /student-v1\/src\/(?:gabaritos|resultados|features\/resultados)\/|student-v2\/src\/(?:resultado|desempenho|tri|ranking)\/|components\/(?:results|ranking)\/|api-client\/src\/tags\/gabarito|domain\/src\/gabarito/u;
const RARE =
  /app-shell\/src\/(?:security|recovery|account|help|legal|viewer|maintenance|survey|reporting|entry\/passing)|features\/(?:redacao|instrucoes|finalizado|conta|configuracoes)\/|components\/(?:overlays\/corner-sheet|forms\/copy-field)\/|@sentry|\/zod\//u;

const unified = (id: string) => id.replaceAll('\\', '/');
const isRare = (id: string) => RARE.test(unified(id));
const isStudy = (id: string) => TRILHA.test(unified(id)) || GAME.test(unified(id));
const isResults = (id: string) => RESULTS.test(unified(id));
const isQuestion = (id: string) => QUESTION.test(unified(id)) && !EXAM_LIST.test(unified(id));
const isExam = (id: string) => EXAM.test(unified(id)) && !EXAM_LIST.test(unified(id));

/** What belongs to no part of the product in particular. */
const isCommon = (id: string) => !isExam(id) && !isRare(id) && !isStudy(id) && !isResults(id);

/** For `build.rolldownOptions.output.codeSplitting`. A higher priority takes a module, and what it imports, first. */
export const chunkGroups = (): CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/u, priority: 30 },
  { name: 'shell', tags: ['$initial'], priority: 20 },
  { name: 'common', test: isCommon, minShareCount: 2, priority: 15 },
  // After `common`: what it takes brings along what it imports.
  { name: 'study', test: isStudy, minShareCount: 2, priority: 8 },
  { name: 'results', test: isResults, minShareCount: 2, priority: 7 },
  { name: 'question', test: isQuestion, priority: 13 },
  // The exam's rules without its screens: a file of more than 30 KB would be over its budget.
  { name: 'exam-core', test: /[\\/]packages[\\/]exam[\\/]src[\\/]/u, priority: 12 },
  { name: 'exam', test: (id: string) => isExam(id) && !isRare(id), priority: 10 },
];
