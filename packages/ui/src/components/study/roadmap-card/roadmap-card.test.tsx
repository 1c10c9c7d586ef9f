import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RoadmapCard } from './roadmap-card.tsx';

it('is an article of the subject with its progress, and one button as large as the card', async () => {
  const onOpen = vi.fn<() => void>();
  await render(
    <RoadmapCard
      subject="Biologia"
      facts="6 fases · 12 assuntos"
      percent={74.6}
      progressLabel="Progresso em Biologia"
      deadline={<span>Faltam 3 dia(s)</span>}
      onOpen={onOpen}
    />,
  );
  const card = page.getByRole('article', { name: 'Biologia' });
  await expect.element(card.getByRole('heading', { level: 2 })).toHaveTextContent('Biologia');
  await expect.element(card.getByRole('progressbar', { name: 'Progresso em Biologia' })).toHaveTextContent('75%');
  await expect.element(card.getByText('Faltam 3 dia(s)')).toBeVisible();
  const { right, bottom } = card.element().getBoundingClientRect();
  const button = card.getByRole('button', { name: 'Biologia' }).element();
  expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(button);
  await card.getByRole('button').click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('on a small phone leaves its words the space of a day that it ended on', async () => {
  await render(
    <div style={{ width: 328 }}>
      <RoadmapCard
        subject="Biologia"
        facts="Roteiro de Estudos · Ciclo 04"
        percent={100}
        progressLabel="Progresso em Biologia"
        href="/trilhas/1/2"
      />
    </div>,
  );
  const { width } = page.getByText('Roteiro de Estudos · Ciclo 04').element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(170);
});
