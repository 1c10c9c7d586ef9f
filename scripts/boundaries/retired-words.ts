/**
 * Finds metaphors for packages and dependency rules that the repository no longer uses.
 * Arrow keys, icons of houses and arrows, and the package `exam-room` are literal and stay.
 */

/** These two files name the words in order to find them. */
const OWN_FILES = /^scripts\/boundaries\/retired-words(\.test)?\.ts$/;

const RETIRED: readonly { pattern: RegExp; instead: string }[] = [
  {
    // `House` is the name of an icon; the metaphor has a word or a capital after it.
    pattern: /\bhouses?(?![a-z])|(?<=[a-z])Houses?(?![a-z])|\bHouses?(?='s| [a-z]|[A-Z])|(?<![A-Z])HOUSE(?![A-Z])/,
    instead: 'repository, package or product',
  },
  {
    pattern: /(?<!exam-)\brooms?(?![a-z])|(?<!xam)Rooms?(?![a-z])|(?<![A-Z])ROOMS?(?![A-Z])/,
    instead: 'package, module, folder or space',
  },
  {
    pattern: /\bdoor(?:s|ways?)?(?![a-z])|Door(?:s|ways?)?(?![a-z])/,
    instead: 'entry point, app or sign-in',
  },
  {
    // Only in phrases about imports: alone the word may be a key or a drawing.
    pattern:
      /\b(?:allowed|forbidden|wrong|planted|dependency|import|package|module|layer)s? arrows?\b|\b(?:format|lint|types), arrows\b|\barrows? (?:holds?\b|(?:between|of|among) (?:the )?(?:repository|packages|modules|layers)\b)/i,
    instead: 'dependency rule or import',
  },
];

/** One line for each retired word in the path or the text of a file. */
export function retiredWordFindings(file: string, text: string): string[] {
  if (OWN_FILES.test(file)) return [];
  return [file, ...text.split('\n')].flatMap((line, n) =>
    RETIRED.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(line)?.[0];
      return word ? [`${file}${n === 0 ? '' : `:${n}`} says "${word}": say ${instead}`] : [];
    }),
  );
}
