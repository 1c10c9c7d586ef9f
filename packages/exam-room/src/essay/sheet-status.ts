/** What a sheet says of its text, an essay's or an answer's: the first condition that is true. */
import type { Refusal, Waiting } from '@luneta/exam';

import type { ExamWords } from '../words/words.ts';

export type SheetState = {
  /** Why one cannot type now. */
  readonly refusal: Refusal | null;
  readonly offline: boolean;
  readonly waiting: Waiting | null;
  readonly sending: number | null;
  /** Something typed is not saved, and what is said of it. */
  readonly dirty: boolean;
  readonly modified: string;
  /** What is said of a text that the server has; null where there is none yet. */
  readonly saved: string | null;
};

export type Shown = {
  status: 'empty' | 'modified' | 'saving' | 'saved' | 'offline' | 'refused' | 'readonly';
  message?: string;
};

export function sheetStatus(words: ExamWords, sheet: SheetState): Shown {
  const copy = words.essay;
  const { refusal, offline, waiting, sending, dirty, modified, saved } = sheet;
  if (refusal !== null)
    return { status: 'readonly', message: refusal === 'read-only' ? copy.readOnly : words.refused[refusal] };
  if (offline && (waiting !== null || dirty)) return { status: 'offline', message: copy.onDevice };
  // The save is running and nothing was typed since. Only an acknowledgement marks the text as saved.
  const isNewest = waiting === null || waiting.seq === sending;
  if (sending !== null && isNewest) return { status: 'saving', message: copy.saving };
  const recusa = waiting?.refused;
  if (recusa) return { status: 'refused', message: copy.refused(recusa.mensagem) };
  if (dirty) return { status: 'modified', message: modified };
  return saved === null ? { status: 'empty' } : { status: 'saved', message: saved };
}
