import { GESTAO_VIDA_AS_BIA, PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAdaptadas, createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, contaV1, open } from '../../testing/open.tsx';
import { areas } from '../../testing/areas.ts';

const PATH = '/v1/avaliacao_adaptadas';

function serverWith(changes: Parameters<typeof buildAdaptadas>[0] = {}): MockServer {
  const server = createMockServer();
  server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas(), ...changes }));
  return server;
}
const openWith = (changes: Parameters<typeof serverWith>[0] = {}, options: Parameters<typeof open>[1] = {}) =>
  open(PATH, { server: serverWith(changes), ...options });

const NO_ANSWER = {
  qtde_estrelas_possiveis: 12,
  qtde_estrelas_conquistadas: 0,
  qtde_itens_possiveis: 20,
  qtde_itens_respondidos: 0,
};
const FASE_UM = {
  numero: 1,
  objeto_conhecimento_id: 71,
  objeto_conhecimento_descricao: 'Razões',
  qtde_itens_total: 5,
  exercicio_atual: null,
};
const card = (materia: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name: materia }) });
const ciclo = () => page.getByRole('combobox', { name: 'Ciclo' });
const asked = ({ calls }: MockServer) => calls('listAvaliacaoAdaptadas').map(({ query }) => query['ciclo_id']);

describe('the roadmap home', () => {
  it('greets, and shows stars, coins and lives, which open their dialog', async () => {
    await openWith();
    await expect
      .element(page.getByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), Bia$/u }))
      .toBeVisible();
    const header = page.getByRole('main');
    await expect.element(header.getByText('41 estrelas')).toBeInTheDocument();
    await header.getByRole('button', { name: /Ver vidas/u }).click();
    await expect.element(page.getByRole('dialog', { name: 'Vidas' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it("'Selecione a Área do Conhecimento': stars and Bosses of each, the first with something to study chosen", async () => {
    await openWith();
    const group = page.getByRole('group', { name: 'Selecione a Área do Conhecimento' });
    await expect.element(group.getByRole('radio', { name: 'Matemática' })).toBeChecked();
    expect(group.getByRole('radio').elements()).toHaveLength(4);
    await expect
      .element(group.getByRole('radio', { name: 'Matemática' }))
      .toHaveAccessibleDescription('5 de 12 estrelas 0 de 1 Bosses 0 vitórias');
    expect(await axeViolations()).toEqual([]);
  });

  it('one button leads to the next thing to do and names it (decision 218)', async () => {
    await openWith({ data: areas(1) });
    const step = page.getByRole('region', { name: 'Grandezas inversamente proporcionais' });
    await expect.element(step.getByText('9 de 20 itens respondidos')).toBeInTheDocument();
    await expect
      .element(step.getByRole('link', { name: 'Continuar · Matemática, fase 3' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/280/1/73/item/2');
  });

  it("begins with 'Começar' where nothing was answered, at the media of the phase", async () => {
    await openWith({ data: areas(1, { exercicios: NO_ANSWER, fase_atual: FASE_UM }) });
    await expect
      .element(page.getByRole('link', { name: 'Começar · Matemática, fase 1' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/280/1/71/midia/1');
  });

  it("a running battle goes first: its clock, and 'VOLTAR À BATALHA' (decision 219)", async () => {
    await openWith({ data: areas(1, { status_boss: 'iniciado', fase_atual: null, boss_tempo_restante: 1115 }) });
    const step = page.getByRole('region', { name: 'Boss de Matemática' });
    await expect.element(step.getByText('Batalha em andamento')).toBeVisible();
    await expect.element(step.getByText(/^18:3[0-5]$/u)).toBeVisible();
    await expect
      .element(step.getByRole('link', { name: 'VOLTAR À BATALHA' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/280/1/boss');
    expect(await axeViolations()).toEqual([]);
  });

  it('has no next step where nothing is left', async () => {
    await openWith({ data: areas(1, { encerrado: true, fase_atual: null }) });
    await expect.element(page.getByText('Encerrado: só para treinar')).toBeVisible();
    expect(page.getByRole('link', { name: /^(Continuar|Começar) ·/u }).elements()).toEqual([]);
  });

  it('another area shows its own list, and stays chosen when one comes back', async () => {
    const app = await openWith();
    await page.getByRole('radio', { name: 'Humanas' }).click();
    await expect.element(page.getByText('Nenhum conteúdo a ser estudado')).toBeVisible();
    await expect.element(page.getByText('Humanas: Nenhum conteúdo a ser estudado')).toBeInTheDocument();
    await page.getByRole('link', { name: 'Central de Avaliações' }).click();
    await expect.poll(app.place).toBe('/v1/central_avaliacoes');
    await page.getByRole('link', { name: 'Roteiro de estudos' }).click();
    await expect.element(page.getByRole('radio', { name: 'Humanas' })).toBeChecked();
  });

  it('waits as four cards, with the heading in place', async () => {
    const server = serverWith();
    server.hold('listAvaliacaoAdaptadas');
    await open(PATH, { server });
    await expect.element(page.getByRole('group', { name: 'Selecione a Área do Conhecimento' })).toBeVisible();
    expect(document.querySelectorAll('fieldset span[aria-hidden="true"]')).toHaveLength(4);
    expect(await axeViolations()).toEqual([]);
  });

  it("without any evaluation says 'Você não tem nenhuma prova ou roteiro cadastrado.'", async () => {
    await openWith({ data: [], ciclos: [], ciclo_retornado: null });
    await expect.element(page.getByText('Você não tem nenhuma prova ou roteiro cadastrado.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('that does not load can be tried again', async () => {
    const server = serverWith();
    server.fail('listAvaliacaoAdaptadas', 500);
    await open(PATH, { server });
    const again = page.getByRole('button', { name: 'Tentar de novo' });
    await expect.element(again).toBeVisible();
    server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas() }));
    await again.click();
    await expect.element(card('Matemática')).toBeVisible();
  });
});

describe('the cycle', () => {
  it("reads 'Ciclo 0{n}', is asked for, and is remembered until the session ends (decision 33)", async () => {
    const server = serverWith();
    const app = await open(PATH, { server });
    await expect.element(ciclo()).toHaveDisplayValue('Ciclo 02');
    expect(app.stored().session).not.toContain('ciclo');
    server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas(1), ciclo_retornado: 11 }));
    await ciclo().selectOptions('Ciclo 01');
    await expect.poll(() => asked(server)).toEqual([undefined, '11']);
    await expect.element(ciclo()).toHaveDisplayValue('Ciclo 01');
    expect(app.stored().session).toContain('ciclo');
    app.services.session.signOut();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(app.stored().session).toEqual([]);
  });

  it('that does not load leaves the others to choose from', async () => {
    const server = serverWith();
    await open(PATH, { server });
    await expect.element(ciclo()).toBeVisible();
    server.fail('listAvaliacaoAdaptadas', 500);
    await ciclo().selectOptions('Ciclo 01');
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas() }));
    await ciclo().selectOptions('Ciclo 02');
    await expect.element(card('Matemática')).toBeVisible();
  });
});

describe('a card of the study list', () => {
  it("says subject, description, 'Prevista para ...', items and phases", async () => {
    await openWith();
    const matematica = card('Matemática');
    await expect.element(matematica.getByText('Razão e proporção no dia a dia')).toBeVisible();
    await expect.element(matematica.getByText('Prevista para 27 de nov.')).toBeVisible();
    await expect.element(matematica.getByText('9 de 20 itens')).toBeInTheDocument();
    await expect.element(matematica.getByRole('img', { name: '2 de 4 fases concluídas' })).toBeVisible();
  });

  it.each([
    { tipo_avaliacao: 'RoteiroEstudo', href: `${PATH}/roteiro_estudos/280/1` },
    { tipo_avaliacao: 'PlanoAcao', href: `${PATH}/plano_acoes/280/1` },
  ] as const)('$tipo_avaliacao leads to $href', async ({ tipo_avaliacao, href }) => {
    await openWith({ data: areas(1, { tipo_avaliacao }) });
    await expect.element(page.getByRole('link', { name: 'Matemática' })).toHaveAttribute('href', href);
  });

  it.each([
    { status_boss: 'bloqueado', says: 'Boss Bloqueado' },
    { status_boss: 'desbloqueado', says: 'Boss Desbloqueado' },
    { status_boss: 'iniciado', says: 'Boss Desbloqueado' },
    { status_boss: 'venceu', says: 'Você derrotou este Boss!' },
    { status_boss: 'perdeu', says: 'Você não venceu este Boss!' },
  ] as const)('its Boss $status_boss: "$says"', async ({ status_boss, says }) => {
    await openWith({ data: areas(1, { status_boss }) });
    await expect.element(card('Matemática').getByText(says)).toBeVisible();
  });

  it('a visitor sees a locked Boss as unlocked', async () => {
    await openWith({}, { person: PROFESSOR_WITH_BIA });
    await expect.element(card('Matemática').getByText('Boss Desbloqueado')).toBeVisible();
  });

  it('without a Boss says nothing of one', async () => {
    await openWith({ data: areas(1, { status_boss: null, existe_boss: false }) });
    await expect.element(card('Matemática')).toBeVisible();
    expect(page.getByText(/Boss [BD]/u).elements()).toEqual([]);
  });

  it('that is over says so, and stands after those that go on (decision 191)', async () => {
    const [first, ...rest] = areas(2);
    const avaliacoes = first?.avaliacoes.map((one, n) => ({ ...one, encerrado: n === 0 })) ?? [];
    await openWith({ data: first ? [{ ...first, avaliacoes }, ...rest] : [] });
    await expect.element(card('Matemática').getByText('Encerrado: só para treinar')).toBeVisible();
    const order = page.getByRole('article').getByRole('link').elements();
    expect(order.map((link) => link.textContent)).toEqual(['Física', 'Matemática']);
  });
});

describe('the carousel', () => {
  it.each([
    { count: 6, counted: false },
    { count: 7, counted: true },
  ])('of $count subjects has a counter: $counted', async ({ count, counted }) => {
    await openWith({ data: areas(count) });
    await expect.element(page.getByRole('button', { name: 'Próximos' })).toBeVisible();
    expect(page.getByText(new RegExp(`^1/${count}$`, 'u')).elements()).toHaveLength(counted ? 1 : 0);
  });

  it('returns to its first page when the list changes', async () => {
    const server = serverWith({ data: areas(8) });
    await open(PATH, { server });
    await page.getByRole('button', { name: 'Próximos' }).click();
    await expect.element(page.getByText('2/8')).toBeVisible();
    server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas(9), ciclo_retornado: 11 }));
    await ciclo().selectOptions('Ciclo 01');
    await expect.element(page.getByText('1/9')).toBeVisible();
  });
});

describe("'Resetar Roteiro'", () => {
  const conta = contaV1({ conta_teste: true });
  const button = page.getByRole('button', { name: 'Resetar Roteiro' });

  it('asks, resets once, tells, and reads the roadmaps again', async () => {
    const server = serverWith();
    await open(PATH, { server, conta });
    await button.click();
    const dialog = page.getByRole('alertdialog', { name: 'Resetar o roteiro desta conta de teste?' });
    await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(server.calls('resetRoteiroEstudos')).toEqual([]);
    await dialog.getByRole('button', { name: 'Resetar Roteiro' }).click();
    await expect
      .element(page.getByRole('status').getByText('Roteiro de estudos reiniciado com sucesso.'))
      .toBeVisible();
    expect(server.calls('resetRoteiroEstudos')).toHaveLength(1);
    await expect.poll(() => asked(server)).toHaveLength(2);
  });

  it('refused says why and can be left', async () => {
    const server = serverWith();
    server.fail('resetRoteiroEstudos', 404, { message: 'Não encontramos este recurso.' });
    await open(PATH, { server, conta });
    await button.click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Resetar Roteiro' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Não encontramos este recurso.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it.each([
    { case: 'an account that is no test account', options: {} },
    { case: 'staff, whatever they may do', options: { conta, person: GESTAO_VIDA_AS_BIA } },
  ])('is not there for $case', async ({ options }) => {
    await openWith({}, options);
    await expect.element(card('Matemática')).toBeVisible();
    expect(button.elements()).toEqual([]);
  });
});

describe('the weekly goal', () => {
  const goal = () => page.getByRole('region', { name: 'Sua meta da semana' });

  it('says how many phases are done, and is changed without a reload', async () => {
    const server = serverWith({ meta_semana: { meta: 3, qtde_fases_concluidas: 2 } });
    server.respond('saveMetaSemana', { meta: 5, qtde_fases_concluidas: 2 });
    await open(PATH, { server });
    await expect.element(goal().getByText('2 de 3 fases')).toBeVisible();
    expect(goal().element().querySelectorAll('svg')).toHaveLength(3);
    await goal().getByRole('button', { name: 'Mudar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sua meta da semana' });
    await expect.element(dialog.getByText('Na segunda começa outra. Nada se perde.')).toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: '3' })).toBeChecked();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('radio', { name: '5' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Guardar meta' }).click();
    await expect.element(goal().getByText('2 de 5 fases')).toBeVisible();
    expect(server.calls('saveMetaSemana').map(({ body }) => body)).toEqual([{ meta: 5 }]);
    expect(server.calls('listAvaliacaoAdaptadas')).toHaveLength(1);
  });

  it('that is passed counts on, and who only looks cannot change it', async () => {
    await openWith({ meta_semana: { meta: 1, qtde_fases_concluidas: 4 } }, { person: PROFESSOR_WITH_BIA });
    await expect.element(goal().getByText('4 fases')).toBeVisible();
    expect(goal().getByRole('button').elements()).toEqual([]);
  });
});
