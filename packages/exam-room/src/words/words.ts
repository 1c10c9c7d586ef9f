/** Every word of the exam screens. An app chooses its version's words, and may replace any of them. */
import { copy } from './copy.ts';
import { copy as v1 } from './v1/copy.ts';
import { copy as v2 } from './v2/copy.ts';

/** Sentences in which the versions differ. */
export interface VersionWords {
  readonly exit: string;
  readonly finish: string;
  /** Where the bar is narrow. */
  readonly finishShort: string;
  /** The verb of it: 'entregar', 'finalizar'. */
  readonly finishVerb: string;
  /** The essay has changes that are not saved. */
  readonly modified: string;
  /** The time is short: `minutes` are left of the exam called `title`. */
  readonly warning: { title: string; text: (minutes: number, title: string) => string; ok: string };
  readonly exitDialog: { title: string; text: string; confirm: string; cancel: string };
  readonly finishDialog: {
    title: string;
    text: string;
    blank: (quantidade: number) => string;
    noEssay: string;
    confirm: string;
    /** When something is not stored and stays out. */
    confirmWithout: string;
    cancel: string;
    failed: string;
    retrying: string;
  };
  readonly timeOver: { title: string; text: string; go: string };
}

export type ExamWords = typeof copy & VersionWords;

const withCommon = (words: VersionWords): ExamWords => ({ ...copy, ...words });

// So marked, an app leaves out the words of the other version.
export const wordsV1 = /* @__PURE__ */ withCommon(v1);
export const wordsV2 = /* @__PURE__ */ withCommon(v2);
