import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { CoinCounter } from './coin-counter.tsx';
import { StarCounter } from './star-counter.tsx';

const bar = (value: number | null, gain?: number, movimento: 'completo' | 'reduzido' = 'completo') => (
  <ThemeProvider tema="roteiro" movimento={movimento}>
    <Announcer>
      <p>
        <CoinCounter value={value} gain={gain} />
      </p>
    </Announcer>
  </ThemeProvider>
);
const shown = (container: HTMLElement) => container.querySelector('p [aria-hidden="true"]')?.textContent;

it.each([
  ['1 moeda', 1],
  ['12.345 moedas', 12_345],
])('reads %s', async (words, value) => {
  const { container } = await render(bar(value));
  expect(container.querySelector('p')?.textContent).toContain(words);
});

it('says that it does not know yet', async () => {
  const screen = await render(bar(null));
  await expect.element(screen.getByText('Carregando…')).toBeInTheDocument();
});

it('counts stars in their own word', async () => {
  const screen = await render(<StarCounter value={1} />);
  await expect.element(screen.getByText('1 estrela')).toBeInTheDocument();
});

describe('a gain', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('rolls up in 600 ms and is announced once', async () => {
    const screen = await render(bar(320));
    await screen.rerender(bar(340, 20));
    expect(shown(screen.container)).toBe('320');
    vi.advanceTimersByTime(320);
    await expect.poll(() => Number(shown(screen.container))).toBeGreaterThan(325);
    expect(Number(shown(screen.container))).toBeLessThan(335);
    vi.advanceTimersByTime(320);
    await expect.poll(() => shown(screen.container)).toBe('340');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Mais 20 moedas');
    expect(screen.getByText('Mais 20 moedas').all()).toHaveLength(1);
  });

  it('starts from before when the counter appears with it', async () => {
    const { container } = await render(bar(340, 20));
    expect(shown(container)).toBe('320');
  });

  it('is there at once under less motion', async () => {
    const { container } = await render(bar(340, 20, 'reduzido'));
    expect(shown(container)).toBe('340');
  });

  it('the same gain a second time is announced again', async () => {
    const screen = await render(bar(340, 20));
    await screen.rerender(bar(360, 20));
    expect(screen.getByText('Mais 20 moedas').all()).toHaveLength(2);
  });
});

it('spending is not announced', async () => {
  const screen = await render(bar(340));
  await screen.rerender(bar(325));
  await expect.poll(() => shown(screen.container)).toBe('325');
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});
