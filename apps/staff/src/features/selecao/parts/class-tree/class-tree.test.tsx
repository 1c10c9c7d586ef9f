import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ClassTree } from './class-tree.tsx';
import { sampleTree } from './sample.ts';

const onPick = vi.fn<(id: string | number) => void>();
const shown = () =>
  render(<ClassTree campuses={sampleTree} onPick={onPick} peopleLabel="Alunos" emptyText="Ninguém aqui." />);
const open = async (...names: readonly string[]) => {
  for (const name of names) await page.getByRole('button', { name }).click();
};

it('leads from campus to grade to class to student, a heading at each step', async () => {
  await shown();
  await open('Centro', '2ª Série', '2B · Manhã 3 alunos');
  const levels = page
    .getByRole('heading')
    .elements()
    .map(({ tagName }) => tagName);
  expect(levels).toEqual(['H2', 'H3', 'H4', 'H4', 'H3', 'H2']);
  const list = page.getByRole('list', { name: 'Alunos' });
  await list.getByRole('button', { name: 'Ana Amado 21000' }).click();
  expect(onPick.mock.calls).toEqual([[21_000]]);
});

it('a student with an address is a link there', async () => {
  await shown();
  await open('Centro', '2ª Série', '2B · Manhã 3 alunos');
  await expect.element(page.getByRole('link', { name: 'Cecília Couto 21001' })).toHaveAttribute('href', '#cecilia');
});

it('a class without anybody says so', async () => {
  await shown();
  await open('Centro', '2ª Série', '2C · Tarde 0 alunos');
  await expect.element(page.getByText('Ninguém aqui.')).toBeVisible();
});
