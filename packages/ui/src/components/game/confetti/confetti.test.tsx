import type { Options } from 'canvas-confetti';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Confetti, type ConfettiProps } from './confetti.tsx';

const { create, fire } = vi.hoisted(() => {
  const fire = Object.assign(
    vi.fn<(options: Options) => null>(() => null),
    { reset: vi.fn<() => void>() },
  );
  return { fire, create: vi.fn<(canvas: HTMLCanvasElement, options: object) => typeof fire>(() => fire) };
});
vi.mock('canvas-confetti', () => ({ default: { create } }));

beforeEach(() => {
  create.mockClear().mockReturnValue(fire);
  fire.mockClear();
  fire.reset.mockClear();
});

const shown = (props: ConfettiProps & { movimento?: 'completo' | 'reduzido' } = {}) =>
  render(
    <ThemeProvider tema="plano" movimento={props.movimento ?? 'completo'}>
      <Confetti {...(props.shape ? { shape: props.shape } : {})} />
    </ThemeProvider>,
  );
const thrown = () => fire.mock.calls.map(([options]) => options);

it.each(['burst', 'rain'] as const)('a %s is at most 80 pieces, 1.2 s, in colours of the theme', async (shape) => {
  await shown({ shape });
  await expect.poll(() => thrown().length).toBeGreaterThan(0);
  expect(create.mock.calls[0]?.[1]).toMatchObject({ useWorker: false, disableForReducedMotion: true });
  const pieces = thrown().reduce((sum, { particleCount = 0 }) => sum + particleCount, 0);
  expect(pieces).toBeGreaterThan(40);
  expect(pieces).toBeLessThanOrEqual(80);
  for (const { ticks = Number.POSITIVE_INFINITY, colors = [] } of thrown()) {
    expect(ticks).toBeLessThanOrEqual(72);
    expect(colors).toHaveLength(5);
    for (const colour of colors) expect(colour).toMatch(/^#[\dA-F]{6}$/iu);
  }
});

it('is cleared after 1.2 s on a phone that is late', async () => {
  await shown();
  await expect.poll(() => thrown().length).toBeGreaterThan(0);
  expect(fire.reset).not.toHaveBeenCalled();
  await expect.poll(() => fire.reset.mock.calls.length).toBe(1);
});

it('is cleared when the page is left', async () => {
  const screen = await shown();
  await expect.poll(() => thrown().length).toBeGreaterThan(0);
  await screen.unmount();
  expect(fire.reset).toHaveBeenCalledTimes(1);
});

it('is not thrown under less motion, and never met by readers', async () => {
  const { container } = await shown({ movimento: 'reduzido' });
  await vi.dynamicImportSettled();
  expect(create).not.toHaveBeenCalled();
  expect(container.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
});
