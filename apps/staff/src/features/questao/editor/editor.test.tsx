/** The editor of a question in the frame of the console: saving, refusals, revisions, and the draft of this device. */
import type { Claims } from '@luneta/app-shell/testing';
import type { QuestaoGestao } from '@luneta/api-client';
import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, PROFESSOR, staff } from '../../../testing/people.ts';
import { buildQuestaoGestao, umaQuestao } from '../../../testing/questoes.ts';
import { PHONES } from '../../../testing/sizes.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const student = page.getByRole('region', { name: 'Tela do aluno' });

type Options = { person?: Claims; server?: MockServer; width?: number };

async function openNova({ person = GESTAO_VIDA, server = createMockServer(), width = 1280 }: Options = {}) {
  await page.viewport(width, 900);
  const app = await open('/questoes/nova', { person, server });
  await expect.element(heading('Nova questão')).toBeVisible();
  return app;
}

async function openQuestao(changes: Partial<QuestaoGestao> = {}, { person = GESTAO_VIDA, ...more }: Options = {}) {
  const { server = createMockServer(), width = 1280 } = more;
  await page.viewport(width, 900);
  umaQuestao(changes)(server);
  const app = await open('/questoes/620', { person, server });
  await expect.element(heading('Questão Q-0213')).toBeVisible();
  return app;
}

async function write() {
  await text('Enunciado').click();
  await userEvent.keyboard('Quanto é 2 + 2?');
  await text('Alternativa A').fill('3');
  await text('Alternativa B').fill('4');
  await page.getByRole('radio', { name: 'Alternativa B é a correta' }).click();
  await page.getByLabelText('Matéria').selectOptions('Matemática');
}

describe('a new question', () => {
  it('stands beside its form as a student sees it, with two alternatives and no third', async () => {
    await openNova();
    await write();
    await expect.element(student.getByText('Quanto é 2 + 2?')).toBeVisible();
    expect(student.getByRole('radio', { includeHidden: true }).elements()).toHaveLength(2);
    await expect.element(page.getByText('Gabarito marcado: pronto')).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('leads back to the place of the exam for which it is written, also once it is saved', async () => {
    const server = createMockServer();
    umaQuestao()(server);
    server.respond('createQuestao', buildQuestaoGestao());
    const exam = '3f6a2c1e-5d1a-4c0a-9d5e-2b7d7f1f0a35';
    const app = await open(`/questoes/nova?conferir=${exam}&lugar=23`, { person: GESTAO_VIDA, server });
    await write();
    await button('Salvar').click();
    await expect.poll(app.place).toBe(`/questoes/620?conferir=${exam}&lugar=23`);
    await page.getByRole('link', { name: 'Voltar à prova importada' }).click();
    await expect.poll(app.place).toBe(`/provas/rascunhos/${exam}/conferir?lugar=23`);
  });

  it('is saved as a draft, and has an address of its own then', async () => {
    const server = createMockServer();
    umaQuestao()(server);
    const app = await openNova({ server });
    server.respond('createQuestao', buildQuestaoGestao());
    await write();
    await button('Salvar').click();
    await expect.poll(app.place).toBe('/questoes/620');
    await expect.element(heading('Questão Q-0213')).toBeVisible();
    const [sent] = server.calls('createQuestao').map(({ body }) => body);
    expect(sent).toMatchObject({
      tipo: 'objetiva',
      materia_id: 1,
      enunciado: '<p>Quanto é 2 + 2?</p>',
      alternativas: [
        { letra: 'A', texto: '3', motivo: '' },
        { letra: 'B', texto: '4', motivo: '' },
      ],
      gabarito: 'B',
    });
    expect(sent).not.toHaveProperty('situacao');
  });

  it('approved without what it needs says all of it, and sends nothing', async () => {
    const { server } = await openNova();
    await button('Aprovar').click();
    await expect.element(page.getByText('Confira estes campos')).toBeVisible();
    await expect.element(page.getByText('Escolha a matéria.').first()).toBeVisible();
    await expect.element(text('Enunciado')).toHaveAccessibleDescription(/Escreva o enunciado\./);
    await expect.element(page.getByText('Escreva pelo menos duas alternativas.').first()).toBeVisible();
    expect(server.calls('createQuestao')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('that reads like another one is saved only after it was said', async () => {
    const server = createMockServer();
    umaQuestao()(server);
    await openNova({ server });
    await write();
    server.fail('createQuestao', 409, {
      codigo: 'questao_repetida',
      message: 'Já existe: Q-0099. Abra essa questão ou salve assim mesmo.',
      banco_questao_id: 99,
      campos: [
        {
          campo: 'enunciado',
          codigo: 'questao_repetida',
          erro: 'Já existe: Q-0099.',
          motivo: 'Já existe: Q-0099. Abra essa questão ou salve assim mesmo.',
        },
      ],
    });
    await button('Salvar').click();
    await expect.element(button('Salvar assim mesmo')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Abrir essa questão/u }))
      .toHaveAttribute('href', '/questoes/99');
    server.respond('createQuestao', buildQuestaoGestao());
    await button('Salvar assim mesmo').click();
    await expect.element(heading('Questão Q-0213')).toBeVisible();
    expect(server.calls('createQuestao').at(-1)?.body).toMatchObject({ aceita_repetida: true });
  });
});

describe('a question that stands', () => {
  it('used, says that saving makes a revision, and goes to it', async () => {
    const server = createMockServer();
    const app = await openQuestao(
      { situacao: 'aprovada', revisao: 2, usada: true, usos: { provas: 2, fases: 0, boss: 0 } },
      { server },
    );
    await expect
      .element(
        page.getByText(
          'Esta questão já foi usada em 2 provas. Salvar cria a revisão 3; as provas continuam com a revisão 2.',
        ),
      )
      .toBeVisible();
    const next = buildQuestaoGestao({ banco_questao_id: 655, revisao: 3, versao: 1, situacao: 'aprovada' });
    server.respond('saveQuestao', next);
    server.respond('getQuestaoGestao', next);
    await text('Alternativa A').fill('25 minutos');
    await button('Salvar').click();
    await expect.poll(app.place).toBe('/questoes/655');
    expect(server.calls('saveQuestao')[0]?.body).toMatchObject({ versao: 3 });
  });

  it('saved by somebody else meanwhile keeps what was typed', async () => {
    const server = createMockServer();
    await openQuestao({}, { server });
    await text('Alternativa A').fill('25 minutos');
    server.fail('saveQuestao', 409, { codigo: 'versao_diferente' });
    umaQuestao({ versao: 4, enunciado: '<p>Outro enunciado.</p>' })(server);
    await button('Salvar').click();
    await expect
      .element(page.getByText('Alguém salvou esta questão enquanto você editava.', { exact: false }))
      .toBeVisible();
    await expect.element(text('Alternativa A')).toHaveValue('25 minutos');
    await expect.element(text('Enunciado')).toHaveTextContent('Outro enunciado.');
    server.respond('saveQuestao', buildQuestaoGestao({ versao: 5 }));
    await button('Salvar').click();
    await expect.poll(() => server.calls('saveQuestao').at(-1)?.body).toMatchObject({ versao: 4 });
  });

  it('is offered back what this device has kept', async () => {
    const app = await openQuestao();
    await text('Alternativa A').fill('25 minutos');
    await expect.element(page.getByText('1 alteração não salva')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao banco de questões' }).click();
    await button('Sair sem salvar').click();
    await expect.element(heading('Banco de questões')).toBeVisible();
    app.back();
    await expect.element(page.getByText(/^Há um rascunho deste aparelho, de .+\. Recuperar\?$/)).toBeVisible();
    await expect.element(text('Alternativa A')).toHaveValue('20 minutos');
    await button('Recuperar').click();
    await expect.element(text('Alternativa A')).toHaveValue('25 minutos');
  });

  it('of a school that reviews is sent to review by its author', async () => {
    const server = createMockServer();
    await openQuestao({ aprovavel: false }, { person: PROFESSOR, server });
    server.respond('saveQuestao', buildQuestaoGestao({ situacao: 'em_revisao', aprovavel: false }));
    await button('Enviar para revisão').click();
    await expect.poll(() => server.calls('saveQuestao')[0]?.body).toMatchObject({ situacao: 'em_revisao' });
  });

  it.each<[string, Partial<QuestaoGestao>, string]>([
    ['sealed', { lacrada: true, editavel: false, alternativas: [], gabarito: null }, 'Lacrada até a liberação'],
    ['older', { substituida_por: 655, editavel: false }, 'Há uma revisão mais nova desta questão.'],
    ['of somebody else', { editavel: false }, 'Você pode ler esta questão.'],
    ['archived', { situacao: 'arquivada' }, 'Esta questão está arquivada'],
  ])('%s is read, not written', async (_, changes, says) => {
    await openQuestao(changes);
    await expect.element(page.getByText(says, { exact: false })).toBeVisible();
    await expect.element(text('Enunciado')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('is read by who may not write', async () => {
    await openQuestao({ editavel: false, aprovavel: false }, { person: staff('diretor') });
    await expect.element(button('Salvar')).not.toBeInTheDocument();
    await expect.element(button('Fazer uma cópia')).not.toBeInTheDocument();
  });

  it.each(PHONES)('fits %i px, the form and the student in two views', async (width) => {
    await openQuestao({}, { width });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expect.element(student).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Ver como aluno' }).click();
    await expect.element(student).toBeVisible();
    await expect.element(text('Enunciado')).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});

describe('a passage', () => {
  it('is written without leaving the question, and stands before the stem at once', async () => {
    const server = createMockServer();
    const app = await openNova({ server });
    await text('Alternativa A').fill('3');
    await button('Novo texto-base').click();
    const drawer = page.getByRole('dialog', { name: 'Novo texto-base' });
    await drawer.getByRole('textbox', { name: 'Título' }).fill('Marés');
    await drawer.getByRole('textbox', { name: 'Texto', exact: true }).click();
    await userEvent.keyboard('A lua puxa o mar.');
    expect(await axeViolations()).toEqual([]);
    const texto_base = { texto_base_id: 9, titulo: 'Marés', conteudo: '<p>A lua puxa o mar.</p>', fonte: '' };
    server.respond('saveTextoBase', {
      texto_base: { ...texto_base, qtde_questoes: 0, arquivado_em: null, versao: 1 },
      qtde_mantidas: 0,
    });
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(student.getByText('A lua puxa o mar.')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: /^Texto-base/ })).toHaveValue('Marés');
    await expect.element(text('Alternativa A')).toHaveValue('3');
    expect([app.place(), app.server.calls('createQuestao')]).toEqual(['/questoes/nova', []]);
  });

  it('of a question is changed from there', async () => {
    const texto_base = { texto_base_id: 4, titulo: 'Reservatórios', conteudo: '<p>Medido em março.</p>', fonte: '' };
    await openQuestao({ texto_base });
    await button('Editar texto-base').click();
    const drawer = page.getByRole('dialog', { name: 'Editar texto-base' });
    await expect.element(drawer.getByRole('textbox', { name: 'Título' })).toHaveValue('Reservatórios');
  });

  it('is not written by who may only choose one', async () => {
    await openQuestao({}, { person: PROFESSOR });
    await expect.element(button('Novo texto-base')).not.toBeInTheDocument();
  });
});

it('parameters are taken away in their dialog, after a question', async () => {
  const server = createMockServer();
  await openQuestao({ tri: { a: 1.2, b: 0.4, c: 0.2, origem: 'INEP' } }, { server });
  await button('Mudar parâmetros').click();
  await page
    .getByRole('dialog', { name: 'Parâmetros da TRI' })
    .getByRole('button', { name: 'Tirar parâmetros' })
    .click();
  const asked = page.getByRole('alertdialog', { name: 'Tirar os parâmetros da TRI?' });
  await expect.element(asked).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  server.respond('setQuestaoTri', buildQuestaoGestao({ versao: 4 }));
  await asked.getByRole('button', { name: 'Tirar parâmetros' }).click();
  await expect.element(page.getByText('Esta questão ainda não foi calibrada.')).toBeVisible();
  expect(server.calls('setQuestaoTri').map(({ body }) => body)).toEqual([{ tri: null, versao: 3 }]);
});
