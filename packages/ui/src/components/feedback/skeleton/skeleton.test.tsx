import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Loading, Skeleton } from './skeleton.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a quick load says nothing', 400, ''],
  ['a wait that is felt is told', 500, 'Carregando…'],
])('%s', async (_name, wait, told) => {
  const screen = await render(
    <Loading>
      <Skeleton shape="text" lines={3} />
    </Loading>,
  );
  flushSync(() => vi.advanceTimersByTime(wait));
  expect(screen.getByRole('status').element().textContent).toBe(told);
});
