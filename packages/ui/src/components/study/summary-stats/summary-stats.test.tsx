import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CirclePlay } from '../../../icons.ts';
import { SummaryStats } from './summary-stats.tsx';

const stats = ['questões resolvidas', 'mídias recomendadas', 'cursos acessados'].map((label, index) => ({
  icon: CirclePlay,
  value: 1000 + index,
  label,
}));
const cells = () => page.getByRole('list', { name: 'Resumo' }).getByRole('listitem').elements();

it('reads as number and word, in cells of one width', async () => {
  await render(<SummaryStats label="Resumo" stats={stats} />);
  expect(cells().map((cell) => cell.textContent)).toEqual([
    '1.000 questões resolvidas',
    '1.001 mídias recomendadas',
    '1.002 cursos acessados',
  ]);
  expect(new Set(cells().map((cell) => Math.round(cell.getBoundingClientRect().width))).size).toBe(1);
});

it('goes below each other where three do not fit', async () => {
  await render(
    <div style={{ width: 240 }}>
      <SummaryStats label="Resumo" stats={stats} />
    </div>,
  );
  expect(new Set(cells().map((cell) => cell.getBoundingClientRect().left)).size).toBe(1);
});
