// What "Qual componente usar?" says of a component, and whether the keyboard has a story of its own.
// It stands in the meta of each stories file, so that the page needs no list:
//   parameters: guide({ use: '…', words: '…', design: '…', keyboard: 'story' })

export interface Guide {
  /** When to take it: one sentence in Portuguese. */
  use: string;
  /** What to do with it, in Portuguese, each a sentence without its point. */
  do: readonly string[];
  /** What not to do, and what to take instead. */
  dont: readonly string[];
  /** Other words people search by, in Portuguese and English, between spaces. */
  words: string;
  /** Its name in the design document. */
  design: string;
  /**
   * `story` for what has several controls, arrows or Escape: the file then exports a `Keyboard` story that plays it.
   * Otherwise why it needs none.
   */
  keyboard: 'story' | `none: ${string}`;
}

/** What of a guide is searched: the words people say, names, then the rest. What comes earlier counts more among equals. */
export const textOf = (names: string, { words, design, use }: Guide): string => `${words} ${names} ${design} ${use}`;

/** Parameters of a component's stories, to stand in their meta. */
export const guide = (guide: Guide): { readonly guide: Guide } => ({ guide });

/** For stories that cover the page: on the page of documentation each stands in a frame of its own. */
export const ownFrame = { docs: { story: { inline: false, iframeHeight: 480 } } } as const;

const points = (title: string, items: readonly string[]): string[] => [
  `**${title}**`,
  items.map((item) => `- ${item}.`).join('\n'),
];

/**
 * Head of a component's page of documentation, as Markdown: when to take it, what to do and not, and last what its
 * docstring says to who writes code.
 */
export const describe = (guide: Guide | undefined, docstring: string): string =>
  guide
    ? [`**Quando usar:** ${guide.use}`, ...points('Faça', guide.do), ...points('Evite', guide.dont), docstring].join(
        '\n\n',
      )
    : docstring;
