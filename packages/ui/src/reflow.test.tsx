// At 320 px, which is a page of 1280 px at 400 %, and with text twice as big, a page scrolls in one direction only
// (WCAG 1.4.10, 1.4.4). What is wider than its place, such as a table, scrolls by itself. New components join by existing.
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { preview } from '../storybook/preview.tsx';
import { loadStories } from '../test/load-stories.ts';

type StoryFile = Parameters<typeof composeStories>[0];
const files = await loadStories(import.meta.glob<StoryFile>('./components/**/*.stories.tsx'));

const stories = files.flatMap(([file, exported]) => {
  const composed: Record<string, ComponentType> = composeStories(exported, preview);
  const component = file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
  const Story = composed['States'];
  return Story ? [{ component, Story }] : [];
});
const root = document.documentElement;

afterEach(async () => {
  root.style.fontSize = '';
  await cleanup();
});

/** Ends beyond the right edge: an element that the page, not a scroller of its own, would have to scroll to. */
const beyond = () => {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > root.clientWidth + 1 && !scrolls(element.parentElement);
    })
    .map((element) => element.outerHTML.slice(0, 120));
};

// The size stays for all of them: changing it takes longer than showing a component.
describe.each([
  { what: 'at 320 px', width: 320, height: 640, fontSize: '' },
  { what: 'with text at 200 %', width: 640, height: 800, fontSize: '200%' },
])('$what', ({ width, height, fontSize }) => {
  it.each(stories)('$component', async ({ Story }) => {
    if (innerWidth !== width) await page.viewport(width, height);
    root.style.fontSize = fontSize;
    // The pointer stays where another test left it, and would show what only pointing shows.
    root.style.pointerEvents = 'none';
    await render(<Story />);
    expect(beyond()).toEqual([]);
  });
});
