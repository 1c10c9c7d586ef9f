import type { GestaoImportacao } from '@luneta/api-client';
import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { buildImportacao, IMPORTACAO_ID, importacao } from '../../testing/importacoes.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';

const ONE = `/escola/importacoes/${IMPORTACAO_ID}`;

async function opened(server: MockServer, { perfil = 'diretor' as 'diretor' | 'supervisor', width = 1280 } = {}) {
  await page.viewport(width, 800);
  return open(ONE, { server, person: staff(perfil) });
}
const serverOf = (changes: Partial<GestaoImportacao>) => {
  const server = createMockServer();
  importacao(buildImportacao(changes))(server);
  return server;
};
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const SEM_CONTAGEM = {
  criar: 0,
  atualizar: 0,
  igual: 0,
  mover: 0,
  inativar: 0,
  reativar: 0,
  nova_revisao: 0,
  duplicada: 0,
  erro: 0,
  ignorada: 0,
  aviso: 0,
};

describe('a file that waits for its columns', () => {
  const { colunas } = buildImportacao();
  const recusada: Partial<GestaoImportacao> = {
    situacao: 'recusada',
    resumo: SEM_CONTAGEM,
    novas_turmas: [],
    colunas: colunas.map((coluna) => (coluna.nome === 'turma' ? { ...coluna, campo: null } : coluna)),
    erro: {
      codigo: 'campo_necessario',
      mensagem: 'Falta uma coluna necessária.',
      como_resolver: 'Diga em “Colunas” qual coluna é ela, ou acrescente a coluna e envie de novo.',
    },
  };

  it.each([1280, 360])('at %i px is told them in its own step, and is judged then', async (width) => {
    const app = await opened(serverOf(recusada), { width });
    await expect.element(page.getByText(/^Falta uma coluna necessária\./u)).toBeVisible();
    await button('Conferir as linhas').click();
    await expect.element(page.getByRole('alert').getByText('Diga qual coluna é Turma.')).toBeVisible();
    expect(app.server.calls('setImportacaoMapeamento')).toHaveLength(0);
    await page.getByLabelText('Aqui a coluna turma é').selectOptions('Turma');
    expect(await axeViolations()).toEqual([]);
    await button('Conferir as linhas').click();
    await expect.poll(() => app.server.calls('setImportacaoMapeamento').length).toBe(1);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Conferência' })).toBeInTheDocument();
  });

  it('offers who only reads no way to tell them', async () => {
    await opened(serverOf(recusada), { perfil: 'supervisor' });
    await expect.element(page.getByText(/^Falta uma coluna necessária\./u)).toBeVisible();
    await expect.element(button('Conferir as linhas')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Aqui a coluna turma é')).toBeDisabled();
  });
});

describe('a workbook of several sheets', () => {
  const planilhas = ['Capa', 'Alunos & turmas'];

  it('is read from another one at once, and its columns are proposed anew', async () => {
    const app = await opened(serverOf({ formato: 'xlsx', codificacao: null, planilhas }));
    const field = page.getByLabelText('Planilha do arquivo');
    await expect.element(field).toHaveDisplayValue('Capa');
    await expect.element(page.getByText('matriculas_2027.csv · Capa · 412 linhas')).toBeVisible();
    await field.selectOptions('Alunos & turmas');
    await expect.poll(() => app.server.calls('setImportacaoMapeamento').length).toBe(1);
    expect(app.server.calls('setImportacaoMapeamento')[0]?.body).toMatchObject({
      colunas: [],
      opcoes: { planilha: 2, criar_turmas: true },
      versao: 2,
    });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Colunas' })).toBeInTheDocument();
  });

  it.each([1280, 360])('at %i px whose first one holds nobody asks for another', async (width) => {
    const erro = {
      codigo: 'sem_linhas',
      mensagem: 'O arquivo não tem nenhuma linha além do cabeçalho.',
      como_resolver: 'Confira se escolheu o arquivo certo e envie de novo.',
    };
    const changes: Partial<GestaoImportacao> = {
      situacao: 'recusada',
      resumo: SEM_CONTAGEM,
      colunas: [],
      novas_turmas: [],
      planilhas,
      erro,
    };
    const app = await opened(serverOf(changes), { width });
    await expect.element(page.getByText(/^O arquivo não tem nenhuma linha/u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Conferir/u })).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await page.getByLabelText('Planilha do arquivo').selectOptions('Alunos & turmas');
    await expect.poll(() => app.server.calls('setImportacaoMapeamento').length).toBe(1);
  });

  it('of one sheet asks nothing', async () => {
    await opened(serverOf({ formato: 'xlsx', planilhas: ['Alunos'] }));
    await expect.element(page.getByText('Ficam de fora sempre.')).toBeVisible();
    await expect.element(page.getByLabelText('Planilha do arquivo')).not.toBeInTheDocument();
  });
});

describe('a OneRoster zip', () => {
  const zip: Partial<GestaoImportacao> = {
    tipo: 'pessoas',
    formato: 'oneroster',
    colunas: [],
    campos: [],
    codificacao: 'utf-8',
  };

  it.each([1280, 360])('at %i px has options instead of columns', async (width) => {
    const app = await opened(serverOf(zip), { width });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Opções' })).toBeInTheDocument();
    await expect.element(page.getByText('No arquivo da escola')).not.toBeInTheDocument();
    await page.getByLabelText('Cada aula é uma turma').click();
    await button('Conferir 412 linhas').click();
    await expect.poll(() => app.server.calls('setImportacaoMapeamento').length).toBe(1);
    expect(app.server.calls('setImportacaoMapeamento')[0]?.body).toMatchObject({
      colunas: [],
      opcoes: { aulas_sao_turmas: true },
    });
    await expect.element(button('Aplicar 352 mudanças')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
