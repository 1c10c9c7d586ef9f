/** What questions are made of and found by, each as a tab of the bank. */
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, PROFESSOR } from '../../../testing/people.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openParte(parte: string, title: string, person = GESTAO_VIDA) {
  await page.viewport(1280, 800);
  const server = createMockServer();
  await open(`/questoes/${parte}`, { person, server });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return server;
}

it.each([
  ['textos_base', 'Textos-base', 'Reservatórios'],
  ['materias', 'Matérias', 'Ciências da Natureza'],
  ['objetos', 'Objetos de conhecimento', 'Frações'],
  ['habilidades', 'Habilidades', 'MT-H12'],
  ['etiquetas', 'Etiquetas', 'água'],
])('%s is a tab of the bank with what there is', async (parte, title, shows) => {
  await openParte(parte, title);
  await expect.element(page.getByText(shows).first()).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'Partes do banco' }).getByRole('link', { name: title }))
    .toHaveAttribute('aria-current', 'page');
  expect(await axeViolations()).toEqual([]);
});

it('a passage says how many questions keep it as it was', async () => {
  const server = await openParte('textos_base', 'Textos-base');
  await button('Editar Reservatórios').click();
  await page.getByRole('textbox', { name: /^Fonte/ }).fill('Boletim do bairro, 2026.');
  await button('Salvar').click();
  await expect.element(page.getByText('2 questões já usadas continuam com o texto anterior.')).toBeVisible();
  expect(server.calls('saveTextoBase')[0]?.body).toMatchObject({
    texto_base_id: 4,
    versao: 1,
    fonte: 'Boletim do bairro, 2026.',
  });
});

describe('a skill', () => {
  it('has the system that its code belongs to', async () => {
    const server = await openParte('habilidades', 'Habilidades');
    await button('Nova habilidade').click();
    await page.getByRole('textbox', { name: 'Código' }).fill('mt h12');
    await expect.element(page.getByRole('dialog').getByLabelText('Sistema')).toHaveDisplayValue('ENEM');
    await button('Salvar').click();
    await expect
      .poll(() => server.calls('saveHabilidade')[0]?.body)
      .toMatchObject({ sistema: 'ENEM', codigo: 'MT-H12' });
  });

  it('with a code of no system says how one looks', async () => {
    const server = await openParte('habilidades', 'Habilidades');
    await button('Nova habilidade').click();
    await page.getByRole('textbox', { name: 'Código' }).fill('EF99');
    await button('Salvar').click();
    await expect
      .element(page.getByRole('dialog').getByText('Use um código da BNCC, como EF07MA17 ou EM13MAT302.').first())
      .toBeVisible();
    expect(server.calls('saveHabilidade')).toEqual([]);
  });
});

it('two topics are merged after what follows was said', async () => {
  const server = await openParte('objetos', 'Objetos de conhecimento');
  await button('Juntar Frações').click();
  const dialog = page.getByRole('dialog', { name: 'Juntar Frações a outro objeto' });
  await dialog.getByRole('combobox', { name: 'Juntar a' }).click();
  await page.getByRole('option', { name: 'Razão e proporção' }).click();
  await expect
    .element(
      dialog.getByText(
        '9 questões passam ao outro objeto. 2 fases de roteiro ficam como estão. Este objeto é arquivado.',
      ),
    )
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Juntar objetos' }).click();
  await expect.element(page.getByText('Objetos juntados')).toBeVisible();
  expect(server.calls('createJuncaoObjeto')[0]?.body).toEqual({ destino_id: 12, versao: 1 });
});

it('a teacher reads them and changes none', async () => {
  await openParte('etiquetas', 'Etiquetas', PROFESSOR);
  await expect.element(page.getByText('água')).toBeVisible();
  await expect.element(button('Nova etiqueta')).not.toBeInTheDocument();
  await expect.element(button('Editar água')).not.toBeInTheDocument();
});
