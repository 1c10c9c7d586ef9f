import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { PhaseNode, type PhaseNodeProps } from './phase-node.tsx';

const phase: PhaseNodeProps = {
  number: 7,
  name: 'Função do 1º grau',
  stars: 0,
  state: 'aberta',
  href: '#fase-7',
  onLocked: () => undefined,
};

it.each([
  ['atual', 0, 'Fase 7, Função do 1º grau, 0 de 3 estrelas, atual'],
  ['feita', 2, 'Fase 7, Função do 1º grau, 2 de 3 estrelas'],
  ['aberta', 0, 'Fase 7, Função do 1º grau, 0 de 3 estrelas'],
] as const)('%s is a link with its name', async (state, stars, name) => {
  const screen = await render(<PhaseNode {...phase} state={state} stars={stars} />);
  const link = screen.getByRole('link', { name, exact: true });
  await expect.element(link).toHaveAttribute('href', '#fase-7');
  expect(link.element().getAttribute('aria-current')).toBe(state === 'atual' ? 'step' : null);
});

it('locked is a button that explains, by tap and by key, and leads nowhere', async () => {
  const onLocked = vi.fn<() => void>();
  const screen = await render(<PhaseNode {...phase} state="bloqueada" onLocked={onLocked} />);
  expect(screen.getByRole('link').elements()).toHaveLength(0);
  const button = screen.getByRole('button', { name: 'Fase 7, Função do 1º grau, bloqueada' });
  await button.click();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onLocked).toHaveBeenCalledTimes(button.element() === document.activeElement ? 2 : 1);
  expect(screen.container).not.toHaveTextContent('7');
});

it.each([
  [360, 64],
  [600, 80],
])('at %s px a shape is %s px wide', async (width, side) => {
  await page.viewport(width, 800);
  const screen = await render(
    <ThemeProvider tema="roteiro">
      <PhaseNode {...phase} state="atual" />
    </ThemeProvider>,
  );
  expect(screen.getByText('7').element().getBoundingClientRect().width).toBe(side);
});

it.each([
  [0, 'aberta', 'open'],
  [2, 'feita', 'subject'],
  [3, 'feita', 'gold'],
] as const)('with %i stars and %s it is a star that is %s', async (stars, state, look) => {
  const { container } = await render(<PhaseNode {...phase} stars={stars} state={state} />);
  expect(container.querySelector('[data-star]')?.getAttribute('data-star')).toBe(look);
});

describe('the name of the phase', () => {
  it('is seen at the current one', async () => {
    const screen = await render(<PhaseNode {...phase} state="atual" />);
    await expect.element(screen.getByText(phase.name)).toBeVisible();
  });

  it('is seen at another one that has the focus', async () => {
    // The pointer stays where another test left it.
    const screen = await render(
      <div style={{ pointerEvents: 'none' }}>
        <PhaseNode {...phase} state="feita" />
      </div>,
    );
    expect(getComputedStyle(screen.getByText(phase.name).element()).display).toBe('none');
    await userEvent.tab();
    expect(getComputedStyle(screen.getByText(phase.name).element()).display).toBe('block');
  });
});

it('only the current one pulses, every 2.4 s', async () => {
  const pulse = (container: Element) =>
    container.getAnimations({ subtree: true }).map((one) => one.effect?.getComputedTiming().duration);
  const { container, rerender } = await render(<PhaseNode {...phase} state="atual" />);
  expect(pulse(container)).toEqual([2400]);
  await rerender(<PhaseNode {...phase} />);
  expect(pulse(container)).toEqual([]);
});
