import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoadingLayout } from './loading-layout.tsx';

const bones = (container: Element) => container.querySelectorAll('[aria-hidden="true"]').length;

it.each([
  ['areas', 4],
  ['cards', 3],
  ['results', 9],
  ['quiz', 10],
  ['question', 8],
  ['table', 24],
] as const)('%s has the pieces of what comes', async (of, pieces) => {
  const { container } = await render(<LoadingLayout of={of} />);
  expect(bones(container)).toBe(pieces);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

it('shows as many as are known to come', async () => {
  const { container } = await render(<LoadingLayout of="areas" count={2} />);
  expect(bones(container)).toBe(2);
});
