import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { field: 'a', text: 'Falta o título.' },
  { field: 'b', text: 'Falta o resumo.' },
];
const form = (many: number, attempt: number) => (
  <>
    <ErrorSummary title="Há problemas" errors={errors.slice(0, many)} attempt={attempt} />
    <TextInput id="a" label="Título" value="" onChange={() => undefined} />
    <TextInput id="b" label="Resumo" value="" onChange={() => undefined} />
  </>
);

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
])('%i errors: %i summaries', async (many, shown) => {
  const screen = await render(form(many, 1));
  expect(screen.getByRole('region', { name: 'Há problemas' }).elements()).toHaveLength(shown);
});

it('takes the focus each time the form was sent in vain, and leaves it alone otherwise', async () => {
  const screen = await render(form(2, 0));
  const summary = screen.getByRole('region', { name: 'Há problemas' });
  await expect.element(summary).not.toHaveFocus();
  await screen.rerender(form(2, 1));
  await expect.element(summary).toHaveFocus();
  await screen.getByLabelText('Título').click();
  await screen.rerender(form(2, 1));
  await expect.element(screen.getByLabelText('Título')).toHaveFocus();
  await screen.rerender(form(2, 2));
  await expect.element(summary).toHaveFocus();
});

it('leads to a field by key, and writes nothing into the address', async () => {
  const screen = await render(form(2, 1));
  const before = location.href;
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Falta o resumo.' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Resumo')).toHaveFocus();
  expect(location.href).toBe(before);
});
