/** The classes: their list, and the page of one with its students, its exams and its switches. */
import { buildGestaoProva } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';
import { ANO, buildMembro, daEscola, MATERIAS, serie } from '../../../testing/turmas.ts';
import { failingAfter, SCHOOL, schoolServer } from '../../../testing/server.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
const OPCOES = { turma_id: 21, vidas_ativas: true, pular_ativo: true, alterado_em: null, alterado_por: null };

function optionsServer() {
  const server = schoolServer();
  server.respond('getTurmaOpcoes', OPCOES);
  server.respond('setTurmaOpcoes', { ...OPCOES, vidas_ativas: false });
  return server;
}

describe('the list of classes', () => {
  it('leads by keyboard from the search to the page of a class', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas');
    await expect.element(page.getByText('4 turmas')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Buscar turma' }).fill('3b');
    await expect.element(page.getByText('1 de 4 turmas')).toBeVisible();
    await expect.poll(app.place).toBe('/turmas?busca=3b');
    await page.getByRole('link', { name: '3ª Série · 3B' }).click();
    await expect.element(h1('3ª Série · 3B')).toHaveFocus();
    expect(app.place()).toBe('/turmas/32');
  });

  it('with nothing for these filters says so, and they can be cleared', async () => {
    await open('/turmas?busca=9z');
    await expect.element(page.getByText(/^Nenhuma turma encontrada com estes filtros/u)).toBeVisible();
    await page.getByRole('button', { name: 'Limpar' }).last().click();
    await expect.element(page.getByRole('link', { name: '3ª Série · 3A' })).toBeVisible();
  });

  it('whose second page fails can be asked for again', async () => {
    await page.viewport(360, 800);
    const server = schoolServer();
    server.respond(
      'listTurmas',
      { turmas: SCHOOL.map((one) => daEscola(one)), materias: [] },
      { 'proximo-cursor': '31' },
    );
    await open('/turmas', { server: failingAfter(server) });
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('names the shift, the version and the subjects without a teacher as staff read them', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer();
    const [first] = SCHOOL;
    if (!first) throw new Error('no class');
    server.respond('listTurmas', {
      turmas: [daEscola(first, { turno: 4, versao_aluno: 1, qtde_materias: 1 })],
      materias: [...MATERIAS],
    });
    await open('/turmas', { server });
    for (const text of ['Integral', 'Versão 1 · jogo', '1 de 2'])
      await expect.element(page.getByRole('cell', { name: text })).toBeVisible();
  });

  it('is of the active year; another one is chosen and stands in the address', async () => {
    const server = schoolServer();
    server.respond('listAnosLetivos', [ANO, { ...ANO, ano: 2025, situacao: 'encerrado' }]);
    const app = await open('/turmas', { server, person: staff('diretor') });
    await expect.element(page.getByText('4 turmas')).toBeVisible();
    await page.getByLabelText('Ano letivo').selectOptions('2025 · encerrado');
    await expect.element(page.getByText(/^Ainda não há turmas em 2025/u)).toBeVisible();
    expect(app.place()).toBe('/turmas?ano=2025');
    expect(page.getByRole('button', { name: 'Nova turma' }).elements()).toHaveLength(0);
    expect(app.server.calls('listTurmas').map(({ query }) => query['ano'])).toEqual(['2026', '2025']);
  });
});

describe('several classes at once', () => {
  it('are shown before they are made; those that exist are dashed and not counted', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas', { person: staff('diretor') });
    app.server.respond('listSeries', [serie('3ª Série', 9), serie('2ª Série', 8)]);
    app.server.respond('createTurmas', { turmas: [{ turma_id: 90, codigo: '3C', criada: true }] });
    await page.getByRole('button', { name: 'Criar várias' }).click();
    await page.getByLabelText('Códigos').fill('3A..3F');
    await expect.element(page.getByText('4 novas · 2 já existem')).toBeVisible();
    const tiles = page.getByRole('region', { name: 'Prévia' }).getByRole('listitem');
    await expect
      .poll(() => tiles.elements().map((tile) => tile.textContent))
      .toEqual(['3Ajá existe', '3Bjá existe', '3Cnova', '3Dnova', '3Enova', '3Fnova']);
    expect(await axeViolations()).toEqual([]);
    // The list beside it stays usable, and what was typed stays.
    await page.getByRole('searchbox', { name: 'Buscar turma' }).fill('3b');
    await expect.element(page.getByText('1 de 4 turmas')).toBeVisible();
    await expect.element(page.getByLabelText('Códigos')).toHaveValue('3A..3F');
    await page.getByLabelText('Série').last().selectOptions('3ª Série');
    await page.getByLabelText('Sede').last().selectOptions('Centro');
    await page.getByRole('radio', { name: 'Integral' }).click();
    await page.getByRole('button', { name: 'Criar 4 turmas' }).click();
    await expect.element(page.getByText('1 turma criada.')).toBeVisible();
    expect(app.server.calls('createTurmas').map(({ body }) => body)).toEqual([
      {
        codigos: ['3A', '3B', '3C', '3D', '3E', '3F'],
        serie_id: 9,
        sede_id: 2,
        turno: 4,
        ano: 2026,
        versao_aluno: 2,
      },
    ]);
  });

  it('leaving the page with codes typed asks first', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas', { person: staff('diretor') });
    await page.getByRole('button', { name: 'Criar várias' }).click();
    await page.getByLabelText('Códigos').fill('3C');
    await page.getByRole('link', { name: '3ª Série · 3B' }).click();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    expect(app.place()).toBe('/turmas');
    await expect.element(page.getByLabelText('Códigos')).toHaveValue('3C');
  });

  it('that cannot be read say so at the field', async () => {
    await page.viewport(360, 800);
    const app = await open('/turmas', { person: staff('diretor') });
    await page.getByRole('button', { name: 'Criar várias' }).click();
    await page.getByLabelText('Códigos').fill('3F..3A');
    await page.getByRole('button', { name: 'Criar turmas' }).click();
    await expect.element(page.getByLabelText('Códigos')).toHaveAccessibleDescription(/Não entendemos este intervalo/u);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    expect(app.server.calls('createTurmas')).toEqual([]);
  });
});

describe('a class that is made or changed', () => {
  it('is refused at the field of its code', async () => {
    const app = await open('/turmas', { person: staff('diretor') });
    const erro = 'Já existe uma turma com este código neste ano.';
    app.server.fail('saveTurma', 409, {
      codigo: 'codigo_repetido',
      message: erro,
      campos: [{ campo: 'codigo', codigo: 'codigo_repetido', erro, motivo: erro }],
    });
    await page.getByRole('button', { name: 'Nova turma' }).click();
    await page.getByLabelText('Código').fill('3A');
    await page.getByLabelText('Série').last().selectOptions('1ª série');
    await page.getByLabelText('Sede').last().selectOptions('Centro');
    await page.getByRole('button', { name: 'Criar turma' }).click();
    await expect.element(page.getByLabelText('Código')).toHaveAccessibleDescription(new RegExp(erro, 'u'));
  });

  it('[ESC-2] says what students will find elsewhere before the version changes', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas/21/opcoes', { server: optionsServer(), person: staff('diretor') });
    await page.getByRole('button', { name: 'Editar turma' }).click();
    await page.getByRole('radio', { name: 'Versão 2' }).click();
    await expect.element(page.getByText('O que muda para o aluno desta turma')).toBeVisible();
    await expect.element(page.getByText(/viram uma lista de fases por matéria/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Salvar turma' }).click();
    await expect
      .poll(() => app.server.calls('saveTurma').at(-1)?.body)
      .toMatchObject({
        turma_id: 21,
        versao: 1,
        versao_aluno: 2,
        codigo: '2A',
      });
  });

  it('that cannot be archived names the exams that are open', async () => {
    const app = await open('/turmas/21/opcoes', { server: optionsServer(), person: staff('diretor') });
    app.server.fail('setTurmaArquivamento', 409, {
      codigo: 'tem_prova_aberta',
      message: 'A turma tem prova aberta. Arquive depois que ela terminar.',
      campos: [{ campo: 'arquivada.0', codigo: 'tem_prova_aberta', erro: 'Simulado 3', motivo: 'Simulado 3' }],
    });
    await page.getByRole('button', { name: 'Arquivar turma' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Arquivar' }).click();
    await expect.element(page.getByText('Simulado 3')).toBeVisible();
    await expect.element(page.getByText('A turma tem prova aberta. Arquive depois que ela terminar.')).toBeVisible();
  });
});

describe('the teachers of a class', () => {
  it('are shown with subject and last day; a substitute is added from the staff', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas/31/professores', { person: staff('diretor') });
    app.server.respond('listEquipe', [
      buildMembro({ pessoa_id: 40, nome: 'Sônia Brito', perfil: 'professor' }),
      buildMembro({ pessoa_id: 41, nome: 'Caio Coordena', perfil: 'coordenador' }),
    ]);
    await expect.element(page.getByRole('cell', { name: 'até 18/12' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Adicionar docente' }).click();
    await page.getByRole('combobox', { name: 'Docente' }).click();
    await expect.element(page.getByRole('option')).toHaveTextContent('Sônia Brito');
    await page.getByRole('option').click();
    await page.getByLabelText(/^Último dia/u).fill('2026-11-30');
    await page.getByRole('button', { name: 'Adicionar à turma' }).click();
    await expect
      .poll(() => app.server.calls('saveTurma').at(-1)?.body)
      .toMatchObject({
        turma_id: 31,
        professores: [
          { pessoa_id: 8, materia_id: 1, valido_ate: null },
          { pessoa_id: 12, materia_id: 4, valido_ate: '2026-12-18' },
          { pessoa_id: 40, materia_id: null, valido_ate: '2026-11-30' },
        ],
      });
  });

  it('are read by who may not change them', async () => {
    await open('/turmas/31/professores', { person: staff('supervisor') });
    await expect.element(page.getByText('Renato Dias Prado').first()).toBeVisible();
    expect(page.getByRole('button', { name: 'Adicionar docente' }).elements()).toHaveLength(0);
  });
});

describe('the page of a class', () => {
  it('names each account, and what its student needs in exams', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer();
    const [first] = SCHOOL;
    const [aluno] = first?.alunos ?? [];
    if (!first || !aluno) throw new Error('no student');
    server.respond('listGestaoAcompanhamento', [{ ...first, alunos: [{ ...aluno, login: 'ana.amado27' }] }]);
    server.respond('listAcomodacoesTurma', [
      {
        turma_aluno_id: aluno.turma_aluno_id,
        aluno_nome: aluno.aluno_nome,
        acomodacao: {
          turma_aluno_id: aluno.turma_aluno_id,
          fator_tempo: 1.25,
          passa_da_janela: false,
          tamanho: 100,
          fonte: 'padrao',
          contraste: 'padrao',
          voz: true,
          pausas_minutos: 0,
          ledor: false,
          sala_propria: false,
          observacao: null,
          versao: 1,
        },
      },
    ]);
    await open(`/turmas/${first.turma_id}`, { server });
    const row = page.getByRole('row').filter({ hasText: 'ana.amado27' });
    await expect.element(row.getByText('+25 % · voz')).toBeVisible();
    for (const name of ['Usuário', 'Último acesso', 'Condições'])
      await expect.element(page.getByRole('columnheader', { name })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  });

  it('has its students with search and state, and one opens beside them', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas/31');
    await expect.element(page.getByText('Mostrando 1–3')).toBeVisible();
    await expect.element(page.getByText('Centro · Manhã · Versão 2 · 3 alunos')).toBeVisible();
    expect(page.getByRole('columnheader', { name: 'Turma' }).elements()).toHaveLength(0);
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Buscar aluno' }).fill('bento');
    await expect.element(page.getByText('Mostrando 1–1')).toBeVisible();
    expect(app.server.calls('listGestaoAcompanhamento').map(({ query }) => query['turma'])).not.toContain(undefined);
    await page.getByRole('button', { name: /^Mais opções de Bento Amado/u }).click();
    await expect.element(page.getByRole('dialog', { name: 'Bento Amado' })).toBeVisible();
    expect(app.place()).toBe('/turmas/31?busca=bento&aluno=31001');
  });

  it('begins new passwords of the whole class for who may reset them', async () => {
    await page.viewport(360, 800);
    await open('/turmas/31', { person: GESTAO_VIDA });
    await page.getByRole('button', { name: 'Fichas de acesso da turma' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('has its exams, each with its state in this class', async () => {
    await page.viewport(1280, 800);
    const server = schoolServer();
    server.respond('listGestaoProvas', [buildGestaoProva({ turma_avaliacao_id: 301, descricao: 'Simulado Luneta' })]);
    const app = await open('/turmas/31', { server });
    const parts = page.getByRole('navigation', { name: 'Partes da turma' });
    await parts.getByRole('link', { name: /^Provas/u }).click();
    await expect
      .element(page.getByRole('link', { name: 'Simulado Luneta' }))
      .toHaveAttribute('href', expect.stringMatching(/\/provas\/301$/u));
    expect(app.server.calls('listGestaoProvas').at(-1)?.query).toMatchObject({ turma_id: '31' });
    expect(await axeViolations()).toEqual([]);
  });

  it('without an exam says so', async () => {
    const server = schoolServer();
    server.respond('listGestaoProvas', []);
    await open('/turmas/31/provas', { server });
    await expect.element(page.getByText('Nenhuma prova desta turma ainda.')).toBeVisible();
  });

  it('of nobody in reach says so and leads to the list', async () => {
    const server = schoolServer();
    server.fail('getTurma', 404);
    await open('/turmas/999', { server });
    await expect.element(page.getByText('Esta turma não existe ou não está entre as suas.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ver todas as turmas' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the switches of a class', () => {
  const save = page.getByRole('button', { name: 'Salvar opções' });

  it('say what each changes for students, and both are sent once one has changed', async () => {
    await page.viewport(1280, 800);
    const app = await open('/turmas/21/opcoes', { server: optionsServer(), person: staff('professor') });
    await expect.element(page.getByText(/^Valem para todos os alunos da turma/u)).toBeVisible();
    await expect.element(page.getByText(/Desligado, errar não custa vida/u)).toBeVisible();
    await expect.element(save).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('switch', { name: 'Vidas nos exercícios' }).click();
    await save.click();
    await expect.element(page.getByText('Opções da turma salvas')).toBeVisible();
    expect(app.server.calls('setTurmaOpcoes').map(({ path, body }) => [path['turma_id'], body])).toEqual([
      ['21', { vidas_ativas: false, pular_ativo: true }],
    ]);
  });

  it('that were changed and not saved are not left without a question', async () => {
    await page.viewport(360, 800);
    const app = await open('/turmas/21/opcoes', { server: optionsServer() });
    await page.getByRole('switch', { name: 'Pular por moedas' }).click();
    await page
      .getByRole('link', { name: /^Alunos \d/u })
      .first()
      .click();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    expect(app.place()).toBe('/turmas/21/opcoes');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('are read by who may not change them, and are not of version 2', async () => {
    await page.viewport(1280, 800);
    await open('/turmas/21/opcoes', { server: optionsServer(), person: staff('supervisor') });
    await expect.element(page.getByRole('switch', { name: 'Vidas nos exercícios' })).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: 'Turmas' }).click();
    await page.getByRole('link', { name: '3ª Série · 3A' }).click();
    await expect.element(h1('3ª Série · 3A')).toBeVisible();
    expect(page.getByRole('link', { name: 'Opções' }).elements()).toHaveLength(0);
  });

  it('that fail to load can be asked for again, and nothing can be saved meanwhile', async () => {
    const server = optionsServer();
    server.fail('getTurmaOpcoes', 500);
    await open('/turmas/21/opcoes', { server });
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(save.elements()).toHaveLength(0);
  });
});
