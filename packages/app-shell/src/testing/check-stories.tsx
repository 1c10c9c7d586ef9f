/**
 * Every story of an app reaches the state it is named for, passes axe, and has one `h1` and no skipped heading. On a phone, and what is at home on a desktop on a
 * desktop; with LUNETA_PROVE=1 (`pnpm check:all`) each at both sizes, with the states that all screens share.
 */
import { axeViolations, ofAPiece } from '@luneta/testing/axe';
import { outlineFaults } from '@luneta/testing/outline';
import { keepSize } from '@luneta/testing/shared-page';
import { smallTargets } from '@luneta/testing/small-targets';
import { type Tema, ThemeProvider } from '@luneta/ui';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { configure } from 'storybook/test';
import { describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

// A play function waits as long as `expect.poll` does: a busy machine needs more than the second it would have.
configure({ asyncUtilTimeout: 20_000 });

export type StoryFile = Parameters<typeof composeStories>[0];
type Story = ComponentType & {
  parameters: Record<string, unknown>;
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
};

/**
 * States of an app's features that `QueryState` draws alike. `checkScreens` brings each screen into them, and the parts they
 * are made of have stories of their own: only LUNETA_PROVE=1 looks at each again.
 */
const SHARED_STATES = new Set(['Loading', 'Failed', 'Offline']);

const SIZES = [
  { size: 'phone', width: 360, height: 800 },
  { size: 'desktop', width: 1280, height: 800 },
];

declare module 'vitest' {
  interface ProvidedContext {
    /** Every size. */
    prove: boolean;
  }
}

/** A story of a piece (`parts/`) plays what it plays: on a phone its controls are large enough, and axe finds nothing. */
async function checkPiece(Piece: Story, width: number, tema: Tema): Promise<void> {
  if (innerWidth !== width) await page.viewport(width, 800);
  await render(
    <ThemeProvider tema={tema}>
      <div>
        <Piece />
      </div>
    </ThemeProvider>,
  );
  expect(width < 600 ? smallTargets() : []).toEqual([]);
  await Piece.play?.({ canvasElement: document.body });
  expect(await axeViolations(ofAPiece)).toEqual([]);
}

/**
 * `files` is `import.meta.glob('…/*.stories.tsx')` of the calling test file. `home` is the size at which the
 * app is used most; the first story of each file is checked at the other size too. `tema` is around the pieces of its screens.
 */
export async function checkStories(
  files: Record<string, () => Promise<StoryFile>>,
  home: 'phone' | 'desktop' = 'phone',
  tema: Tema = 'claro',
): Promise<void> {
  keepSize();
  const loaded = await Promise.all(
    Object.entries(files).map(async ([file, load]) => ({ file, exported: await load() })),
  );
  const stories = loaded.flatMap(({ file, exported }) => {
    const composed: Record<string, Story> = composeStories(exported);
    const feature = file.replace(/^.*\/(.*)\.stories\.tsx$/u, '$1');
    return Object.entries(composed)
      .filter(([name]) => inject('prove') || !file.includes('/features/') || !SHARED_STATES.has(name))
      .map(([name, story], n) => ({
        name: `${feature} ${name}`,
        story,
        first: n === 0,
        piece: file.includes('/parts/'),
      }));
  });
  describe.each(SIZES)('stories on a $size', ({ size, width, height }) => {
    const wanted = stories.filter(
      ({ first, piece }) => first || size === home || (piece && size === 'phone') || inject('prove'),
    );
    it.each(wanted)('$name', async ({ story: Shown, piece }) => {
      if (piece) return checkPiece(Shown, width, tema);
      const { shows } = Shown.parameters;
      if (typeof shows !== 'string') throw new Error('a story says by parameters.shows which text tells its state');
      if (innerWidth !== width) await page.viewport(width, height);
      await render(<Shown />);
      await Shown.play?.({ canvasElement: document.body });
      await expect.element(page.getByText(shows).first()).toBeInTheDocument();
      expect(await axeViolations()).toEqual([]);
      expect(outlineFaults()).toEqual([]);
    });
  });
}
