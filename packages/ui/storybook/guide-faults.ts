// What is wrong with the guide of a stories file, in words that say what to write.
import type { Guide } from './guide.ts';

export interface StoriesFile {
  readonly default: {
    readonly title?: string;
    readonly component?: unknown;
    readonly subcomponents?: object;
    readonly parameters?: { readonly guide?: Guide };
    readonly args?: object;
  };
  readonly [story: string]: unknown;
}

const example = `add to the meta:
  component: X,
  parameters: guide({
    use: 'Escolher uma entre poucas opções.', // when to take it, one sentence
    do: ['Mostre de duas a quatro opções'], // and dont, if there is something to say
    words: 'abas alternar tabs toggle', // other words to find it by, Portuguese and English
    design: 'Segmentos', // its name in the design document
    keyboard: 'story', // with an exported \`Keyboard\` story that has a \`play\`; or 'none: why'
  }),
with \`import { guide } from '../../../../storybook/guide.ts';\``;

const hasPlay = (story: unknown): boolean =>
  typeof story === 'object' && story !== null && 'play' in story && typeof story.play === 'function';

const hasArgs = (story: unknown): boolean =>
  typeof story === 'object' && story !== null && 'args' in story && story.args !== undefined;

const playground = `export a \`Default\` story with \`args\`, so that every prop can be changed in the panel of controls:
  export const Default: StoryObj<typeof X> = { args: { label: '…' } };`;

export const faultsOf = (file: StoriesFile): string[] => {
  const { component, parameters } = file.default;
  const guide = parameters?.guide;
  if (!guide) return [`no guide: ${example}`];
  const played = hasPlay(file['Keyboard']);
  const wants = guide.keyboard === 'story';
  return [
    ...(component ? [] : ['`component:` is missing: the page of documentation reads its props']),
    ...(/\p{L}/u.test(guide.use) ? [] : ['`use:` is empty: one sentence in Portuguese']),
    ...(/\p{L}/u.test(guide.words) ? [] : ['`words:` is empty: how people call it, in Portuguese and English']),
    ...(/\p{L}/u.test(guide.design) ? [] : ['`design:` is empty: its name in the design document']),
    ...(wants || /^none: \S/.test(guide.keyboard) ? [] : ["`keyboard:` is neither 'story' nor 'none: why'"]),
    ...(wants && !played ? ['export a `Keyboard` story with a `play` that uses the keyboard alone'] : []),
    ...('Default' in file && (hasArgs(file['Default']) || file.default.args) ? [] : [playground]),
    ...(!wants && 'Keyboard' in file ? ["there is a `Keyboard` story: say keyboard: 'story'"] : []),
  ];
};
