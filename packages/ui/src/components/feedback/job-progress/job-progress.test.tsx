import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { JobProgress } from './job-progress.tsx';

const job = (done: number, total = 5000) => (
  <JobProgress title="Conferindo as linhas" done={done} total={total} text={`${done} de ${total} linhas`} />
);

it('says how far it is, in words', async () => {
  const screen = await render(job(1200));
  const bar = screen.getByRole('progressbar', { name: 'Conferindo as linhas' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '1200 de 5000 linhas');
});

it('speaks at each quarter, not at each line', async () => {
  const screen = await render(job(10));
  const said = screen.getByRole('status');
  await expect.element(said).toHaveTextContent('Conferindo as linhas, 0%');
  await screen.rerender(job(1249));
  await expect.element(said).toHaveTextContent('Conferindo as linhas, 0%');
  await screen.rerender(job(1250));
  await expect.element(said).toHaveTextContent('Conferindo as linhas, 25%');
  await screen.rerender(job(5000));
  await expect.element(said).toHaveTextContent('Conferindo as linhas, 100%');
});

it('waits without a number while nobody knows the whole', async () => {
  const screen = await render(job(0, 0));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});
