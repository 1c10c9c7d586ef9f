/** Every story of an app reaches the state it is named for and passes axe, on a phone and on a desktop. */
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { axeViolations } from './axe.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Story = ComponentType & {
  parameters: Record<string, unknown>;
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

const SIZES = [
  { size: 'phone', width: 360, height: 800 },
  { size: 'desktop', width: 1280, height: 800 },
];

/** `files` is `import.meta.glob('…/*.stories.tsx', { eager: true })` of the calling test file. */
export function checkStories(files: Record<string, StoryFile>): void {
  const stories = Object.entries(files).flatMap(([file, exported]) => {
    const composed: Record<string, Story> = composeStories(exported);
    const feature = file.replace(/^.*\/(.*)\.stories\.tsx$/u, '$1');
    return Object.entries(composed).map(([name, story]) => ({ name: `${feature} ${name}`, story }));
  });
  describe.each(SIZES)('stories on a $size', ({ width, height }) => {
    it.each(stories)('$name', async ({ story: Shown }) => {
      const { shows } = Shown.parameters;
      if (typeof shows !== 'string') throw new Error('a story says by parameters.shows which text tells its state');
      await page.viewport(width, height);
      await render(<Shown />);
      await Shown.play?.({ canvasElement: document.body });
      await expect.element(page.getByText(shows).first()).toBeInTheDocument();
      expect(await axeViolations()).toEqual([]);
    });
  });
}
