import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { motionMs } from '../../../theme/motion-times.ts';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { ThemeProvider, type ThemeProviderProps } from '../../foundations/theme-provider/theme-provider.tsx';
import { CoinCounter } from '../counter/coin-counter.tsx';
import { CoinGain } from './coin-gain.tsx';
import { flyCoins } from './fly-coins.ts';

const flying = () => [...document.querySelectorAll('[popover] img')];

/** A gain and, where there is one, the counter it belongs to. */
const shown = (movimento: ThemeProviderProps['movimento'], counter = true) =>
  render(
    <ThemeProvider tema="roteiro" movimento={movimento ?? 'completo'}>
      <Announcer>
        {counter && <CoinCounter value={120} />}
        <p id="gain">+20</p>
      </Announcer>
    </ThemeProvider>,
  );
const send = () => {
  const from = document.querySelector('#gain');
  const stop = from ? flyCoins(from) : () => undefined;
  vi.advanceTimersByTime(motionMs.modal);
  return stop;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('sends coins to the counter, over everything and in nobody’s way, and they are gone at the end', async () => {
  await shown('completo');
  send();
  expect(flying()).toHaveLength(5);
  const sky = document.querySelector('[popover]');
  expect(sky?.getAttribute('aria-hidden')).toBe('true');
  expect(sky && getComputedStyle(sky).pointerEvents).toBe('none');
  vi.useRealTimers();
  await expect.poll(flying).toEqual([]);
});

it('ends at once when the gain is left', async () => {
  await shown('completo');
  send()();
  expect(flying()).toEqual([]);
});

it('sends none under less motion', async () => {
  await shown('reduzido');
  send();
  expect(flying()).toEqual([]);
});

it('sends none where no counter stands', async () => {
  await shown('completo', false);
  send();
  expect(flying()).toEqual([]);
});

it('a gain sends them by itself; none was won, none fly', async () => {
  const both = (moedas: number) => (
    <ThemeProvider tema="roteiro">
      <Announcer>
        <CoinCounter value={120} />
        <CoinGain moedas={moedas} />
      </Announcer>
    </ThemeProvider>
  );
  const screen = await render(both(0));
  vi.advanceTimersByTime(motionMs.modal);
  expect(flying()).toEqual([]);
  await screen.rerender(both(20));
  vi.advanceTimersByTime(motionMs.modal);
  expect(flying()).toHaveLength(5);
});
