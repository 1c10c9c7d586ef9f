import { buildQuestao, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PATH = '/questoes_v1/511';

function openWith(changes: Parameters<typeof buildQuestao>[0]) {
  const server = createMockServer();
  server.respond('getQuestao', buildQuestao({ banco_questao_id: 511, ...changes }));
  return open(PATH, { server });
}

describe('one question alone', () => {
  it("is 'Questão {id}' with its key and comment", async () => {
    await openWith({ gabarito: 'C', comentario: '<p>Porque a área dobra.</p>' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Questão 511' })).toBeVisible();
    await expect.element(page.getByText('Gabarito: C')).toBeVisible();
    await page.getByText('Comentário', { exact: true }).click();
    await expect.element(page.getByText('Porque a área dobra.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('whose key may not be seen says so, and can be read', async () => {
    await openWith({ gabarito: null, comentario: '' });
    await expect.element(page.getByText('O gabarito desta questão ainda não foi liberado.')).toBeVisible();
    expect(page.getByRole('list', { name: 'Alternativas da questão 511' }).elements()).toHaveLength(1);
    expect(page.getByText(/resposta certa/).elements()).toEqual([]);
  });

  it('that is answered with a text says so instead of a key', async () => {
    await openWith({ gabarito: null, comentario: '', opcao_a: '', opcao_b: '', opcao_c: '', opcao_d: '', opcao_e: '' });
    await expect.element(page.getByText('Esta questão é respondida com um texto, sem alternativas.')).toBeVisible();
    await expect.element(page.getByText('O gabarito desta questão ainda não foi liberado.')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('that is unknown shows the 404 page', async () => {
    const server = createMockServer();
    server.fail('getQuestao', 404);
    await open(PATH, { server });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
  });
});
