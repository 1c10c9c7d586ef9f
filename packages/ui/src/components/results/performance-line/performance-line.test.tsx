import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PerformanceLine } from './performance-line.tsx';

const words = {
  asTable: 'Ver como tabela',
  asChart: 'Ver como gráfico',
  moment: 'Ciclo',
  value: 'Desempenho',
  empty: 'O gráfico aparece depois da primeira avaliação.',
};
const valuesOf = (...values: readonly number[]) =>
  values.map((value, index) => ({ label: `Ciclo ${index + 1}`, value }));
const show = (...values: readonly number[]) =>
  render(<PerformanceLine title="Seu desempenho" points={valuesOf(...values)} words={words} />);

describe('PerformanceLine', () => {
  it('is a figure whose image says every point', async () => {
    await show(48, 52.5, 61);
    await expect.element(page.getByRole('figure', { name: 'Seu desempenho' })).toBeVisible();
    await expect
      .element(page.getByRole('img'))
      .toHaveAccessibleName('Seu desempenho. Ciclo 1: 48%; Ciclo 2: 53%; Ciclo 3: 61%');
  });

  it('shows the same numbers as a table and back, the focus stays', async () => {
    await show(48, 61);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const table = page.getByRole('table', { name: 'Seu desempenho' });
    expect(
      table
        .getByRole('row')
        .elements()
        .map((row) => row.textContent),
    ).toEqual(['CicloDesempenho', 'Ciclo 148%', 'Ciclo 261%']);
    await expect.element(page.getByRole('rowheader', { name: 'Ciclo 1' })).toBeVisible();
    const back = page.getByRole('button', { name: 'Ver como gráfico' });
    await expect.element(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(table).not.toBeInTheDocument();
    await expect.element(page.getByRole('img')).toBeVisible();
  });

  it.each([
    ['one point: a dot without a line', [64], 0, 1],
    ['two', [64, 70], 1, 2],
    ['more than twelve: the newest twelve', Array.from({ length: 20 }, (_, index) => index), 1, 12],
  ])('%s', async (_, values, lines, dots) => {
    const { container } = await show(...values);
    expect(container.querySelectorAll('path[class*=line]:not([class*=kite])')).toHaveLength(lines);
    const round = [...container.querySelectorAll<HTMLElement>('figure span')].filter((dot) => dot.style.top !== '');
    expect(round).toHaveLength(dots);
  });

  it('labels the last point alone', async () => {
    const { container } = await show(48, 52, 61);
    const dots = [...container.querySelectorAll<HTMLElement>('figure span')].filter((dot) => dot.style.top !== '');
    expect(dots.map((dot) => dot.textContent)).toEqual(['', '', '61%']);
  });

  it('has the kite at the last point and the scale right of the plot', async () => {
    const { container } = await show(48, 52, 61);
    const kite = container.querySelector('[class*=kiteShape]')?.getBoundingClientRect();
    const scale = page.getByText('100%').element().getBoundingClientRect();
    expect(kite?.right).toBeLessThan(scale.left);
    expect(container.querySelectorAll('[class*=kiteShape]')).toHaveLength(1);
  });

  it('with large text the last value stays clear of the numbers of the scale', async () => {
    document.documentElement.style.fontSize = '200%';
    const points = valuesOf(558, 596);
    const format = (value: number) => value.toFixed(1);
    await render(
      <PerformanceLine title="Sua nota TRI" points={points} words={words} min={500} max={600} format={format} />,
    );
    const [value, top] = ['596.0', '600.0'].map((text) => page.getByText(text).element().getBoundingClientRect());
    expect(value?.right).toBeLessThanOrEqual(top?.left ?? 0);
    document.documentElement.style.fontSize = '';
  });

  it('without points says so and offers no table', async () => {
    await show();
    await expect.element(page.getByText(words.empty)).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
