import type { Claims } from '@luneta/app-shell/testing';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { ADMIN, GESTAO_VIDA, PROFESSOR, staff } from '../../testing/people.ts';
import { buildGestaoQuestao, questoes } from '../../testing/questoes.ts';
import { PHONES } from '../../testing/sizes.ts';

const PATH = '/questoes';

type Options = { person?: Claims; list?: Parameters<typeof questoes>[0]; width?: number };

async function openList(path = PATH, { person = GESTAO_VIDA, list, width = 1280 }: Options = {}) {
  await page.viewport(width, 800);
  const server = createMockServer();
  questoes(list)(server);
  const app = await open(path, { person, server });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Banco de questões' })).toBeVisible();
  return app;
}

describe('the list', () => {
  it('says how each question begins, its code, its difficulty and what keeps it back, and leads to it', async () => {
    await openList();
    await expect.element(page.getByText('3 questões')).toBeVisible();
    const row = page.getByRole('row', { name: /MAT-0520/ });
    await expect.element(row.getByText('Difícil')).toBeVisible();
    await expect.element(row.getByText('Em sigilo: está em prova não liberada')).toBeVisible();
    await expect.element(row.getByText('81%')).toBeVisible();
    await expect.element(row.getByRole('link', { name: /Se x²/ })).toHaveAttribute('href', '/questoes/520');
    const written = page.getByRole('row', { name: /ING-0511/ });
    await expect.element(written.getByText('Resposta em texto')).toBeVisible();
    await expect.element(written.getByText('Sem estimativa')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('filters by text, subject and difficulty, all in the address', async () => {
    const app = await openList(`${PATH}?dificuldade=dificil&materia=1`);
    await expect.element(page.getByText('1 questão', { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar questão' }).click();
    await userEvent.keyboard('zzz');
    await expect
      .element(page.getByText('Nenhuma questão encontrada com estes filtros. Limpe um deles para ver mais.'))
      .toBeVisible();
    expect(app.place()).toBe(`${PATH}?dificuldade=dificil&materia=1&busca=zzz`);
    expect(app.server.calls('listQuestoes').map(({ query }) => query)).toContainEqual({
      busca: 'zzz',
      materia_id: '1',
      dificuldade: 'dificil',
    });
  });

  it('shows one as a student sees it beside the list, in either app', async () => {
    await openList();
    await page.getByRole('button', { name: 'Ver como aluno a questão MAT-0501' }).click();
    const previa = page.getByRole('region', { name: 'Como o aluno vê' });
    await expect.element(previa.getByText('O reservatório do bairro foi medido em março.')).toBeVisible();
    await previa.getByRole('radio', { name: 'Versão 1' }).click();
    await expect.element(previa.getByText('Razão e proporção')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(previa).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Ver como aluno a questão MAT-0501' })).toHaveFocus();
  });

  it('has views of its own: what I wrote, what nobody was asked', async () => {
    const app = await openList();
    await page.getByRole('radio', { name: 'Inéditas' }).click();
    await expect.poll(app.place).toBe(`${PATH}?mostra=nunca`);
    await expect.poll(() => app.server.calls('listQuestoes').at(-1)?.query).toEqual({ usada: 'nunca' });
  });

  it('is found under its documented address, with its filters', async () => {
    const app = await openList('/banco_questoes?dificuldade=dificil');
    await expect.poll(app.place).toBe(`${PATH}?dificuldade=dificil`);
  });

  it('empty, leads to the first question', async () => {
    await openList(PATH, { person: ADMIN, list: [] });
    await expect.element(page.getByText('O banco ainda está vazio')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Nova questão' }).first())
      .toHaveAttribute('href', '/questoes/nova');
    await expect.element(page.getByRole('link', { name: 'Importar questões' }).first()).toBeVisible();
  });

  it.each(PHONES)('is cards that fit %i px', async (width) => {
    const long = 'Uma caixa-d’água de 1.200 litros recebe quarenta litros por minuto e perde dez '.repeat(2);
    await openList(PATH, {
      width,
      list: [buildGestaoQuestao({ enunciado_inicio: long, em_prova_nao_liberada: true })],
    });
    await expect.element(page.getByText('1 questão', { exact: true })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('several at once', () => {
  async function tick() {
    const app = await openList();
    await page.getByRole('checkbox', { name: 'Selecionar a questão MAT-0501' }).click();
    await page.getByRole('checkbox', { name: 'Selecionar a questão ING-0511' }).click();
    await expect.element(page.getByText('2 questões selecionadas')).toBeVisible();
    return app;
  }

  it('get a tag, and are not ticked any more', async () => {
    const { server } = await tick();
    server.respond('createQuestaoLote', {
      resultados: [501, 511].map((id) => ({
        banco_questao_id: id,
        resultado: 'feito' as const,
        codigo: null,
        erro: null,
      })),
    });
    await page.getByRole('button', { name: 'Etiquetar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Etiquetar 2 questões' });
    await dialog.getByRole('combobox', { name: 'Etiqueta' }).click();
    await page.getByRole('option', { name: 'água' }).click();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Etiquetar' }).click();
    await expect.element(page.getByText('2 questões mudaram')).toBeVisible();
    expect(server.calls('createQuestaoLote').map(({ body }) => body)).toEqual([
      { ids: [501, 511], acao: 'etiquetar', etiqueta: 'água' },
    ]);
    await expect.element(page.getByText('2 questões selecionadas')).not.toBeInTheDocument();
  });

  it('are approved after a question, and each one that was refused says why', async () => {
    const { server } = await tick();
    server.respond('createQuestaoLote', {
      resultados: [
        { banco_questao_id: 501, resultado: 'feito', codigo: null, erro: null },
        { banco_questao_id: 511, resultado: 'recusado', codigo: 'sem_gabarito', erro: 'Marque a alternativa correta.' },
      ],
    });
    await page.getByRole('button', { name: 'Aprovar' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Aprovar 2 questões?' });
    await asked.getByRole('button', { name: 'Aprovar' }).click();
    const result = page.getByRole('dialog', { name: '1 questão mudou; 1 ficou como estava' });
    await expect.element(result.getByText('ING-0511: Marque a alternativa correta.')).toBeVisible();
  });
});

it('a teacher reads the bank and writes; a supervisor only reads', async () => {
  await openList(PATH, { person: PROFESSOR });
  await expect.element(page.getByRole('link', { name: 'Nova questão' })).toBeVisible();
  await openList(PATH, { person: staff('supervisor') });
  await expect.element(page.getByRole('link', { name: 'Nova questão' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: /MAT-0501/ })).not.toBeInTheDocument();
});

describe('as a file', () => {
  /** Names of the files that are kept. */
  const kept = () => {
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return names;
  };

  it('all that the filters show are written, and what the format cannot hold is said before it is kept', async () => {
    const names = kept();
    const { server } = await openList(`${PATH}?dificuldade=facil`);
    server.respondFile('createExportacaoQuestoes', { perdas: 'lacradas=1; motivos=3' });
    await page.getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar as questões deste filtro' });
    await dialog.getByRole('radio', { name: 'GIFT' }).click();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Gerar arquivo' }).click();
    const losses = page.getByRole('dialog', { name: 'O que GIFT não guarda' });
    await expect.element(losses.getByText('Lacradas até a liberação, fora do arquivo: 1 questão')).toBeVisible();
    await expect.element(losses.getByText('Motivos das alternativas: 3 questões')).toBeVisible();
    expect([names, await axeViolations()]).toEqual([[], []]);
    await losses.getByRole('button', { name: 'Salvar arquivo' }).click();
    await expect.element(page.getByText('Arquivo questoes.gift salvo')).toBeVisible();
    expect(names).toEqual(['questoes.gift']);
    expect(server.calls('createExportacaoQuestoes').map(({ body }) => body)).toEqual([
      { filtro: { dificuldade: 'facil' }, formato: 'gift', com_gabarito: true },
    ]);
  });

  it('those that are ticked are written without keys; with nothing lost the file is kept at once', async () => {
    const names = kept();
    const { server } = await openList();
    server.respondFile('createExportacaoQuestoes');
    await page.getByRole('checkbox', { name: 'Selecionar a questão ING-0511' }).click();
    await page.getByRole('region', { name: 'Questões selecionadas' }).getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar 1 questão' });
    await dialog.getByRole('checkbox', { name: 'Com gabarito, comentário e parâmetros da TRI' }).click();
    await dialog.getByRole('button', { name: 'Gerar arquivo' }).click();
    await expect.element(page.getByText('Arquivo questoes.xlsx salvo')).toBeVisible();
    expect(names).toEqual(['questoes.xlsx']);
    expect(server.calls('createExportacaoQuestoes').map(({ body }) => body)).toEqual([
      { ids: [511], formato: 'xlsx', com_gabarito: false },
    ]);
  });

  it('a refusal stands in the dialog', async () => {
    const { server } = await openList();
    server.fail('createExportacaoQuestoes', 422, {
      codigo: 'exportacao_longa',
      message: 'São mais de 2.000 questões.',
    });
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('button', { name: 'Gerar arquivo' }).click();
    await expect.element(page.getByRole('dialog').getByText('São mais de 2.000 questões.')).toBeVisible();
  });
});

describe('filters that few need', () => {
  it('a skill is found by typing, and a use in a class waits for the class', async () => {
    const app = await openList();
    const asked = () => app.server.calls('listQuestoes').at(-1)?.query;
    await page.getByRole('button', { name: 'Mais filtros' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mais filtros' });
    await dialog.getByRole('combobox', { name: 'Habilidade' }).click();
    await page.getByRole('option', { name: /EF07MA17/ }).click();
    await expect.poll(() => asked()?.['habilidade']).toBeDefined();
    await dialog.getByLabelText('Uso').selectOptions('Não usada na turma');
    await expect.element(dialog.getByLabelText('Turma')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(asked()?.['usada']).toBeUndefined();
    await dialog.getByLabelText('Turma').selectOptions('31');
    await expect.poll(() => asked()?.['usada']).toBe('nao_nesta_turma');
    await dialog.getByRole('button', { name: 'Ver questões' }).click();
    await expect.element(page.getByText('Habilidade: EF07MA17')).toBeVisible();
    await expect.element(page.getByText(/^Turma: .+ · /)).toBeVisible();
  });
});

describe('the columns', () => {
  it('are those that the person chose on this device', async () => {
    const app = await openList();
    await page.getByRole('button', { name: 'Colunas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Colunas da lista' });
    await dialog.getByRole('checkbox', { name: 'Habilidades' }).click();
    await dialog.getByRole('checkbox', { name: 'Usos' }).click();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Pronto' }).click();
    const heads = () =>
      page
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent);
    await expect.poll(heads).toContain('Habilidades');
    expect(heads()).not.toContain('Usos');
    await page.getByRole('link', { name: /Se x²/ }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Questão/ })).toBeVisible();
    app.back();
    await expect.poll(heads).toContain('Habilidades');
    expect(heads()).not.toContain('Usos');
  });
});

describe('an empty bank', () => {
  it('begins with the example questions, which are then looked at like a file', async () => {
    const app = await openList(PATH, { list: [] });
    app.server.respond('createImportacaoExemplo', {
      importacao_id: '6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35',
      situacao: 'recebida',
    });
    await page.getByRole('button', { name: 'Começar com questões de exemplo' }).click();
    await expect.poll(app.place).toBe('/escola/importacoes/6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35');
    expect(app.server.calls('createImportacaoExemplo')).toHaveLength(1);
  });

  it('offers them to who writes questions alone', async () => {
    await openList(PATH, { person: staff('diretor'), list: [] });
    await expect.element(page.getByText('O banco ainda está vazio')).toBeVisible();
    expect(page.getByRole('button', { name: 'Começar com questões de exemplo' }).elements()).toEqual([]);
  });
});
