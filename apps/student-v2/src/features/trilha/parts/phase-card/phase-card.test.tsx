import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { PhaseCard } from './phase-card.tsx';

const shared = { title: 'Função do 1º grau', stars: <span>Fase pendente</span>, href: '/fase/7', action: 'Iniciar' };

it('is an article with one link as large as itself', async () => {
  await render(<PhaseCard {...shared} section="Fundamentos" difficulty={{ level: 'medio', label: 'Médio' }} />);
  const card = page.getByRole('article', { name: 'Função do 1º grau' });
  for (const text of ['Fundamentos', 'Médio', 'Fase pendente']) {
    await expect.element(card.getByText(text)).toBeVisible();
  }
  const link = card.getByRole('link');
  await expect.element(link).toHaveAttribute('href', '/fase/7');
  expect(link.element().textContent).toBe('Iniciar: Função do 1º grau');
  const { left, top } = card.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 8, top + 8)).toBe(link.element());
});

it('shows question numbers only to whom they are given', async () => {
  const screen = await render(<PhaseCard {...shared} />);
  expect(screen.getByText(/^Questões/).elements()).toHaveLength(0);
  await screen.rerender(<PhaseCard {...shared} questions="Questões 3 e 7" />);
  await expect.element(screen.getByText('Questões 3 e 7')).toBeVisible();
});
