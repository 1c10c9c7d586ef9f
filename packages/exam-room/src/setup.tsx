/** What an app gives to the exam screens, and how they read it. */
import type { ProvaPolicy } from '@luneta/domain';
import { createContext, use, type ReactNode } from 'react';

import type { ExamWords } from './words/words.ts';

/** The day of an exam, as the address names it. */
export type ProvaPlace = { turma_avaliacao_id: number; dia_prova: number };

type DayPath = (turma_avaliacao_id: number, dia_prova: number) => string;

/** Addresses of the app that the exam screens lead to. */
export interface ExamPaths {
  /** The list that the exam was opened from. */
  readonly avaliacoes: string;
  readonly instrucoes: DayPath;
  /** Opens the exam where it was left. */
  readonly prova: DayPath;
  readonly questoes: DayPath;
  readonly questao: (turma_avaliacao_id: number, dia_prova: number, item_id: number) => string;
  readonly redacoes: DayPath;
  readonly finalizado: DayPath;
  /** Where handing in is a page with a summary; without it a dialog over the question asks. */
  readonly delivery?: DayPath;
}

/** Everything in which the exam of one app differs from the exam of another. */
export interface ExamSetup {
  readonly policy: ProvaPolicy;
  readonly paths: ExamPaths;
  readonly words: ExamWords;
}

const SetupContext = createContext<ExamSetup | null>(null);

export function SetupProvider({ setup, children }: { setup: ExamSetup; children: ReactNode }) {
  return <SetupContext value={setup}>{children}</SetupContext>;
}

/** The policy, the addresses and the words of the app around. */
export function useExamSetup(): ExamSetup {
  const setup = use(SetupContext);
  if (setup === null) throw new Error('an exam screen needs <ProvaShell setup={…}> above it');
  return setup;
}
