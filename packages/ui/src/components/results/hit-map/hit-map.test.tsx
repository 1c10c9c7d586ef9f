import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Card } from '../../foundations/card/card.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { sampleMap } from '../sample-results.ts';
import { HitMap } from './hit-map.tsx';

const numbers = (name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('listitem')
    .elements()
    .map((item) => Number(/\d+/.exec(item.textContent ?? '')?.[0]));

describe('HitMap', () => {
  it('groups easy, medium, hard in that order, each by number', async () => {
    await render(<HitMap label="Acertos por dificuldade" items={sampleMap} />);
    expect(
      page
        .getByRole('heading')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Fácil', 'Médio', 'Difícil']);
    expect(numbers('Fácil')).toEqual([1, 2, 5, 7, 11, 13]);
    expect(numbers('Difícil')).toEqual([6, 10, 12, 18, 19, 20]);
  });

  it.each([
    ['Questão 11, errou, fácil'],
    ['Questão 14, não respondida, médio'],
    ['Questão 18, anulada, difícil'],
    ['Questão 20, subjetiva, difícil'],
    ['Questão 7, bonificada, fácil'],
  ])('a cell is a link named "%s"', async (name) => {
    await render(<HitMap label="Mapa" items={sampleMap} />);
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  });

  it('without any difficulty it is one list in number order', async () => {
    await render(<HitMap label="Mapa" items={sampleMap.map((item) => ({ ...item, difficulty: null }))} />);
    expect(numbers('Mapa')).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Questão 11, errou', exact: true })).toBeVisible();
  });

  it('questions without difficulty among others come last', async () => {
    await render(
      <HitMap
        label="Mapa"
        items={sampleMap.map((item) => (item.number === 1 ? { ...item, difficulty: null } : item))}
      />,
    );
    expect(numbers('Outras')).toEqual([1]);
  });

  it('cells are buttons that work by keyboard when there is no address', async () => {
    const onSelect = vi.fn<(id: string | number) => void>();
    const items = sampleMap.map(({ id, number, state, difficulty }) => ({ id, number, state, difficulty }));
    await render(<HitMap label="Mapa" items={items} onClick={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onSelect.mock.calls).toEqual([['q1']]);
  });

  it.each([
    ['phone', 360, 6],
    ['desktop', 1280, 10],
  ])('%s (%i px): %i in a row, each at least 44 px', async (_, width, inRow) => {
    await page.viewport(width, 800);
    const items = Array.from({ length: 30 }, (_, index) => ({
      id: index,
      number: index + 1,
      state: 'acerto' as const,
      difficulty: 'facil' as const,
      href: '#',
    }));
    await render(
      <ThemeProvider tema="claro">
        <div style={{ padding: 16 }}>
          <Card>
            <HitMap label="Mapa" items={items} />
          </Card>
        </div>
      </ThemeProvider>,
    );
    const cells = page
      .getByRole('link')
      .elements()
      .map((cell) => cell.getBoundingClientRect());
    expect(cells.filter((cell) => cell.top === cells[0]?.top)).toHaveLength(inRow);
    expect(Math.min(...cells.flatMap((cell) => [cell.width, cell.height]))).toBeGreaterThanOrEqual(44);
    await page.viewport(360, 800);
  });
});
