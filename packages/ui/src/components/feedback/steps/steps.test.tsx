import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Steps } from './steps.tsx';

afterEach(() => page.viewport(360, 800));

const steps = ['Mídia', 'Exercícios', 'Resultado'];

it('says the step in words and marks it in the list', async () => {
  const screen = await render(<Steps label="Etapa 2/3" steps={steps} current={2} part={0.5} detail="Questão 3 de 6" />);
  await expect.element(screen.getByText('Etapa 2/3')).toBeVisible();
  const said = screen.getByRole('listitem').elements();
  expect(said.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Mídia, concluída', null],
    ['Exercícios, etapa atual', 'step'],
    ['Resultado, a fazer', null],
  ]);
});

it('a step that ended in a miss says so', async () => {
  const screen = await render(<Steps label="2 de 3" steps={steps} current={3} missed={[2]} />);
  const said = screen.getByRole('listitem').elements();
  expect(said.map((step) => step.textContent)).toEqual([
    'Mídia, concluída',
    'Exercícios, respondida com erro',
    'Resultado, etapa atual',
  ]);
});

it('only the current step has a progress bar for readers', async () => {
  const screen = await render(<Steps label="Etapa 2/3" steps={steps} current={2} part={0.5} detail="Questão 3 de 6" />);
  const bars = screen.getByRole('progressbar');
  expect(bars.elements()).toHaveLength(1);
  await expect.element(bars).toHaveAttribute('aria-valuetext', 'Questão 3 de 6');
});

it('fills what is done, part of what is now and nothing of what comes', async () => {
  const { container } = await render(<Steps label="Etapa 2/3" steps={steps} current={2} part={0.5} />);
  const fills = [...container.querySelectorAll<HTMLElement>('[role="progressbar"] > div')];
  expect(fills.map((fill) => fill.style.width)).toEqual(['100%', '50%', '0%']);
});

it('under a heading of its own the label is only said, and what is done further on counts', async () => {
  const screen = await render(<Steps label="Questão 1 de 3" steps={steps} current={1} part={1} done={[2]} quiet />);
  await expect.element(screen.getByRole('list', { name: 'Questão 1 de 3' })).toBeVisible();
  await expect.element(screen.getByText('Questão 1 de 3')).not.toBeInTheDocument();
  const said = screen.getByRole('listitem').elements();
  expect(said.map((step) => step.textContent)).toEqual([
    'Mídia, etapa atual',
    'Exercícios, concluída',
    'Resultado, a fazer',
  ]);
});

it('with names leads back to a step that is done, and to no other', async () => {
  await page.viewport(1280, 800);
  const onStep = vi.fn<(place: number) => void>();
  const screen = await render(<Steps label="Etapa 2 de 3" steps={steps} current={2} named onChange={onStep} />);
  await screen.getByRole('button', { name: 'Mídia, concluída' }).click();
  expect(onStep.mock.calls).toEqual([[1]]);
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  const fills = [...screen.container.querySelectorAll<HTMLElement>('[role="progressbar"] > div')];
  expect(fills.map((fill) => fill.style.width)).toEqual(['100%', '100%', '0%']);
  const [past, present] = fills.map((fill) => fill.className);
  expect(present).not.toBe(past);
  const said = screen.getByRole('listitem').elements();
  expect(said.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
