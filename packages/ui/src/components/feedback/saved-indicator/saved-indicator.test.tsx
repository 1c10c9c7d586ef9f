import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SavedIndicator } from './saved-indicator.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells readers only where it came to rest', async () => {
  const screen = await render(<SavedIndicator state="saving" text="Salvando…" />);
  flushSync(() => vi.advanceTimersByTime(900));
  await screen.rerender(<SavedIndicator state="saved" text="Salvo 14h32" />);
  flushSync(() => vi.advanceTimersByTime(900));
  expect(screen.getByRole('status').element().textContent).toBe('');
  flushSync(() => vi.advanceTimersByTime(100));
  expect(screen.getByRole('status').element().textContent).toBe('Salvo 14h32');
});
