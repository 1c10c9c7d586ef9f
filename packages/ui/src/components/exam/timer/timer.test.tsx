import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Timer } from './timer.tsx';

const PINK = 'rgb(190, 30, 117)';
const BLUE = 'rgb(237, 243, 255)';
const GREY = 'rgb(225, 232, 245)';
const NONE = 'rgba(0, 0, 0, 0)';

describe('Timer', () => {
  it.each([
    ['v1, 15 minutes: still calm', 1, 900, '15:00', BLUE],
    ['v1, under 15 minutes: late', 1, 899, '14:59', PINK],
    ['v1, over', 1, 0, '00:00', GREY],
    ['v2, above 10 minutes: plain text', 2, 601, '10:01', NONE],
    ['v2, 10 minutes: late', 2, 600, '10:00', PINK],
    ['v2, over', 2, -1, '00:00', GREY],
    ['v2, hours', 2, 7500, '2h 05min', NONE],
  ] as const)('%s', async (_, version, seconds, text, background) => {
    await render(
      <ThemeProvider tema="claro">
        <Timer label="Tempo restante" seconds={seconds} version={version} />
      </ThemeProvider>,
    );
    const timer = page.getByRole('timer', { name: 'Tempo restante' });
    await expect.element(timer).toHaveTextContent(text);
    expect(getComputedStyle(timer.element()).backgroundColor).toBe(background);
  });

  it('never speaks by itself; only the given announcement is said', async () => {
    const timer = (seconds: number, announcement?: string) => (
      <Timer label="Tempo restante" seconds={seconds} version={2} announcement={announcement} />
    );
    const { rerender } = await render(timer(601));
    await expect.element(page.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect.element(page.getByRole('status')).toHaveTextContent('');
    await rerender(timer(600, 'Restam 10 minutos.'));
    await expect.element(page.getByRole('status')).toHaveTextContent('Restam 10 minutos.');
  });
});
