import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RequirementsList, type RequirementState } from './requirements-list.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const list = (...states: RequirementState[]) => (
  <RequirementsList label="Regras" items={states.map((state, n) => ({ text: `regra ${n + 1}`, state }))} />
);

it('says the state of each rule in words, not by colour alone', async () => {
  const screen = await render(list('met', 'unmet', 'pending'));
  await expect.element(screen.getByRole('list', { name: 'Regras' })).toBeVisible();
  const items = screen.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Cumprida: regra 1',
    'Falta: regra 2',
    'Regra: regra 3',
  ]);
});

it('tells readers the count once typing rests, and nothing before it begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const screen = await render(list('pending', 'pending'));
  const status = screen.getByRole('status').element();
  flushSync(() => vi.advanceTimersByTime(2000));
  expect(status.textContent).toBe('');
  await screen.rerender(list('met', 'unmet'));
  flushSync(() => vi.advanceTimersByTime(999));
  expect(status.textContent).toBe('');
  flushSync(() => vi.advanceTimersByTime(1));
  expect(status.textContent).toBe('1 de 2 regras cumpridas');
});
