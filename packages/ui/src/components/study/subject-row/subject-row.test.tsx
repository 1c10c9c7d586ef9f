import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SubjectRow } from './subject-row.tsx';

it('is an article named by its subject, with one link over the whole card', async () => {
  await render(<SubjectRow subject="Biologia" href="#biologia" detail="Roteiro de Estudos" end="Ninja" />);
  const row = page.getByRole('article', { name: 'Biologia' });
  await expect.element(row).toHaveTextContent('BiologiaRoteiro de EstudosNinja');
  const link = row.getByRole('link', { name: 'Biologia', exact: true });
  await expect.element(link).toHaveAttribute('href', '#biologia');
  const { left, bottom } = row.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(link.element());
});

it('without a page it only tells', async () => {
  await render(<SubjectRow subject="Sociologia" detail="Sem dados ainda" />);
  const row = page.getByRole('article', { name: 'Sociologia' });
  await expect.element(row.getByRole('heading', { level: 2, name: 'Sociologia' })).toBeVisible();
  expect(row.getByRole('link').elements()).toEqual([]);
});
