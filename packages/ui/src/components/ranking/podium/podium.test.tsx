import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Loading } from '../../feedback/skeleton/skeleton.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import type { RankedStudent } from '../ranked-student.ts';
import { ownedBy, students, topThree, words } from '../sample-ranking.ts';
import { Podium, PodiumSkeleton } from './podium.tsx';

const show = (rows: readonly RankedStudent[], width = 300) =>
  render(
    <ThemeProvider tema="claro">
      <div style={{ width }}>
        <Podium label="Pódio" students={rows} words={words} />
      </div>
    </ThemeProvider>,
  );
const steps = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());
const heights = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.firstElementChild?.getBoundingClientRect().height);

beforeEach(() => page.viewport(1280, 800));

describe('Podium', () => {
  it('reads first, second, third, with place, name and stars', async () => {
    await show(ownedBy('Davi', topThree));
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual([
      '1º1º lugar Ana Clara 184184 estrelas',
      '2º2º lugar Davi (você) 171171 estrelas',
      '3º3º lugar Kauã 160160 estrelas',
    ]);
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.getAttribute('value')),
    ).toEqual(['1', '2', '3']);
  });

  it('shows second, first, third from left to right', async () => {
    await show(topThree);
    const [first, second, third] = steps().map((box) => box.left);
    expect(second).toBeLessThan(first ?? 0);
    expect(first).toBeLessThan(third ?? 0);
  });

  it.each([
    ['phone', 300, [84, 56, 40]],
    ['desktop', 420, [112, 76, 54]],
  ])('steps of a %s', async (_, width, expected) => {
    await show(topThree, width);
    expect(heights()).toEqual(expected);
  });

  it.each([
    ['first', [1, 1, 3], [84, 84, 40]],
    ['second', [1, 2, 2], [84, 56, 56]],
    ['all three', [1, 1, 1], [84, 84, 84]],
  ])('tied %s: the place and its step repeat', async (_, places, expected) => {
    await show(topThree.map((row, index) => ({ ...row, place: places[index] ?? 0 })));
    expect(heights()).toEqual(expected);
    await expect.element(page.getByText(`${places[1]}º`, { exact: true }).first()).toBeVisible();
  });

  it('alone, the first stands in the middle', async () => {
    await show(topThree.slice(0, 1));
    const [box] = steps();
    expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(150, 0);
  });

  it('nobody: nothing', async () => {
    await show([]);
    await expect.element(page.getByRole('list')).not.toBeInTheDocument();
  });

  it('loads with the height it will have', async () => {
    await show(students([1, 'Ana', 3], [2, 'Davi', 2], [3, 'Kauã', 1]));
    const height = page.getByRole('list').element().getBoundingClientRect().height;
    const { container } = await render(
      <ThemeProvider tema="claro">
        <div style={{ width: 300 }}>
          <Loading>
            <PodiumSkeleton />
          </Loading>
        </div>
      </ThemeProvider>,
    );
    const loading = container.querySelector('[aria-hidden] > div')?.getBoundingClientRect().height ?? 0;
    expect(Math.abs(loading - height)).toBeLessThanOrEqual(8);
  });
});
