import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProvaCard, type ProvaCardButton } from './prova-card.tsx';

const shown = async (button: ProvaCardButton, buttonLabel: string) => {
  await render(<ProvaCard title="2ª Avaliação" application="Híbrida" button={button} buttonLabel={buttonLabel} />);
  const card = page.getByRole('article', { name: '2ª Avaliação' });
  await expect.element(card.getByText('Híbrida')).toBeVisible();
  return card;
};

it.each([
  ['iniciar', 'INICIAR'],
  ['continuar', 'CONTINUAR REDAÇÃO'],
] as const)('%s leads into the exam', async (botao, label) => {
  const card = await shown({ botao, href: '/prova' }, label);
  await expect.element(card.getByRole('link', { name: label })).toHaveAttribute('href', '/prova');
});

it.each([
  ['inicio_as', 'INÍCIO ÀS 14h30'],
  ['finalizada', 'PROVA FINALIZADA'],
] as const)('%s tells its state and cannot be pressed', async (botao, label) => {
  const card = await shown({ botao }, label);
  await expect.element(card.getByRole('button', { name: label })).toBeDisabled();
});

it('in class it opens the text about that', async () => {
  const onPress = vi.fn<() => void>();
  const card = await shown({ botao: 'saber_mais', onPress }, 'SABER MAIS');
  await card.getByRole('button', { name: 'SABER MAIS' }).click();
  expect(onPress).toHaveBeenCalledOnce();
});
