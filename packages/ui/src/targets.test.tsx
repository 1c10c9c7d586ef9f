// Every control a student taps is at least 44 × 44 px (WCAG 2.5.8 asks 24; we ask more).
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { preview } from '../storybook/preview.tsx';
import { loadStories } from '../test/load-stories.ts';

type StoryFile = Parameters<typeof composeStories>[0];
const files = await loadStories(import.meta.glob<StoryFile>('./components/**/*.stories.tsx'));
const least = 44;

const stories = files.flatMap(([file, exported]) => {
  const composed: Record<string, ComponentType> = composeStories(exported, preview);
  const component = file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
  return Object.entries(composed).map(([name, Story]) => ({ name: `${component} ${name}`, Story }));
});

afterEach(() => cleanup());

/** A control inside a label is reached through the label; a link in a sentence is text (exempt). */
const target = (control: Element) => control.closest('label') ?? control;

it.each(stories)('$name', async ({ Story }) => {
  await render(<Story />);
  const small = [...document.querySelectorAll('button, select, input, nav a')]
    .map(target)
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      // Allows half a pixel of rounding.
      return width > 1 && (width < least - 0.5 || height < least - 0.5);
    })
    .map((control) => control.outerHTML.slice(0, 120));
  expect(small).toEqual([]);
});
