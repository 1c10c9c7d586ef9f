import { expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccessSlips } from './access-slips.tsx';

const code = { size: 3, path: 'M1 1h1v1h-1z' };
const slips = Array.from({ length: 9 }, (_, n) => ({
  id: n,
  place: 'Escola Aurora · 3A',
  name: `Aluno ${n}`,
  address: 'v2.mock',
  code,
  facts: [
    { term: 'Usuário', value: n === 0 ? null : `aluno.${n}` },
    { term: 'Nova senha', value: `senha${n}`, secret: true },
  ],
  until: 'vale até 24 de nov.',
  note: 'Troque a senha no primeiro acesso.',
}));

const shown = () =>
  render(
    <AccessSlips label="Fichas de acesso" printed="Impressa por Helena" parts={[{ title: '3A', slips }]}>
      <button type="button">Imprimir</button>
    </AccessSlips>,
  );
const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
const slipOf = (n: number) => page.getByRole('listitem').filter({ hasText: `Aluno ${n}` });

it('shows a slip for each person, and a line where there is no name of an account', async () => {
  await page.viewport(800, 900);
  const screen = await shown();
  expect(screen.getByRole('listitem').elements()).toHaveLength(9);
  await expect.element(slipOf(0).getByText('—')).toBeVisible();
  await expect.element(screen.getByText('senha8')).toBeVisible();
  await expect.element(screen.getByLabelText('Ficha de')).not.toBeVisible();
});

it('one code is drawn once, however many slips show it', async () => {
  await shown();
  expect(document.querySelectorAll('symbol')).toHaveLength(1);
  const ids = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(ids).toHaveLength(9);
  expect([...new Set(ids)]).toEqual([`#${document.querySelector('symbol')?.id ?? ''}`]);
});

it('a phone shows one at a time: the next one, or the one that is chosen', async () => {
  await page.viewport(360, 800);
  const screen = await shown();
  await expect.element(screen.getByText('senha0')).toBeVisible();
  await expect.element(screen.getByText('senha1')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Próxima' }).click();
  await expect.element(screen.getByText('senha1')).toBeVisible();
  await expect.element(screen.getByText('senha0')).not.toBeVisible();
  await expect.element(screen.getByText('2 de 9')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Ficha de'), 'Aluno 8 · Escola Aurora · 3A');
  await expect.element(screen.getByText('senha8')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Próxima' })).toBeDisabled();
});

it('on the paper of a phone there are all of them, and nothing of the screen', async () => {
  await page.viewport(360, 800);
  const screen = await shown();
  await emulate('print');
  await expect.element(screen.getByText('senha8')).toBeVisible();
  await expect.element(screen.getByText('3A · folha 2 de 2')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Ficha de')).not.toBeVisible();
  await emulate('');
});
