import { lazyPart } from '@luneta/app-shell';

/** The dialog of a question, loaded when somebody reads one. */
export const QuestaoDialog = lazyPart(async () => (await import('./questao-dialog.tsx')).QuestaoDialog);
