import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BossHorizon } from './boss-horizon.tsx';

const action = { label: 'ENFRENTAR BOSS', href: '#boss' };
const boss = (status: Parameters<typeof BossHorizon>[0]['status']) => (
  <BossHorizon title="Boss de Matemática" status={status} text="Texto do estado" action={action} />
);

it.each([
  ['bloqueado', 0],
  ['desbloqueado', 1],
  ['iniciado', 1],
  ['venceu', 0],
  ['perdeu', 0],
] as const)('%s is a named region with %i way to him', async (status, ways) => {
  const screen = await render(boss(status));
  await expect.element(screen.getByRole('region', { name: 'Boss de Matemática' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ENFRENTAR BOSS' }).elements()).toHaveLength(ways);
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
