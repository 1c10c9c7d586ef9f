import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { StudyCard } from './study-card.tsx';

const shared = { materia: 'Matemática', href: '#mat', progress: { answered: 31, total: 50 } };

it('is one link over the whole card, named by the subject', async () => {
  const screen = await render(<StudyCard {...shared} description="Álgebra" planned="Prevista para 28 de nov." />);
  const link = screen.getByRole('link');
  expect(link.elements()).toHaveLength(1);
  await expect.element(link).toHaveAccessibleName('Matemática');
  const card = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.elementFromPoint(card.right - 8, card.bottom - 8)).toBe(link.element());
  await expect.element(screen.getByText('Prevista para 28 de nov.')).toBeVisible();
});

it('says its progress', async () => {
  const screen = await render(<StudyCard {...shared} />);
  const bar = screen.getByRole('progressbar', { name: 'Progresso em Matemática' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '31 de 50 itens');
  await expect.element(screen.getByText('31/50')).toBeVisible();
});

it.each([
  ['bloqueado', 'Boss Bloqueado', 'cheia', 'lucide-lock'],
  ['desbloqueado', 'Boss Desbloqueado', 'cheia', null],
  ['iniciado', 'Boss Desbloqueado', 'cheia', null],
  ['venceu', 'Você derrotou este Boss!', 'baixa', 'lucide-check'],
  ['perdeu', 'Você não venceu este Boss!', 'cheia', null],
] as const)('its Boss %s is "%s"', async (status, text, drawing, mark) => {
  const screen = await render(<StudyCard {...shared} boss={{ status, text }} />);
  const badge = screen.getByText(text).element();
  expect(badge.querySelector('img')?.src).toContain(`boss-${drawing}.svg`);
  expect(badge.querySelector('svg')?.classList.contains(mark ?? '') ?? null).toBe(mark === null ? null : true);
});

it('shows no badge without a Boss', async () => {
  const { container } = await render(<StudyCard {...shared} />);
  expect(container.querySelector('img')).toBeNull();
});

it('with phases shows where the student stopped instead of the bar, and says both numbers', async () => {
  const phases = { done: 6, total: 12, label: '6 de 12 fases concluídas' };
  const screen = await render(<StudyCard {...shared} phases={phases} closed="Encerrado" />);
  await expect.element(screen.getByRole('img', { name: phases.label })).toBeVisible();
  expect(screen.getByRole('progressbar').elements()).toEqual([]);
  await expect.element(screen.getByText('31 de 50 itens')).toBeInTheDocument();
  await expect.element(screen.getByText('Encerrado')).toBeVisible();
});
