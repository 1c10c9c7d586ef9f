import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Note } from './note.tsx';

it.each([
  ['lies in the page', false, 'note'],
  ['appeared by itself', true, 'alert'],
] as const)('a note that %s has role %3$s', async (_name, alert, role) => {
  const screen = await render(
    <Note tone="danger" alert={alert}>
      Credenciais inválidas.
    </Note>,
  );
  await expect.element(screen.getByRole(role)).toHaveTextContent('Credenciais inválidas.');
});

it('can be dismissed', async () => {
  const onDismiss = vi.fn<() => void>();
  const screen = await render(
    <Note tone="info" onDismiss={onDismiss}>
      Aviso
    </Note>,
  );
  await screen.getByRole('button', { name: 'Fechar' }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
});
