import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import type { ProvaCardButton } from './prova-press.tsx';
import { ProvaRow } from './prova-row.tsx';

const shown = async (button: ProvaCardButton, buttonLabel: string) => {
  await render(
    <ProvaRow title="2ª Avaliação" subject="" text="Hoje · Híbrida" button={button} buttonLabel={buttonLabel} />,
  );
  const row = page.getByRole('article', { name: '2ª Avaliação' });
  await expect.element(row.getByText('Hoje · Híbrida')).toBeVisible();
  return row;
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

it.each([
  ['beside the words', 328, 'SABER MAIS', true],
  ['below them where it is long', 328, 'CONTINUAR AVALIAÇÃO', false],
  ['below them where it is narrow and the text large', 240, 'SABER MAIS', false],
])('the button of a row stands %s, and nothing is wider than the row', async (_name, width, label, beside) => {
  await render(
    <div style={{ width }}>
      <ProvaRow
        title="Avaliação bimestral de Química"
        subject="Química"
        text="Hoje às 14h30 · Online"
        button={{ botao: 'continuar', href: '/prova' }}
        buttonLabel={label}
      />
    </div>,
  );
  const row = page.getByRole('article', { name: 'Avaliação bimestral de Química' });
  const button = row.getByRole('link', { name: label }).element().getBoundingClientRect();
  const title = row.getByRole('heading').element().getBoundingClientRect();
  expect(button.left >= title.right).toBe(beside);
  expect(button.right).toBeLessThanOrEqual(row.element().getBoundingClientRect().right);
});
