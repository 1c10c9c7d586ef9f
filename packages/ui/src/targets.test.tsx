// Controls are large enough before somebody used them, too. A story that plays nothing is shown, and measured, in
// `stories.test.tsx` already.
import { smallTargets } from '@luneta/testing/small-targets';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { preview } from '../storybook/preview.tsx';
import { loadStories } from '../test/load-stories.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Story = ComponentType & { readonly play?: unknown };
const files = await loadStories(import.meta.glob<StoryFile>('./components/**/*.stories.tsx'));

const stories = files.flatMap(([file, exported]) => {
  const composed: Record<string, Story> = composeStories(exported, preview);
  const component = file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
  return Object.entries(composed).flatMap(([name, Shown]) =>
    Shown.play === undefined ? [] : [{ name: `${component} ${name}`, Shown }],
  );
});

it.each(stories)('$name', async ({ Shown }) => {
  await render(<Shown />);
  expect(smallTargets()).toEqual([]);
});
