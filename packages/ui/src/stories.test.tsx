// Every story plays what it plays and must pass axe. New stories join by existing. A change is checked in the light theme on a
// phone, and where a component shows its states (or else in its first story) also in the dark one; `pnpm check:all`
// (LUNETA_PROVE=1) shows everything in all three themes, on a phone and on a wide screen.
import { composeStories } from '@storybook/react-vite';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { preview } from '../storybook/preview.tsx';
import { loadStories } from '../test/load-stories.ts';

type StoryFile = Parameters<typeof composeStories>[0];
/** Renders the story and plays its interaction, as Storybook does. */
type Playable = { readonly run: () => Promise<void> };
const files = await loadStories(
  import.meta.glob<StoryFile>(['./**/*.stories.tsx', '../storybook/pages/*.stories.tsx']),
);
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
      // Where keys lead depends on no colour, and what they show stands in the other stories.
      const looks = name !== 'Keyboard' || prove;
      const wanted = prove || tema === temas[0] || name === looked;
      return wanted ? [{ name: `${component} ${name}`, Story, looks }] : [];
    });
  });

/** Broken rules with the elements that break them, short enough to read in a failure. */
const violations = async (): Promise<string[]> => {
  // The stops around an open menu of Base UI are hidden from readers and hand the focus on at once: nobody stays there.
  const page = { include: document.body, exclude: ['[data-base-ui-focus-guard]'] };
  const { violations: found } = await axe.run(page, {
    resultTypes: ['violations'],
    // A sheet is a piece of a page, and shows what a page has once several times.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-unique': { enabled: false },
      'landmark-no-duplicate-banner': { enabled: false },
      'landmark-no-duplicate-main': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
};

/** Contrast is only true once colours have arrived: everything that fades ends first. */
const settle = () => {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
};

// A story starts and ends on an empty page: an open dialog would make the next one inert.
beforeEach(() => cleanup());
afterEach(() => cleanup());

describe.each(temas.flatMap((tema) => widths.map((width) => ({ tema, width }))))(
  'stories in theme $tema at $width px',
  ({ tema, width }) => {
    beforeAll(() => page.viewport(width, 800));
    afterAll(() => page.viewport(360, 800));

    it.each(storiesIn(tema))('$name', async ({ Story, looks }) => {
      await Story.run();
      settle();
      expect(looks ? await violations() : []).toEqual([]);
    });
  },
);
