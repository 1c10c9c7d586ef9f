/** A form beside a list: what was typed is lost only when somebody says so. */
import { TextInput } from '@luneta/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { FormDrawer } from './form-drawer.tsx';
import { createRouter, memoryHistory, RouterProvider } from '../router/index.ts';
import { useForm } from './use-form.ts';

const send = vi.fn<(nome: string) => Promise<string>>((nome) => Promise.resolve(nome));

function Example() {
  const [open, setOpen] = useState(true);
  const form = useForm({ values: { nome: '' }, toRequest: ({ nome }) => nome, send, onSent: () => setOpen(false) });
  return (
    <FormDrawer of={form} title="Nova sede" confirmLabel="Criar sede" open={open} onClose={() => setOpen(false)}>
      <TextInput label="Nome" {...form.field('nome')} />
    </FormDrawer>
  );
}
const opened = () =>
  render(<RouterProvider router={createRouter([{ path: '/', element: <Example /> }], memoryHistory())} />);
const sheet = page.getByRole('dialog', { name: 'Nova sede' });

it('sends by Enter and closes', async () => {
  await opened();
  await page.getByLabelText('Nome').fill('Centro');
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledWith('Centro');
});

it('closes at once while nothing was typed, and asks else', async () => {
  await opened();
  await page.getByLabelText('Nome').fill('Centro');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Centro');
  await page.getByLabelText('Nome').fill('');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});
