import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Hearts } from './hearts.tsx';

const states = (container: Element) =>
  [...container.querySelectorAll('[data-heart]')].map((heart) => heart.getAttribute('data-heart'));

it('says how many are left', async () => {
  const screen = await render(<Hearts vidas={3} />);
  await expect.element(screen.getByRole('img', { name: '3 de 5 vidas' })).toBeVisible();
  expect(states(screen.container)).toEqual(['empty', 'empty']);
});

it('fills only the next heart', async () => {
  const { container } = await render(<Hearts vidas={3} next={0.4} />);
  expect(states(container)).toEqual(['next', 'empty']);
});

it('splits the lost one once, in 420 ms', async () => {
  const { container } = await render(<Hearts vidas={3} lost next={0.4} />);
  expect(states(container)).toEqual(['lost', 'empty']);
  const timings = container.getAnimations({ subtree: true }).map((one) => one.effect?.getComputedTiming());
  expect(timings.map((one) => [one?.duration, one?.iterations])).toEqual([
    [420, 1],
    [420, 1],
  ]);
});
