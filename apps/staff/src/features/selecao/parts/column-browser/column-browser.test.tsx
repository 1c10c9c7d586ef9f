import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColumnBrowser } from './column-browser.tsx';

const shown = async () => {
  const onPick = vi.fn<(id: string | number) => void>();
  const screen = await render(
    <ColumnBrowser
      columns={[
        { title: 'Sede', groups: [{ items: [{ id: 'c', label: 'Centro' }] }], onPick, current: 'c', empty: '' },
        {
          title: 'Turma',
          groups: [
            { title: '2ª Série', items: [{ id: 21, label: '2A', meta: '32 alunos' }] },
            { title: '3ª Série', items: [{ id: 31, label: '3A' }] },
          ],
          onPick,
          empty: '',
        },
        { title: 'Alunos', groups: [], onPick, empty: 'Escolha uma turma.' },
      ]}
    />,
  );
  return { screen, onPick };
};

it('names each column, its groups and what is chosen', async () => {
  const { screen } = await shown();
  for (const name of ['Sede', 'Turma', 'Alunos'])
    await expect.element(screen.getByRole('region', { name })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Centro' })).toHaveAttribute('aria-current', 'true');
  const third = screen.getByRole('list', { name: '3ª Série' });
  await expect.element(third.getByRole('button', { name: '3A' })).not.toHaveAttribute('aria-current');
});

it('says what to choose first where a column holds nothing', async () => {
  const { screen } = await shown();
  const students = screen.getByRole('region', { name: 'Alunos' });
  await expect.element(students.getByText('Escolha uma turma.')).toBeVisible();
});

it('hands over what is picked, by keyboard too', async () => {
  const { screen, onPick } = await shown();
  await screen.getByRole('button', { name: '2A 32 alunos' }).click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([[21], [31]]);
});

it('keeps every column readable on a narrow screen', async () => {
  const { screen } = await shown();
  for (const name of ['Centro', '2A'])
    expect(screen.getByText(name, { exact: true }).element().getClientRects()).toHaveLength(1);
  const widths = ['Sede', 'Turma', 'Alunos'].map(
    (name) => screen.getByText(name, { exact: true }).element().getBoundingClientRect().width,
  );
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(128);
});
