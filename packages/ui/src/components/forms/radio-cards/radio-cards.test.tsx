import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'mudar', label: 'Com alterações', description: 'Fica gravado.' },
  { value: 'ver', label: 'Apenas ver', description: 'Nada fica gravado.' },
] as const;

const Choice = ({ error, disabled = false }: { error?: string; disabled?: boolean }) => {
  const [value, setValue] = useState<'mudar' | 'ver' | null>(null);
  return (
    <RadioCards legend="Modo" options={options} value={value} onChange={setValue} error={error} disabled={disabled} />
  );
};

it('names each card by its label and describes it by its consequence', async () => {
  const screen = await render(<Choice />);
  const group = screen.getByRole('group', { name: 'Modo' });
  await expect
    .element(group.getByRole('radio', { name: 'Apenas ver', exact: true }))
    .toHaveAccessibleDescription('Nada fica gravado.');
});

it('a tap anywhere on a card chooses it: the radio lies over all of it', async () => {
  const screen = await render(<Choice />);
  const words = screen.getByText('Nada fica gravado.').element().getBoundingClientRect();
  const radio = screen.getByRole('radio', { name: 'Apenas ver' });
  expect(document.elementFromPoint(words.left + 2, words.top + 2)).toBe(radio.element());
  await radio.click();
  await expect.element(radio).toBeChecked();
});

it('is one stop of Tab, arrows move and choose', async () => {
  const screen = await render(<Choice />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Apenas ver' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Apenas ver' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Com alterações' })).toBeChecked();
});

it('tells what is missing', async () => {
  const screen = await render(<Choice error="Escolha um modo." />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Escolha um modo.');
  await expect.element(screen.getByRole('group')).toHaveAccessibleDescription('Escolha um modo.');
});

it('cannot be changed while disabled', async () => {
  const screen = await render(<Choice disabled />);
  for (const radio of screen.getByRole('radio').elements()) expect(radio).toBeDisabled();
});
