/** The modals of an exam as a screen uses them: their code comes after the first question. */
import { lazyPart } from '@luneta/app-shell';
import { useProvaValue } from '@luneta/exam/react';

import type { AskedProps, ExitProps, WarningProps } from './dialogs.tsx';

const dialogs = () => import('./dialogs.tsx');

export const ExitDialog = lazyPart<ExitProps>(async () => (await dialogs()).ExitDialog);
export const FinishDialog = lazyPart<AskedProps>(async () => (await dialogs()).FinishDialog);
export const WarningDialog = lazyPart<WarningProps>(async () => (await dialogs()).WarningDialog);
const LanguageNotice = lazyPart<{ open: boolean }>(async () => (await dialogs()).LanguageDialog);
const TimeOver = lazyPart<{ open: boolean }>(async () => (await dialogs()).TimeOverDialog);

export const TimeOverDialog = () => <TimeOver open={useProvaValue((state) => state.phase === 'time-over')} />;

/** Says which questions changed with the language. */
export const LanguageDialog = () => <LanguageNotice open={useProvaValue((state) => state.language.notice !== null)} />;
