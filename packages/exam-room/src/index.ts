export { EntregaScreen } from './delivery/entrega-screen.tsx';
export { RedacaoScreen } from './essay/redacao-screen.tsx';
export { useSendKept } from './kept/use-send-kept.ts';
export { QuestaoScreen } from './question/questao-screen.tsx';
export type { ExamPaths, ExamSetup, ProvaPlace } from './setup.tsx';
export { ProvaIndex } from './session/prova-index.tsx';
export { ProvaShell } from './session/prova-shell.tsx';
export { wordsV1, wordsV2, type ExamWords, type VersionWords } from './words/words.ts';
