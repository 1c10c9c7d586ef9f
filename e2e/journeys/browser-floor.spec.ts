/**
 * Every screen opens in a browser that lacks all that is younger than the floor, and a browser that lacks more is told so
 * (decision 209). Screens are found as a person finds them, by following links, and by addresses that a button leads to.
 */
import { V1_TREE, V2_TREE } from '@luneta/domain/rotas';
import type { Page } from '@playwright/test';

import { query } from '../support/database.ts';
import { callerOf } from '../support/game.ts';
import { expect, signIn, STAFF_PASSWORD, test } from '../support/journey.ts';
import { everySize } from '../support/run.ts';
import { forget, youngerCalls } from '../support/younger-calls.ts';

const TIPOS = /\/(?:roteiro_estudos|plano_acoes)(?=\/)/u;
const patternOf = (path: string) => path.replace(TIPOS, '/@').replaceAll(/\/\d+(?=\/|$)/gu, '/#');

/** The addresses of this app that the screen links to. */
const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.flatMap((link) =>
        link instanceof HTMLAnchorElement && link.origin === location.origin ? [link.pathname] : [],
      ),
    );

/** What stands where a screen should: the pages of an error, plain HTML, and the login. */
const FAILED = /^(?:Eita!|Ops\.\.\.|ERRO|Login|Atualize o navegador)$/u;

/**
 * Opens one address of each kind, beginning with `paths` and going on with what their screens link to; returns the kinds.
 * `before`: kinds that somebody else has opened, to which no link is followed.
 */
async function openAll(
  page: Page,
  origin: string,
  paths: readonly string[],
  before: readonly string[] = [],
): Promise<string[]> {
  const opened = new Set<string>();
  const waiting = [...paths];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // The address of the login leads a person who has signed in to the home.
    if (path === '/' || opened.has(patternOf(path))) continue;
    opened.add(patternOf(path));
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText(FAILED).locator('visible=true'), path).toHaveCount(0);
    waiting.push(...(await linksOf(page)).filter((link) => !before.includes(patternOf(link))));
  }
  return [...opened];
}

// Its parts take long, and share nothing.
test.describe.configure({ mode: 'parallel' });

/** What the console's people open, and screens that links of the demo lead them to. Courses and questions are gestao_vida's. */
const STAFF = [
  {
    login: 'admin.karen',
    paths: ['/hoje', '/turmas', '/provas', '/redacoes', '/escola', '/escola/equipe', '/auditoria', '/conta/seguranca'],
    screens: [
      '/turmas/#',
      '/turmas/#/provas',
      '/turmas/#/opcoes',
      '/provas/#',
      '/provas/avaliacoes/#',
      '/provas/avaliacoes/#/resultados',
      '/provas/avaliacoes/#/questoes',
      '/redacoes/respostas',
      '/escola/avisos',
      '/escola/pesquisa',
      '/escola/manutencao',
      '/gestao_acompanhamento',
    ],
  },
  { login: 'coord.ivo', paths: ['/redacoes/proxima'], screens: [] },
  {
    login: 'vida.julia',
    paths: ['/cursos', '/questoes', '/banco_questoes', '/conta/selecao_aluno'],
    screens: ['/base_conhecimentos/#', '/questoes/#', '/conta/selecao_aluno'],
  },
];

/** An exam of a class that is written on paper. */
async function onPaper(api: string): Promise<number> {
  const rows = await query(
    api,
    `select ta.id from turma_avaliacao ta join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
      where ta.escola_id = 1 and a.tipo_aplicacao = 'Presencial' order by ta.id limit 1`,
    [],
  );
  return Number(first(rows, 'exam on paper')['id']);
}

const first = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error(`The demo has no ${what}.`);
  return row;
};

type ProvaHoje = { turma_avaliacao_id: number; dia_prova: number; permite_responder: boolean; existe_itens: boolean };
type Resumo = { materias: { itens: { banco_questao_id: number }[] }[] };
type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Begins an exam of today; its place in addresses, and one of its questions. */
async function begunExam(call: Caller): Promise<{ exam: string; item: number }> {
  const { provas_hoje } = await call<{ provas_hoje: ProvaHoje[] }>('central_avaliacoes');
  const { turma_avaliacao_id, dia_prova } = first(
    provas_hoje.filter(({ permite_responder, existe_itens }) => permite_responder && existe_itens),
    'exam of today',
  );
  const exam = `${turma_avaliacao_id}/${dia_prova}`;
  await call(`central_avaliacoes/${exam}/inicio`, {});
  const { materias } = await call<Resumo>(`central_avaliacoes/${exam}/resumo`);
  const itens = materias.flatMap((materia) => materia.itens);
  return { exam, item: first(itens, 'question in the exam').banco_questao_id };
}

type Lista = {
  data: {
    avaliacoes: { turma_avaliacao_id: number; materia_id: number; tipo_avaliacao: string; encerrado: boolean }[];
  }[];
};
type Materia = { fases: { objeto_conhecimento_id: number; bloqueado: boolean; qtde_itens_total: number }[] };

/** A subject that is open, and a phase of it, as places in addresses of version 1. */
async function openPhase(call: Caller): Promise<{ subject: string; phase: string }> {
  const { data } = await call<Lista>('avaliacao_adaptadas');
  const open = data
    .flatMap(({ avaliacoes }) => avaliacoes)
    .filter(({ tipo_avaliacao, encerrado }) => tipo_avaliacao === 'RoteiroEstudo' && !encerrado);
  const { turma_avaliacao_id, materia_id } = first(open, 'open roadmap');
  const subject = `avaliacao_adaptadas/roteiro_estudos/${turma_avaliacao_id}/${materia_id}`;
  const { fases } = await call<Materia>(subject);
  const playable = fases.filter(({ bloqueado, qtde_itens_total }) => !bloqueado && qtde_itens_total > 1);
  return { subject, phase: `${subject}/${first(playable, 'open phase').objeto_conhecimento_id}` };
}

type Roteiros = { materias: { trilha_id: number; materia_id: number }[] };
type Roteiro = { fases_disponiveis: { trilha_fase_id: number }[] };

/** A roadmap of version 2 and a phase of it, as addresses. */
async function openRoadmap(call: Caller): Promise<{ roadmap: string; phase: string }> {
  const { materias } = await call<Roteiros>('roteiro_estudos');
  const { trilha_id, materia_id } = first(materias, 'roadmap');
  const { fases_disponiveis } = await call<Roteiro>(`roteiro_estudos/${trilha_id}/${materia_id}`);
  const roadmap = `/trilhas/${trilha_id}/${materia_id}`;
  return { roadmap, phase: `${roadmap}/${first(fases_disponiveis, 'phase').trilha_fase_id}` };
}

/** The page of an error is no screen that one opens. */
const notOpened = (tree: readonly string[], opened: readonly string[]) =>
  tree.filter((path) => !opened.includes(path) && path !== '/error/#');

test.describe('with all younger calls deleted', () => {
  test.beforeEach(({ context }) => context.addInitScript(forget, youngerCalls()));

  test.describe('version 1', () => {
    // A phase that is not finished has no result, and a Boss that is not fought has none either.
    test.use({ expectedMessage: /409/u });

    test('every screen opens', async ({ page, at }) => {
      await page.goto(at.v1);
      await signIn(page, 'ana');
      await expect(page).toHaveURL(/\/v1\/avaliacao_adaptadas$/u);
      const { exam, item } = await begunExam(await callerOf(page, at.api, 'v2'));
      const { subject, phase } = await openPhase(await callerOf(page, at.api, 'v1'));
      const day = `/v1/central_avaliacoes/${exam}`;
      const opened = await openAll(page, at.v1, [
        '/v1/avaliacao_adaptadas',
        `/v1/${subject}`,
        ...['/midia/1', '/item/1', '/concluido'].map((end) => `/v1/${phase}${end}`),
        ...['/boss', '/boss/item', '/boss/finalizado'].map((end) => `/v1/${subject}${end}`),
        ...['', '/itens', `/itens/${item}`, '/redacao', '/entregar', '/finalizada'].map((end) => day + end),
        ...['/gabaritos', '/gabaritos/pesquisar'].map((end) => `/v1/central_avaliacoes${end}`),
        ...['/ranking', '/gabarito'].map((end) => `/v1/resultados${end}`),
        '/v1/conta/seguranca',
        `/v1/questoes_v1/${item}`,
      ]);
      expect(notOpened(V1_TREE, opened)).toEqual([]);
    });
  });

  test.describe('version 2', () => {
    test('every screen opens', async ({ page, at }) => {
      await page.goto(at.v2);
      await signIn(page, 'duda');
      await expect(page).toHaveURL(/\/home$/u);
      const call = await callerOf(page, at.api, 'v2');
      const { exam, item } = await begunExam(call);
      const { roadmap, phase } = await openRoadmap(call);
      const day = `/avaliacoes/${exam}`;
      const opened = await openAll(page, at.v2, [
        '/home',
        '/home/ranking',
        roadmap,
        ...['/conteudo', '/quiz', '/material_completo', '/questao/1', '/concluido'].map((end) => phase + end),
        ...['', '/instrucoes', '/questoes', `/questoes/${item}`, '/redacoes', '/finalizado'].map((end) => day + end),
        '/conta/seguranca',
        `/questoes_v1/${item}`,
        '/aprendizagem',
      ]);
      expect(notOpened(V2_TREE, opened)).toEqual([]);
    });
  });

  test.describe('console', () => {
    // A kind of screen opens once, to the first of them who is led to it. At both sizes each of them opens all.
    test.describe.configure({ mode: 'default' });
    const kinds: string[] = [];

    for (const { login, paths, screens } of STAFF) {
      test(`every screen opens to ${login}`, async ({ page, at }) => {
        await page.goto(at.staff);
        await signIn(page, login, STAFF_PASSWORD);
        await expect(page).toHaveURL(/\/conta\/selecao_aluno$/u);
        const own = [...paths, `/provas/${await onPaper(at.api)}/respostas`];
        const opened = await openAll(page, at.staff, own, everySize ? [] : kinds);
        expect(screens.filter((path) => !opened.includes(path))).toEqual([]);
        kinds.push(...opened);
      });
    }
  });
});

test.describe('a browser below the floor', () => {
  test.use({ expectedMessage: /needs an element with the id/u });

  for (const app of ['v1', 'v2', 'staff'] as const) {
    test(`reads in plain HTML what it lacks (${app})`, async ({ page, at }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
      await page.goto(at[app]);
      await expect(page.getByRole('heading', { level: 1, name: 'Atualize o navegador' })).toBeVisible();
      await expect(page.getByText('Falta nela: Array.prototype.findLast.')).toBeVisible();
      await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
    });
  }
});
