/** The editor of an essay proposal in the frame of the console: saving, refusals, revisions, print. */
import type { Claims } from '@luneta/app-shell/testing';
import type { PropostaGestao } from '@luneta/api-client';
import { createMockServer, type MockServer } from '@luneta/testing';
import type { CDPSession } from '@vitest/browser-playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, PROFESSOR, staff } from '../../../testing/people.ts';
import { buildProposta, umaProposta } from '../../../testing/propostas.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const student = page.getByRole('region', { name: 'Tela do aluno' });
const session = (): CDPSession => cdp();
const emulate = (media: string) => session().send('Emulation.setEmulatedMedia', { media });
afterEach(() => emulate(''));

type Options = { person?: Claims; server?: MockServer; width?: number };

async function openNova({ person = GESTAO_VIDA, server = createMockServer(), width = 1280 }: Options = {}) {
  await page.viewport(width, 900);
  const app = await open('/redacoes/propostas/nova', { person, server });
  await expect.element(heading('Nova proposta de redação')).toBeVisible();
  return app;
}

async function openProposta(changes: Partial<PropostaGestao> = {}, { person = GESTAO_VIDA, ...more }: Options = {}) {
  const { server = createMockServer(), width = 1280 } = more;
  await page.viewport(width, 900);
  umaProposta(changes)(server);
  const app = await open('/redacoes/propostas/12', { person, server });
  await expect.element(heading('Proposta RED-001')).toBeVisible();
  return app;
}

describe('a new proposal', () => {
  it('stands beside its form as a student reads it, and is saved with its sources', async () => {
    const server = createMockServer();
    umaProposta()(server);
    const app = await openNova({ server });
    server.respond('createProposta', buildProposta({ situacao: 'rascunho' }));
    await text('Tema').fill('Uma praça para todos');
    await text('Enunciado').click();
    await userEvent.keyboard('Escreva uma carta.');
    await text('Texto 1').click();
    await userEvent.keyboard('A praça fica longe.');
    await page.getByRole('textbox', { name: /^Fonte do texto 1/u }).fill('Jornal do bairro');
    await expect.element(student.getByText('Uma praça para todos')).toBeVisible();
    await expect.element(student.getByText('Jornal do bairro')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button('Salvar').click();
    await expect.poll(app.place).toBe('/redacoes/propostas/12');
    expect(server.calls('createProposta').map(({ body }) => body)).toMatchObject([
      {
        titulo: 'Uma praça para todos',
        descricao: '<p>Escreva uma carta.</p>',
        genero_textual_nome: 'Dissertativo-argumentativo',
        min_linhas: 8,
        max_linhas: 30,
        textos: [{ conteudo: '<p>A praça fica longe.</p>', fonte: 'Jornal do bairro' }],
        ano: null,
        situacao: 'rascunho',
      },
    ]);
  });

  it('made ready without what it needs says all of it, and sends nothing', async () => {
    const { server } = await openNova();
    await text('Tema').fill(' ');
    await page.getByRole('spinbutton', { name: 'Linhas da folha' }).fill('60');
    await button('Marcar como pronta').click();
    await expect.element(page.getByText('Confira estes campos')).toBeVisible();
    for (const said of [
      'Escreva o tema.',
      'Escreva o enunciado.',
      'Acrescente pelo menos um texto motivador.',
      'Use um número de 20 a 50.',
    ])
      await expect.element(page.getByText(said).first()).toBeVisible();
    expect(server.calls('createProposta')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('has at most six texts, which are put in order by buttons', async () => {
    await openNova();
    for (let n = 0; n < 5; n += 1) await button('Acrescentar texto').click();
    expect(button('Acrescentar texto').elements()).toEqual([]);
    await text('Texto 2').click();
    await userEvent.keyboard('O segundo.');
    await button('Subir o texto 2').click();
    await expect.element(text('Texto 1')).toHaveTextContent('O segundo.');
    await button('Remover o texto 1').click();
    await expect.element(text('Texto 1')).not.toHaveTextContent('O segundo.');
  });

  it('is for who writes proposals', async () => {
    await page.viewport(1280, 900);
    await open('/redacoes/propostas/nova', { person: staff('diretor') });
    await expect.element(heading('Ops...')).toBeVisible();
  });
});

describe('a proposal that stands', () => {
  const USED = {
    usada: true,
    provas: [
      {
        avaliacao_conhecimento_id: 31,
        descricao: '2ª Avaliação',
        dia_prova: 1,
        revisao: 1,
        data_aplicacao: '2026-11-10T13:00:00Z',
      },
    ],
  };

  it('used, says that saving makes a revision, and goes to it', async () => {
    const server = createMockServer();
    const app = await openProposta(USED, { server });
    await expect
      .element(
        page.getByText(
          'Esta proposta já foi usada em 1 prova. Salvar cria a revisão 2; as provas continuam com a revisão 1.',
        ),
      )
      .toBeVisible();
    server.respond('saveProposta', buildProposta({ proposta_redacao_id: 19, revisao: 2, titulo: 'O descanso' }));
    server.respond('getProposta', buildProposta({ proposta_redacao_id: 19, revisao: 2, titulo: 'O descanso' }));
    await text('Tema').fill('O descanso');
    await button('Salvar').click();
    await expect.element(page.getByText('Revisão 2 criada. As provas continuam com a anterior.')).toBeVisible();
    await expect.poll(app.place).toBe('/redacoes/propostas/19');
    expect(server.calls('saveProposta').map(({ body }) => body)).toMatchObject([{ titulo: 'O descanso', versao: 3 }]);
  });

  it('says its rubric and its exams', async () => {
    await openProposta(USED);
    await page.getByText('1. Norma escrita').click();
    await expect.element(page.getByText(/O que vale 160\./u).first()).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '2ª Avaliação · dia 1 · revisão 1' }))
      .toHaveAttribute('href', '/provas/avaliacoes/31');
    expect(await axeViolations()).toEqual([]);
  });

  it('saved by somebody else meanwhile keeps what was typed', async () => {
    const server = createMockServer();
    await openProposta({}, { server });
    server.fail('saveProposta', 409, { codigo: 'versao_diferente', message: 'Outra pessoa salvou antes de você.' });
    server.respond('getProposta', buildProposta({ versao: 4, fonte: 'Outra fonte' }));
    await text('Tema').fill('O meu tema');
    await button('Salvar').click();
    await expect.element(page.getByText(/Alguém salvou esta proposta enquanto você editava/u)).toBeVisible();
    await expect.element(text('Tema')).toHaveValue('O meu tema');
  });

  it('is archived after a question, and copied to one of its own', async () => {
    const server = createMockServer();
    const app = await openProposta({}, { server });
    server.respond('saveProposta', buildProposta({ situacao: 'arquivada', versao: 4 }));
    await button('Arquivar').click();
    server.respond('getProposta', buildProposta({ situacao: 'arquivada', versao: 4 }));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Arquivar' }).click();
    await expect.element(page.getByText(/Esta proposta está arquivada/u)).toBeVisible();
    expect(server.calls('saveProposta').map(({ body }) => body)).toMatchObject([{ situacao: 'arquivada', versao: 3 }]);
    server.respond('createPropostaCopia', buildProposta({ proposta_redacao_id: 20, codigo: 'RED-009' }));
    server.respond('getProposta', buildProposta({ proposta_redacao_id: 20, codigo: 'RED-009' }));
    await button('Fazer uma cópia').click();
    await expect.poll(app.place).toBe('/redacoes/propostas/20');
  });

  it('is read by who may not change it, with a copy as the way on', async () => {
    await openProposta({ editavel: false }, { person: PROFESSOR });
    await expect.element(page.getByText(/Para usar como base, faça uma cópia\./u)).toBeVisible();
    expect(text('Tema').elements()).toEqual([]);
    await expect.element(button('Fazer uma cópia')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('sealed, says when it opens', async () => {
    await page.viewport(1280, 900);
    const server = createMockServer();
    server.fail('getProposta', 403, { codigo: 'lacrada', message: 'Lacrada.' });
    await open('/redacoes/propostas/12', { person: PROFESSOR, server });
    await expect.element(page.getByText('Proposta lacrada')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

it('on paper is the proposal, then a ruled sheet of its lines on a page of its own', async () => {
  await openProposta();
  await button('Imprimir').click();
  await expect.element(heading('Folha de redação')).toHaveFocus();
  const lines = page.getByRole('list', { name: 'Folha pautada' });
  expect(lines.getByRole('listitem').elements()).toHaveLength(30);
  expect(await axeViolations()).toEqual([]);
  await emulate('print');
  await expect.poll(() => heading('Folha de redação').elements()).toEqual([]);
  await expect.element(page.getByText('Escreva de 20 a 30 linhas.')).toBeVisible();
  const [line] = lines.getByRole('listitem').elements();
  expect(line && getComputedStyle(line).color).toBe('rgb(0, 0, 0)');
  await emulate('');
  await button('Voltar à proposta').click();
  await expect.element(heading('Proposta RED-001')).toBeVisible();
});

it('on a phone writes in one view and reads in the other, nothing wider than it', async () => {
  await openProposta({}, { width: 360 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.getByRole('radio', { name: 'Ver como aluno' }).click();
  await expect.element(student.getByText('O direito ao descanso na rotina dos jovens brasileiros')).toBeVisible();
  expect(text('Tema').elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await axeViolations()).toEqual([]);
});
