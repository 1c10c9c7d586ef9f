import type { PrazoBadge } from '@luneta/domain/trilha';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DeadlineBadge } from './deadline-badge.tsx';

const words = { encerrada: 'Encerrada', faltam: (dias: number) => `Faltam ${dias} dia(s)`, hoje: 'Termina hoje' };
const dateTime = '2026-11-28T23:59:59-03:00';
const shown = async (prazo: PrazoBadge | null) =>
  render(<DeadlineBadge prazo={prazo} dateTime={dateTime} words={words} />);

it.each<[string, PrazoBadge]>([
  ['Encerrada', { kind: 'encerrada' }],
  ['Faltam 3 dia(s)', { kind: 'faltam', dias: 3 }],
])('says %s with the day for machines', async (text, prazo) => {
  const screen = await shown(prazo);
  await expect.element(screen.getByRole('time')).toHaveTextContent(text);
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', dateTime);
});

it('on the last day readers hear that it ends today', async () => {
  const screen = await shown({ kind: 'faltam', dias: 0 });
  await expect.element(screen.getByText('Faltam 0 dia(s)')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(screen.getByText('Termina hoje')).toBeInTheDocument();
});

it('is nothing while the end is far', async () => {
  const screen = await shown(null);
  expect(screen.container.textContent).toBe('');
});
