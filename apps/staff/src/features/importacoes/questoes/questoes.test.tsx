/** A file of questions: subject and topic chosen for its folders, each question read as a student sees it, and decided. */
import type { GestaoImportacao } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { buildImportacaoQuestoes, IMPORTACAO_ID, importacaoQuestoes, PONTO } from '../../../testing/importacoes.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA } from '../../../testing/people.ts';

const ONE = `/escola/importacoes/${IMPORTACAO_ID}`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function opened(path: string, changes: Partial<GestaoImportacao> = {}, width = 1280) {
  await page.viewport(width, 800);
  const server = createMockServer();
  importacaoQuestoes(buildImportacaoQuestoes(changes))(server);
  return open(path, { server, person: GESTAO_VIDA });
}

describe('subject and topic', () => {
  it('are chosen for a folder that the school does not know, and sent with the rest', async () => {
    const app = await opened(ONE);
    await expect.element(page.getByText('2 categorias ainda sem matéria')).toBeVisible();
    const folder = 'Banco antigo / 2024';
    const group = page.getByRole('group', { name: `${folder} · 6 questões` });
    await group.getByLabelText('Matéria').selectOptions('Matemática');
    await expect.element(page.getByText('1 categoria ainda sem matéria')).toBeVisible();
    await group.getByRole('combobox', { name: /^Objeto de conhecimento/ }).click();
    await page.getByRole('option', { name: 'Razão e proporção' }).click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await button('Conferir 23 questões').click();
    await expect
      .poll(() => app.server.calls('setImportacaoMapeamento')[0]?.body)
      .toMatchObject({ opcoes: { materia_id: null, categorias: [{ categoria: folder, materia_id: 1 }] } });
  });

  it('are chosen once for all that nothing else speaks of', async () => {
    const app = await opened(ONE);
    await page
      .getByRole('group', { name: 'Para as questões sem matéria conhecida' })
      .getByLabelText('Matéria')
      .selectOptions('Matemática');
    await expect.element(page.getByText('2 categorias ainda sem matéria')).not.toBeInTheDocument();
    await button('Conferir 23 questões').click();
    await expect
      .poll(() => app.server.calls('setImportacaoMapeamento')[0]?.body)
      .toMatchObject({ opcoes: { materia_id: 1, categorias: [] } });
  });
});

describe('the report', () => {
  const CRIAR = `${ONE}?etapa=conferencia&acao=criar`;

  it('shows each question as a student sees it, with the picture that is in the file, and goes to the next', async () => {
    await opened(CRIAR);
    await page.getByRole('button', { name: /^Ver como aluno: Uma caixa de/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Como o aluno vê' });
    await expect.element(drawer.getByText('30 minutos')).toBeVisible();
    await expect.element(drawer.getByText('1 de 2')).toBeVisible();
    await drawer.getByRole('button', { name: 'Próxima' }).click();
    await expect.element(drawer.getByRole('img', { name: 'Mapa da bacia' })).toHaveAttribute('src', PONTO);
    await expect.element(drawer.getByText('Uma imagem não tem descrição.')).toBeVisible();
    await expect.element(drawer.getByRole('button', { name: 'Próxima' })).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
  });

  it('counts a new revision as a change and a duplicate as none', async () => {
    await opened(CRIAR);
    await expect.element(button('Aplicar 16 mudanças')).toBeVisible();
    await expect.element(page.getByText('de 23 questões prontas para entrar')).toBeVisible();
  });

  it('brings a duplicate although the bank has it, when a person says so', async () => {
    const app = await opened(`${ONE}?etapa=conferencia&acao=duplicada`);
    await expect.element(page.getByText('Linha 3: Já existe: Q-0213.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Abrir a que existe/ }))
      .toHaveAttribute('href', '/questoes/620');
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: /^Importar mesmo assim/ }).click();
    await expect.poll(() => app.server.calls('saveImportacaoLinha')[0]?.body).toMatchObject({ decisao: 'outra' });
  });

  it('a fault of what only the file can say is not typed here', async () => {
    await opened(`${ONE}?etapa=conferencia`);
    await expect.element(button('Pular')).toBeVisible();
    await expect.element(button('Corrigir')).not.toBeInTheDocument();
  });

  it('leaves one out', async () => {
    const app = await opened(CRIAR);
    await page.getByRole('button', { name: /^Deixar de fora Uma caixa/ }).click();
    await expect.poll(() => app.server.calls('saveImportacaoLinha')[0]?.body).toMatchObject({ decisao: 'pular' });
  });

  it.each([1280, 360])('at %i px: a faulty one is read from its fault, too', async (width) => {
    await opened(`${ONE}?etapa=conferencia`, {}, width);
    await expect.element(page.getByText(/questões de associação não são aceitas\./i)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: /^Ver como aluno: Relacione/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Como o aluno vê' })).toBeVisible();
  });
});

it('what was brought is found in the bank', async () => {
  await opened(ONE, { situacao: 'aplicada', aplicada_em: '2026-11-23T09:20:00-03:00' });
  await expect.element(page.getByText('Criadas: 14')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ver no banco de questões' }))
    .toHaveAttribute('href', '/questoes');
});
