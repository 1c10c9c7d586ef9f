// Every story plays what it plays and must pass axe. New stories join by existing. A change is checked in the light theme on a
// phone, and where a component shows its states (or else in its first story) also in the dark one; `pnpm check:all`
// (LUNETA_PROVE=1) shows everything, the pages of the documentation too, in all three themes, on a phone and on a wide screen.
import { axeViolations, ofAPiece, settle } from '@luneta/testing/axe';
import { smallTargets } from '@luneta/testing/small-targets';
import { composeStories } from '@storybook/react-vite';
import { clearAllMocks } from 'storybook/test';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { preview } from '../storybook/preview.tsx';
import { loadStories } from '../test/load-stories.ts';

type StoryFile = Parameters<typeof composeStories>[0];
/** Renders the story and plays its interaction, as Storybook does. */
type Playable = { readonly run: () => Promise<void>; readonly load: () => Promise<void>; readonly play?: unknown };
const files = await loadStories(import.meta.glob<StoryFile>(['./**/*.stories.tsx', '../storybook/*/*.stories.tsx']));
const prove = inject('prove');
const temas = prove ? ['claro', 'roteiro', 'plano'] : ['claro', 'plano'];
const widths = prove ? [360, 1280] : [360];

const storiesIn = (tema: string) =>
  files.flatMap(([file, exported]) => {
    const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, tema } };
    const composed: Record<string, Playable> = composeStories(exported, annotations);
    const component = file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
    const names = Object.keys(composed);
    const looked = names.includes('States') ? 'States' : names[0];
    return Object.entries(composed).flatMap(([name, Story]) => {
      // Where keys lead depends on no colour, and what they show stands in the other stories. `Default` is one of the states.
      const again = name === 'Keyboard' || (name === 'Default' && names.includes('States'));
      const looks = !again || prove;
      // Pages of the documentation are made of components, which have stories of their own at night.
      const atNight = name === looked && file.startsWith('./components/');
      const wanted = prove || tema === temas[0] || atNight;
      // What plays is measured before it does, in `targets.test.tsx`.
      const measured = tema === temas[0] && file.startsWith('./components/') && Story.play === undefined;
      return wanted ? [{ name: `${component} ${name}`, Story, looks, measured }] : [];
    });
  });

/** What a theme can break. The elements are the same in all of them, and judged in the first. */
const OF_A_THEME = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** The stops around an open menu of Base UI are hidden from readers and hand the focus on at once: nobody stays there. */
const sheet = () => ({ include: document.body, exclude: ['[data-base-ui-focus-guard]'] });
const violations = (whole: boolean) =>
  axeViolations(whole ? ofAPiece : { runOnly: { type: 'rule', values: OF_A_THEME } }, sheet());

describe.each(temas.flatMap((tema) => widths.map((width) => ({ tema, width }))))(
  'stories in theme $tema at $width px',
  ({ tema, width }) => {
    beforeAll(() => page.viewport(width, 800));
    afterAll(() => page.viewport(360, 800));
    // As Storybook does before each story: a story counts its own calls.
    beforeEach(clearAllMocks);

    it.each(storiesIn(tema))('$name', async ({ Story, looks, measured }) => {
      // A story stays on the page until Storybook prepares another one.
      onTestFinished(() => Story.load());
      await Story.run();
      settle();
      expect(measured && width === widths[0] ? smallTargets() : []).toEqual([]);
      expect(looks ? await violations(prove || tema === temas[0]) : []).toEqual([]);
    });
  },
);
