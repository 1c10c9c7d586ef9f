/**
 * Libraries that only the console or a celebration may load: the first load of a student app must not hold them
 * (design, section 6.2). Each is recognised by texts that a minifier keeps.
 */
import type { Hit, SearchedFile } from './leaks.ts';

const MARKS: readonly { readonly what: string; readonly mark: RegExp }[] = [
  { what: 'Base UI', mark: /\bbase-ui\b/ },
  { what: 'the editor (Tiptap, ProseMirror)', mark: /\bProseMirror\b|\btiptap\b/ },
  { what: 'KaTeX', mark: /\bKaTeX parse error: / },
  { what: 'canvas-confetti', mark: /\bCONFETTI\b|\bconfettiCannon\b/ },
  // A text that every shape of d3 contains.
  { what: 'd3', mark: /invalid digits: / },
];

/** Which of the heavy libraries stand in these files. */
export const findHeavy = (files: readonly SearchedFile[]): Hit[] =>
  files.flatMap(({ file, text }) =>
    MARKS.filter(({ mark }) => mark.test(text)).map(({ what }) => ({
      file,
      what: `${what}, which must be fetched later`,
    })),
  );
