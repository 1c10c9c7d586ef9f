/** The bar of a long form says how the form stands, and saves and discards it. */
import { ApiError } from '@luneta/api-client';
import { TextInput } from '@luneta/ui';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { FormSaveBar } from './form-save-bar.tsx';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

type Send = (nome: string) => Promise<string>;
const stored: Send = (nome) => Promise.resolve(nome);

function Example({ send }: { send: Send }) {
  const form = useForm({
    values: { nome: 'Centro', rua: '' },
    toRequest: ({ nome }) => nome,
    check: ({ nome }) => ({ nome: nome === '' ? 'Escreva o nome.' : undefined }),
    send,
    stood: (_, sent) => sent,
    onConflict: async () => undefined,
  });
  return (
    <Form of={form} label="Sede">
      <TextInput label="Nome" {...form.field('nome')} />
      <TextInput label="Rua" {...form.field('rua')} />
      <FormSaveBar of={form} group="Sede" />
    </Form>
  );
}
const opened = (send: Send = stored) => render(<Example send={send} />);
const nome = page.getByLabelText('Nome');
const save = page.getByRole('button', { name: 'Salvar' });
const says = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const refused = (status: number) => () =>
  Promise.reject(
    new ApiError({ status, codigo: 'x', message: 'Já existe.', erro: 'Já existe.', offline: status === 0 }),
  );

it.each([
  ['Ctrl+S', '{Control>}s{/Control}'],
  ['Enter in a field', '{Enter}'],
])('%s saves what changed; with nothing to save it does nothing', async (_key, keys) => {
  const send = vi.fn<Send>(stored);
  await opened(send);
  await says('Tudo salvo');
  await userEvent.click(nome);
  await userEvent.keyboard(keys);
  expect(send).not.toHaveBeenCalled();
  await userEvent.fill(nome, 'Norte');
  await says('1 alteração não salva');
  await userEvent.keyboard(keys);
  await says('Tudo salvo');
  expect(send.mock.calls).toEqual([['Norte']]);
});

it.each([
  ['no connection', refused(0), 'Sem internet. Não foi salvo: tente de novo quando ela voltar.'],
  ['a refusal', refused(422), 'Já existe.'],
  ['somebody who saved before', refused(409), 'Outra pessoa salvou antes. Confira e salve de novo.'],
])('after %s it says so until something changes or it is discarded', async (_what, send, text) => {
  await opened(send);
  await userEvent.fill(nome, 'Norte');
  await save.click();
  await says(text);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await says('Tudo salvo');
  await expect.element(nome).toHaveValue('Centro');
});

it('counts the fields to be mended', async () => {
  await opened();
  await userEvent.fill(nome, '');
  await save.click();
  await says('1 campo para corrigir');
  await expect.element(nome).toHaveFocus();
});

it('asks before it discards, and keeps what was typed when told to', async () => {
  await opened();
  await userEvent.fill(nome, 'Norte');
  await userEvent.fill(page.getByLabelText('Rua'), 'Direita');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Descartar 2 alterações?' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar editando' }).click();
  await expect.element(nome).toHaveValue('Norte');
});
