import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { OpenExamCard } from './open-exam-card.tsx';
import { TimeRing } from './time-ring.tsx';

const action = <ButtonLink href="#prova">Continuar avaliação</ButtonLink>;

it('is named by its exam and says the progress in words', async () => {
  const screen = await render(
    <OpenExamCard
      title="Simulado ENEM — 1º dia"
      action={action}
      progress={{ answered: 38, total: 90, label: '38 de 90 respondidas' }}
    />,
  );
  await expect.element(screen.getByRole('article', { name: 'Simulado ENEM — 1º dia' })).toBeVisible();
  await expect.element(screen.getByText('38 de 90 respondidas')).toBeVisible();
});

const ring = <TimeRing percent={35} figures="1h12" caption="restam" text="Restam 1 h 12 min" />;

it('the ring of the time is a picture, and reads as a sentence', async () => {
  const screen = await render(<OpenExamCard title="Simulado ENEM — 1º dia" action={action} ring={ring} />);
  expect(screen.getByText('restam', { exact: true }).element().closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByText('Restam 1 h 12 min').element().closest('[aria-hidden="true"]')).toBeNull();
});

it.each([
  ['words', { time: '1h 12min' }],
  ['a ring', { ring }],
])('with its time as %s stays inside at 320 px and text of 200 %%', async (_as, time) => {
  document.documentElement.style.fontSize = '200%';
  const { container } = await render(
    <div style={{ width: 288 }}>
      <OpenExamCard title="Simulado ENEM — 1º dia" {...time} text="Linguagens e Humanas" action={action} />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(288);
  document.documentElement.style.fontSize = '';
});
