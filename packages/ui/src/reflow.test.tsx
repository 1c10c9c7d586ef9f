// At 320 px, which is a page of 1280 px at 400 %, and with text twice as big, a page scrolls in one direction only
// (WCAG 1.4.10, 1.4.4). What is wider than its place, such as a table, scrolls by itself. New components join by existing.
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { preview } from '../storybook/preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0];
const files = import.meta.glob<StoryFile>('./components/**/*.stories.tsx', { eager: true });

const stories = Object.entries(files).flatMap(([file, exported]) => {
  const composed: Record<string, ComponentType> = composeStories(exported, preview);
  const component = file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
  const Story = composed['States'];
  return Story ? [{ component, Story }] : [];
});
const root = document.documentElement;

afterEach(async () => {
  root.style.fontSize = '';
  await cleanup();
  await page.viewport(360, 800);
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

it.each(stories)('$component at 320 px', async ({ Story }) => {
  await page.viewport(320, 640);
  await render(<Story />);
  expect(beyond()).toEqual([]);
});

it.each(stories)('$component with text at 200 %', async ({ Story }) => {
  root.style.fontSize = '200%';
  await page.viewport(640, 800);
  await render(<Story />);
  expect(beyond()).toEqual([]);
});
