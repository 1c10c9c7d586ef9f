import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import * as art from './art.ts';
import { GamePiece } from './game-piece.tsx';

it.each(Object.entries(art))('%s is a drawing of its own that readers do not meet', async (_name, of) => {
  const { container } = await render(<GamePiece of={of} size={24} />);
  const image = container.querySelector('img');
  await expect.poll(() => image?.naturalWidth).toBeGreaterThan(0);
  expect(image).toHaveAttribute('alt', '');
  expect(image?.getBoundingClientRect().width).toBe(24);
});

it('has six different pieces', () => {
  expect(new Set(Object.values(art)).size).toBe(6);
});
