import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordInput } from './password-input.tsx';

const shown = () =>
  render(<PasswordInput label="Senha" value="segredo" onChange={() => undefined} autoComplete="current-password" />);

it('shows and hides the password without losing its name', async () => {
  const screen = await shown();
  const toggle = screen.getByRole('button', { name: 'Mostrar senha' });
  const input = screen.getByLabelText('Senha', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await toggle.click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  [true, 'O Caps Lock está ativado.'],
  [false, ''],
])('with Caps Lock %s the hint is "%s"', async (on, hint) => {
  const screen = await shown();
  const press = new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: on });
  screen.getByLabelText('Senha', { exact: true }).element().dispatchEvent(press);
  await expect.element(screen.getByRole('status')).toHaveTextContent(hint);
  // Like an error, it is told by a shape too.
  expect(screen.getByRole('status').element().querySelectorAll('svg')).toHaveLength(on ? 1 : 0);
});
