/** What every form does, on a small one: a name, a number and a switch. */
import { ApiError } from '@luneta/api-client';
import { Button, Switch, TextInput } from '@luneta/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { createRouter, memoryHistory, RouterProvider } from '../router/index.ts';
import { Form, FormFailure } from './form.tsx';
import { SaveKey } from './save-key.tsx';
import { useForm } from './use-form.ts';

const schema = z.object({
  nome: z.string().check(z.minLength(1), z.maxLength(8)),
  segundos: z.int().check(z.gte(60)),
  ativa: z.boolean(),
});
type Request = { nome: string; segundos: number; ativa: boolean };
const STANDS = { nome: 'Aurora', minutos: '5', ativa: true };

type Send = (request: Request) => Promise<Request>;
const saves: Send = (request) => Promise.resolve(request);
const refused = (status: number, campos: { campo: string; erro: string }[] = []) =>
  new ApiError({
    status,
    codigo: 'recusado',
    message: 'O servidor não aceitou.',
    erro: 'O servidor não aceitou.',
    offline: false,
    campos: campos.map((one) => ({ ...one, codigo: 'invalido', motivo: one.erro })),
  });

function Example({ send, newer }: { send: Send; newer?: typeof STANDS }) {
  const [stands, setStands] = useState(STANDS);
  const form = useForm({
    values: stands,
    schema,
    toRequest: ({ nome, minutos, ativa }) => ({ nome: nome.trim(), segundos: Number(minutos) * 60, ativa }),
    fieldOf: { segundos: 'minutos' },
    said: { minutos: 'Use ao menos 1 minuto.' },
    check: ({ nome }) => ({ nome: nome === 'Escola' ? 'Escreva o nome da escola.' : undefined }),
    send,
    stood: ({ nome, segundos, ativa }) => ({ nome, minutos: String(segundos / 60), ativa }),
    onConflict: async () => setStands(newer ?? stands),
  });
  return (
    <Form of={form} guard>
      <SaveKey label="Salvar" group="Escola" onSave={form.submit} />
      <TextInput label="Nome" {...form.field('nome')} />
      <TextInput label="Minutos" {...form.field('minutos')} />
      <Switch label="Ativa" {...form.toggle('ativa')} />
      <FormFailure of={form} />
      <p>{form.changed.join(', ') || 'nada mudou'}</p>
      <Button type="submit">Salvar</Button>
      <Button onClick={form.reset}>Descartar</Button>
    </Form>
  );
}

const nome = page.getByLabelText('Nome');
const minutos = page.getByLabelText('Minutos');
const save = page.getByRole('button', { name: 'Salvar' });

async function opened({ send = saves, newer }: { send?: Send; newer?: typeof STANDS } = {}) {
  const spy = vi.fn<Send>(send);
  const element = <Example send={spy} {...(newer ? { newer } : {})} />;
  await render(<RouterProvider router={createRouter([{ path: '/', element }], memoryHistory())} />);
  return spy;
}

it('sends what was typed in the words of the contract, and what was saved stands', async () => {
  const send = await opened();
  await userEvent.fill(nome, ' Alvorada');
  await page.getByRole('switch', { name: 'Ativa' }).click();
  await expect.element(page.getByText('nome, ativa')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('nada mudou')).toBeVisible();
  expect(send.mock.calls).toEqual([[{ nome: 'Alvorada', segundos: 300, ativa: false }]]);
  await expect.element(nome).toHaveValue('Alvorada');
});

it('one error stands at its field, which takes the focus; it goes as it is mended', async () => {
  const send = await opened();
  await userEvent.fill(nome, '');
  await expect.element(page.getByText('Preencha este campo.')).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText('Preencha este campo.')).toBeVisible();
  await expect.element(nome).toHaveFocus();
  await userEvent.fill(nome, 'Escola');
  await expect.element(page.getByText('Escreva o nome da escola.')).toBeVisible();
  await userEvent.fill(nome, 'Aurora');
  await expect.element(page.getByText('Escreva o nome da escola.')).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

it('of several errors the summary takes the focus, in the order of the fields, and leads to each', async () => {
  await opened();
  await userEvent.fill(minutos, '0');
  await userEvent.fill(nome, 'Escola Aurora do Norte');
  await save.click();
  const summary = page.getByRole('region', { name: 'Confira estes campos' });
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Use até 8 caracteres.', 'Use ao menos 1 minuto.']);
  await summary.getByRole('link', { name: 'Use ao menos 1 minuto.' }).click();
  await expect.element(minutos).toHaveFocus();
});

it('what the server has against a field stands at the field until it is changed', async () => {
  await opened({ send: () => Promise.reject(refused(422, [{ campo: 'segundos', erro: 'Tempo já usado.' }])) });
  await userEvent.fill(minutos, '7');
  await save.click();
  await expect.element(page.getByText('Tempo já usado.')).toBeVisible();
  await expect.element(minutos).toHaveFocus();
  await userEvent.fill(minutos, '8');
  await expect.element(page.getByText('Tempo já usado.')).not.toBeInTheDocument();
});

it('what no field is at fault for is said as the server says it, and what was typed stays', async () => {
  await opened({ send: () => Promise.reject(refused(500)) });
  await userEvent.fill(nome, 'Alvorada');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('O servidor não aceitou.');
  await expect.element(nome).toHaveValue('Alvorada');
});

it("somebody else's save brings theirs, and keeps what was typed here", async () => {
  await opened({
    send: () => Promise.reject(refused(409)),
    newer: { nome: 'Nova', minutos: '9', ativa: true },
  });
  await userEvent.fill(nome, 'Alvorada');
  await save.click();
  await expect.element(page.getByText(/^Alguém salvou enquanto você editava/u)).toBeVisible();
  await expect.element(nome).toHaveValue('Alvorada');
  await expect.element(minutos).toHaveValue('9');
});

it('Ctrl+S saves, and a second press while it is on its way does nothing', async () => {
  let answer: (request: Request) => void = () => {};
  const send = await opened({ send: () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.fill(nome, 'Alvorada');
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(send).toHaveBeenCalledTimes(1);
  // What is typed while it is on its way stays.
  await userEvent.fill(minutos, '6');
  answer({ nome: 'Alvorada', segundos: 300, ativa: true });
  await expect.element(page.getByText('minutos', { exact: true })).toBeVisible();
  await expect.element(minutos).toHaveValue('6');
});

it('what is typed is taken back to what stands', async () => {
  await opened();
  await userEvent.fill(nome, '');
  await save.click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(nome).toHaveValue('Aurora');
  await expect.element(page.getByText('Preencha este campo.')).not.toBeInTheDocument();
  await expect.element(page.getByText('nada mudou')).toBeVisible();
});
