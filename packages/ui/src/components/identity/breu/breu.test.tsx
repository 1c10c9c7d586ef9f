import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Breu } from './breu.tsx';

const drawing = (container: Element) => container.querySelector('img')?.src.match(/boss-(\w+)\.svg/u)?.[1];
const shakes = (container: Element) =>
  (container.firstElementChild?.getAnimations() ?? []).some((one) => one.playState === 'running');

it.each([
  [1, 'cheia', 'Boss com 100% de energia'],
  [0.6, 'media', 'Boss com 60% de energia'],
  [1 / 3, 'baixa', 'Boss com 33% de energia'],
])('energy %s is the drawing "%s", named "%s"', async (energy, file, name) => {
  const screen = await render(<Breu energy={energy} />);
  await expect.element(screen.getByRole('img', { name })).toBeInTheDocument();
  expect(drawing(screen.container)).toBe(file);
});

it('is nothing to readers beside a text that says it', async () => {
  const screen = await render(<Breu energy={1} decorative />);
  expect(screen.getByRole('img').elements()).toHaveLength(0);
});

describe('a hit', () => {
  it('shakes him for 420 ms each time his energy falls', async () => {
    const { container, rerender } = await render(<Breu energy={1} />);
    const still = container.firstElementChild?.className;
    for (const energy of [0.9, 0.8]) {
      await rerender(<Breu energy={energy} />);
      expect(shakes(container)).toBe(true);
      const [hit] = container.firstElementChild?.getAnimations() ?? [];
      expect(hit?.effect?.getComputedTiming().duration).toBe(420);
      hit?.finish();
      await expect.poll(() => container.firstElementChild?.className).toBe(still);
    }
  });

  it('is not when his energy stays or comes back', async () => {
    const { container, rerender } = await render(<Breu energy={0.5} />);
    await rerender(<Breu energy={0.5} size={200} />);
    expect(shakes(container)).toBe(false);
    await rerender(<Breu energy={1} />);
    expect(shakes(container)).toBe(false);
  });
});

describe('the colour of a subject', () => {
  const body = (container: Element) => {
    const found = container.querySelector('.b-corpo');
    return found && getComputedStyle(found).fill;
  };
  const own = 'rgb(91, 42, 166)';
  const tinted = (materia: string) =>
    render(
      <ThemeProvider tema="claro">
        <Breu energy={1} materia={materia} />
      </ThemeProvider>,
    );

  it('goes into his body and nowhere else', async () => {
    const { container } = await tinted('Biologia');
    await expect.poll(() => body(container)).not.toBeNull();
    expect([own, 'rgb(0, 0, 0)']).not.toContain(body(container));
    const eye = container.querySelector('.b-iris');
    expect(eye && getComputedStyle(eye).fill).toBe('rgb(255, 198, 41)');
  });

  it('differs between subjects', async () => {
    const one = await tinted('Biologia');
    const other = await tinted('Química');
    await expect.poll(() => body(one.container) && body(other.container)).not.toBeNull();
    expect(body(one.container)).not.toBe(body(other.container));
  });

  it('does not make him move', async () => {
    const { container } = await tinted('Biologia');
    await expect.poll(() => container.querySelector('svg')).not.toBeNull();
    const moving = container.querySelector('svg')?.getAnimations({ subtree: true }) ?? [];
    expect(moving.filter((one) => one.playState === 'running')).toEqual([]);
  });
});
