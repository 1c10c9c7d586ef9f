import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BossHorizon } from './boss-horizon.tsx';

const action = { label: 'ENFRENTAR BOSS', href: '#boss' };
const review = { label: 'Rever as questões', href: '#revisao' };
const boss = (status: Parameters<typeof BossHorizon>[0]['status'], card = false) => (
  <BossHorizon {...{ status, action, review, card }} title="Boss de Matemática" text="Texto do estado" />
);

it.each([
  ['bloqueado', 0, 0],
  ['desbloqueado', 1, 0],
  ['iniciado', 1, 0],
  ['venceu', 0, 1],
  ['perdeu', 0, 1],
] as const)('%s is a named region with %i way to him and %i to the review', async (status, ways, reviews) => {
  const screen = await render(boss(status));
  await expect.element(screen.getByRole('region', { name: 'Boss de Matemática' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ENFRENTAR BOSS' }).elements()).toHaveLength(ways);
  expect(screen.getByRole('link', { name: 'Rever as questões' }).elements()).toHaveLength(reviews);
});

it.each([
  ['on the map nothing cuts his rays', false, 'visible'],
  ['a card keeps them inside', true, 'clip'],
] as const)('%s', async (_, card, overflow) => {
  const screen = await render(boss('desbloqueado', card));
  expect(getComputedStyle(screen.getByRole('region').element()).overflow).toBe(overflow);
});

it('keeps its text inside at 320 px and text of 200 %', async () => {
  document.documentElement.style.fontSize = '200%';
  const { container } = await render(<div style={{ width: 320 }}>{boss('desbloqueado')}</div>);
  for (const part of container.querySelectorAll('h2, p, a')) {
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    expect(part.scrollWidth).toBeLessThanOrEqual(320);
  }
  document.documentElement.style.fontSize = '';
});
