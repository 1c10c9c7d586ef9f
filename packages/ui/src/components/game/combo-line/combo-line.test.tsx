import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ComboLine } from './combo-line.tsx';

const stars = (container: Element) => container.querySelectorAll('g').length;

it.each([
  ['a star for each hit', 3, 3],
  ['the last ones of a long row', 12, 5],
])('%s', async (_, seguidos, shown) => {
  const screen = await render(<ComboLine seguidos={seguidos} title="Acertos seguidos" />);
  await expect.element(screen.getByText('Acertos seguidos')).toBeVisible();
  expect(stars(screen.container)).toBe(shown);
});

it('moves nothing where less motion is wanted', async () => {
  const screen = await render(
    <div data-movimento="reduzido">
      <ComboLine seguidos={3} title="3 seguidos" bare />
    </div>,
  );
  const [fresh] = [...screen.container.querySelectorAll('g:last-child path')];
  if (fresh === undefined) throw new Error('no star');
  const { animationName, animationDuration } = getComputedStyle(fresh);
  expect(animationName === 'none' || Number.parseFloat(animationDuration) < 0.01).toBe(true);
});
