import { late } from '@luneta/app-shell';

/** The dialog of a question, loaded when somebody reads one. */
export const QuestaoDialog = late(async () => (await import('./questao-dialog.tsx')).QuestaoDialog);
