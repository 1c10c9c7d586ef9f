import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { RoadmapHero } from './roadmap-hero.tsx';

const hero = (
  <RoadmapHero
    subject="Física"
    kind="Roteiro de Estudos"
    done="5 de 8 fases"
    until="Até 4 de dez."
    percent={62.5}
    progressLabel="Progresso em Física"
  />
);

it('says its progress as a number', async () => {
  const screen = await render(hero);
  const ring = screen.getByRole('progressbar', { name: 'Progresso em Física' });
  await expect.element(ring).toHaveAttribute('aria-valuenow', '62.5');
  await expect.element(screen.getByText('5 de 8 fases')).toBeVisible();
});

it('stays inside at 320 px and text of 200 %', async () => {
  document.documentElement.style.fontSize = '200%';
  const { container } = await render(<div style={{ width: 288 }}>{hero}</div>);
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(288);
  document.documentElement.style.fontSize = '';
});
