import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { MiniConstellation } from './mini-constellation.tsx';

const counts = (container: Element) =>
  ['star', 'kite', 'place'].map((part) => container.querySelectorAll(`g [class*=constellation_${part}]`).length);

it.each([
  ['nothing yet', 0, 4, [0, 1, 3]],
  ['on the way', 5, 8, [5, 1, 2]],
  ['all done: no kite', 8, 8, [8, 0, 0]],
  ['a long way: the part around the student', 20, 40, [7, 1, 6]],
])('%s', async (_, done, total, parts) => {
  const screen = await render(<MiniConstellation label="Fases" materia="Física" done={done} total={total} />);
  await expect.element(screen.getByRole('img', { name: 'Fases' })).toBeVisible();
  expect(counts(screen.container)).toEqual(parts);
});

it('without phases there is no picture', async () => {
  const { container } = await render(<MiniConstellation label="Fases" materia="Física" done={0} total={0} />);
  expect(container.innerHTML).toBe('');
});
