import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { TextInput } from './text-input.tsx';

const Input = (props: { error?: string; help?: string; hideLabel?: boolean }) => {
  const [value, setValue] = useState('');
  return <TextInput label="Usuário" value={value} onChange={setValue} {...props} />;
};

it('hands over what is typed', async () => {
  const screen = await render(<Input />);
  await screen.getByLabelText('Usuário').fill('marina.souza');
  await expect.element(screen.getByLabelText('Usuário')).toHaveValue('marina.souza');
});

it.each([
  ['help', { help: 'Aparece no ranking.' }, 'Aparece no ranking.', null],
  ['an error', { error: 'Não existe.' }, 'Não existe.', 'true'],
  ['both', { help: 'Ajuda.', error: 'Erro.' }, 'Ajuda. Erro.', 'true'],
])('describes the input by %s', async (_name, props, description, invalid) => {
  const screen = await render(<Input {...props} />);
  const input = screen.getByLabelText('Usuário');
  await expect.element(input).toHaveAccessibleDescription(description);
  expect(input.element().getAttribute('aria-invalid')).toBe(invalid);
});

it('keeps its name when the label is hidden', async () => {
  const screen = await render(<Input hideLabel />);
  await expect.element(screen.getByRole('textbox', { name: 'Usuário' })).toBeInTheDocument();
});

it('is large enough that a phone does not zoom into it', async () => {
  const screen = await render(<Input />);
  await expect.element(screen.getByLabelText('Usuário')).toHaveStyle({ fontSize: '16px' });
});

it.each([
  ['far from the limit', 'Mari', '4/20', ''],
  ['near it', 'Mari da turma da', '16/20', 'Faltam 5 caracteres ou menos para o limite.'],
  ['over it', 'Mari da turma da manhã', '22/20', 'Passou do limite de 20 caracteres.'],
  ['spaces at the ends', '  Mari  ', '4/20', ''],
  ['a picture is one character', '🦜🦜', '2/20', ''],
])('counts what is typed: %s', async (_name, value, shown, told) => {
  const screen = await render(<TextInput label="Apelido" value={value} limit={20} onChange={() => undefined} />);
  await expect.element(screen.getByText(shown)).toBeVisible();
  expect(screen.getByRole('status').element().textContent).toBe(told);
  await expect.element(screen.getByLabelText('Apelido')).toHaveValue(value);
});
