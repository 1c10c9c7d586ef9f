import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { SETTLE_MS, useSettled } from './use-settled.ts';

function Order({ value }: { value: string }) {
  return <p>{useSettled(value, Object.is)}</p>;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('keeps the order for 4 s after a change, counted from the first of several', async () => {
  const screen = await render(<Order value="Ana, Bento" />);
  const shown = () => screen.container.textContent;
  await screen.rerender(<Order value="Bento, Ana" />);
  vi.advanceTimersByTime(SETTLE_MS - 1);
  await screen.rerender(<Order value="Bento, Caio, Ana" />);
  expect(shown()).toBe('Ana, Bento');
  vi.advanceTimersByTime(1);
  await expect.poll(shown).toBe('Bento, Caio, Ana');
});

it('a change that is taken back moves nothing', async () => {
  const screen = await render(<Order value="Ana, Bento" />);
  await screen.rerender(<Order value="Bento, Ana" />);
  await screen.rerender(<Order value="Ana, Bento" />);
  vi.advanceTimersByTime(SETTLE_MS);
  expect(screen.container.textContent).toBe('Ana, Bento');
});
