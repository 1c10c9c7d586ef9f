import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { BossOutcome, type BossOutcomeProps } from './boss-outcome.tsx';

const won: BossOutcomeProps = {
  won: true,
  title: 'PARABÉNS! Você derrotou o Boss!',
  percent: { value: 80, label: 'desempenho' },
  coins: { value: 160, label: 'moedas' },
  hits: { value: '8/10', label: 'acertos' },
  actions: <button type="button">CONCLUIR</button>,
};
const lost: BossOutcomeProps = {
  ...won,
  won: false,
  title: 'Não foi dessa vez...',
  text: 'As respostas estão abertas para revisão.',
  coins: { value: 0, label: 'moedas' },
};
const show = (props: BossOutcomeProps) =>
  render(
    <ThemeProvider tema="plano" movimento="reduzido">
      <BossOutcome {...props} />
    </ThemeProvider>,
  );

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(360, 800);
});

it.each([
  ['won', won, 'comemorando', 'boss-baixa', true],
  ['lost', lost, 'triste', 'boss-cheia', false],
] as const)('%s: Pipa, Breu and confetti follow', async (_, props, mood, boss, confetti) => {
  const { container } = await show(props);
  const drawings = () => container.innerHTML;
  await expect.poll(drawings).toContain(boss);
  await expect.poll(drawings).toContain(mood);
  expect(container.querySelector('canvas') !== null).toBe(confetti);
});

it('says percent, coins and hits with their words', async () => {
  const screen = await show(won);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(won.title);
  await expect.element(screen.getByRole('progressbar', { name: 'desempenho' })).toHaveAttribute('aria-valuenow', '80');
  await expect.element(screen.getByText('+160')).toBeVisible();
  await expect.element(screen.getByText('Mais 160 moedas')).toBeInTheDocument();
  await expect.element(screen.getByText('8/10')).toBeVisible();
});

it("shows '-' where nothing was paid", async () => {
  const screen = await show(lost);
  await expect.element(screen.getByText('-', { exact: true })).toBeVisible();
});

it.each([
  ['won', won],
  ['lost', lost],
] as const)('%s keeps inside 320 px at text of 200 %%', async (_, props) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const { container } = await show(props);
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const part of container.querySelectorAll('h1, p, button'))
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  // No word of the title is broken.
  const heading = container.querySelector('h1');
  heading?.style.setProperty('overflow-wrap', 'normal');
  expect(heading?.scrollWidth).toBe(heading?.clientWidth);
});

it('needs no scrolling on a phone', async () => {
  await page.viewport(360, 800);
  const { container } = await show(lost);
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
  expect(document.documentElement.scrollHeight).toBe(800);
});
