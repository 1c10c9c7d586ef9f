import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BossCard, type BossCardProps } from './boss-card.tsx';

const action = { label: 'ENFRENTAR BOSS', href: '#boss' };
const title = 'Boss de Matemática';

it.each([
  ['bloqueado', 'Termine os desafios para desbloquear o Boss!', 'cheia', 'lucide-lock', false],
  ['desbloqueado', 'Seu grande momento chegou!!', 'cheia', null, true],
  ['iniciado', 'Seu grande momento chegou!!', 'cheia', null, true],
  ['venceu', 'Você derrotou o Boss!!', 'baixa', 'lucide-check', false],
  ['perdeu', 'Não desanime, você pega ele na próxima...', 'cheia', null, false],
] as const)('%s', async (status, text, drawing, mark, way) => {
  const screen = await render(<BossCard title={title} status={status} text={text} action={action} />);
  const card = screen.getByRole('region', { name: title });
  await expect.element(card.getByText(text)).toBeVisible();
  expect(screen.container.querySelector('img')?.src).toContain(`boss-${drawing}.svg`);
  const marks = ['lucide-lock', 'lucide-check'].filter((one) => screen.container.querySelector(`.${one}`));
  expect(marks).toEqual(mark === null ? [] : [mark]);
  expect(card.getByRole('link', { name: 'ENFRENTAR BOSS' }).elements()).toHaveLength(way ? 1 : 0);
});

it.each(['fugiu', 'constructor'])('shows nothing for the unknown state "%s"', async (status) => {
  // As a newer server might send it.
  const { container } = await render(<BossCard title={title} status={status as BossCardProps['status']} text="?" />);
  expect(container).toBeEmptyDOMElement();
});
