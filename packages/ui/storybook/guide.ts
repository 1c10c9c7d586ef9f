// What "Qual componente usar?" says of a component, and whether the keyboard has a story of its own.
// It stands in the meta of each stories file, so that the page needs no list:
//   parameters: guide({ use: '…', words: '…', design: '…', keyboard: 'story' })

export interface Guide {
  /** When to take it: one sentence in Portuguese. */
  use: string;
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

/** What of a guide is searched: names, then the words people say, then the rest. */
export const textOf = (names: string, { words, design, use }: Guide): string => `${names} ${words} ${design} ${use}`;

/** Parameters of a component's stories, to stand in their meta. */
export const guide = (guide: Guide): { readonly guide: Guide } => ({ guide });

/** For stories that cover the page: on the page of documentation each stands in a frame of its own. */
export const ownFrame = { docs: { story: { inline: false, iframeHeight: 480 } } } as const;
