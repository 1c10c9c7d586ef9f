/**
 * Which modules share a file. A cold load is bound by the number of requests and the bytes before the first picture, so
 * there are a few files: `react` (with React Query), `shell` (what the entry imports), `common` (what several screens share), `trilha`,
 * `ranking` and `results` (what only screens of their kind share), `exam-core` and `exam`.
 * What few visits need stays with whoever imports it.
 */
import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const EXAM =
  /packages\/(?:exam|exam-room)\/|ui\/src\/components\/exam\/|api-client\/src\/tags\/prova|features\/prova\/|routes\/prova\.tsx/u;
/** A question on a card with its options: exams, exercises, quizzes and reviews show it. The sanitiser comes with it. */
const QUESTION = /ui\/src\/components\/question\/|foundations\/rich-html\/|\/dompurify\//u;
/** Cards of the list of exams and marked essays stand on other screens as well. */
const EXAM_LIST =
  /exam-room\/src\/marking\/|components\/exam\/(?:exam-card|exam-row|exam-shell|facts-list|open-exam-card|subject-bars|prova-card)/u;
/** Star rankings, on the home and on their own screen. */
const RANKING = /components\/ranking\/|student-v2\/src\/ranking\//u;
/** Scores, of the home and of the results; the other screens need none of it. */
const RESULTS =
  /components\/results\/(?!number-text|before-after-bar|class-percent|difficulty-mark|level-bars|verdict-label)|student-v2\/src\/(?:desempenho|resultado|tri)\/|domain\/src\/(?:tri|gabarito)(?!lha)/u;
/** What only the pages of roadmaps of version 2 share with one another. */
const TRILHA =
  /student-v2\/src\/trilha\/(?!use-reading)|api-client\/src\/tags\/trilha|components\/study\/(?:media|phase-card|quiz-item|reading-layout|roadmap|summary-stats|difficulty|closed|question-estimates)|components\/phases\/(?:trajectory-rail|mini-constellation|phase-node)|components\/game\/(?:answer-strip|stars|reward-scene)|components\/navigation\/page-index|components\/feedback\/deadline-badge/u;
const RARE =
  /app-shell\/src\/(?:security|recovery|account|help|legal|viewer|maintenance|survey|reporting|entry\/passing)|features\/(?:redacao|instrucoes|finalizado|conta|configuracoes)\/|components\/(?:overlays\/corner-sheet|forms\/copy-field)\/|@sentry|\/zod\//u;

const unified = (id: string) => id.replaceAll('\\', '/');
const isRare = (id: string) => RARE.test(unified(id));
const isRanking = (id: string) => RANKING.test(unified(id));
const isResults = (id: string) => RESULTS.test(unified(id));
const isTrilha = (id: string) => TRILHA.test(unified(id));
const isQuestion = (id: string) => QUESTION.test(unified(id));
const isExam = (id: string) => EXAM.test(unified(id)) && !EXAM_LIST.test(unified(id));

/** For `build.rolldownOptions.output.codeSplitting`. A higher priority takes a module, and what it imports, first. */
export const chunkGroups = (): CodeSplittingGroup[] => [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/]/u, priority: 30 },
  { name: 'shell', tags: ['$initial'], priority: 20 },
  {
    name: 'common',
    test: (id: string) =>
      !isExam(id) && !isQuestion(id) && !isRare(id) && !isTrilha(id) && !isRanking(id) && !isResults(id),
    minShareCount: 2,
    priority: 15,
  },
  // After `common`: what it takes brings along what it imports.
  { name: 'trilha', test: isTrilha, minShareCount: 2, priority: 8 },
  { name: 'ranking', test: isRanking, minShareCount: 2, priority: 7 },
  { name: 'results', test: isResults, minShareCount: 2, priority: 6 },
  { name: 'question', test: isQuestion, minShareCount: 2, priority: 14 },
  // The exam's rules without its screens: one file of both would be over its budget.
  { name: 'exam-core', test: /packages[\\/]exam[\\/]src[\\/]/u, priority: 12 },
  { name: 'exam', test: (id: string) => isExam(id) && !isRare(id), priority: 10 },
];
