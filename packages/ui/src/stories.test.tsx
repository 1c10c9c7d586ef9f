// Every story is shown in the light and the dark theme, plays what it plays, and must pass axe. New stories join by existing.
import { composeStories } from '@storybook/react-vite';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { preview } from '../storybook/preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0];
/** Renders the story and plays its interaction, as Storybook does. */
type Playable = { readonly run: () => Promise<void> };
const files = import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true });

const storiesIn = (tema: string) =>
  Object.entries(files).flatMap(([file, exported]) => {
    const annotations = { ...preview, initialGlobals: { ...preview.initialGlobals, tema } };
    const composed: Record<string, Playable> = composeStories(exported, annotations);
    const component = file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
    return Object.entries(composed).map(([name, Story]) => ({ name: `${component} ${name}`, Story }));
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

describe.each(['claro', 'plano'])('stories in theme %s', (tema) => {
  it.each(storiesIn(tema))('$name', async ({ Story }) => {
    await Story.run();
    settle();
    expect(await violations()).toEqual([]);
  });
});
