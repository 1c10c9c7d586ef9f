import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAdaptadaMateria, createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { fases } from '../../testing/fases.ts';

const ROTEIRO = '/v1/avaliacao_adaptadas/roteiro_estudos/280/1';
const PLANO = '/v1/avaliacao_adaptadas/plano_acoes/282/2';

function serverWith(changes: Parameters<typeof buildAdaptadaMateria>[0] = {}): MockServer {
  const server = createMockServer();
  server.respond('getAvaliacaoAdaptada', buildAdaptadaMateria(changes));
  return server;
}
const openAt = (
  path: string,
  changes: Parameters<typeof serverWith>[0] = {},
  options: Parameters<typeof open>[1] = {},
) => open(path, { server: serverWith(changes), ...options });

const map = () => page.getByRole('list', { name: 'Fases de Matemática' });
const phase = (number: number) => page.getByRole('link', { name: new RegExp(`^Fase ${number}, `, 'u') });
const boss = () => page.getByRole('region', { name: 'Boss de Matemática' });
const theme = () => document.querySelector('main')?.closest('[data-tema]')?.getAttribute('data-tema');

describe('the subject screen', () => {
  it.each([
    { path: ROTEIRO, kind: 'Roteiro de estudo', tema: 'roteiro' },
    { path: PLANO, kind: 'Plano de Ação', tema: 'plano' },
  ])('$kind stands in the theme $tema', async ({ path, kind, tema }) => {
    await openAt(path);
    await expect.element(page.getByRole('heading', { level: 1, name: `${kind} Matemática` })).toBeVisible();
    expect(theme()).toBe(tema);
    expect(await axeViolations()).toEqual([]);
  });

  it('says how many items are answered, and leads back', async () => {
    await openAt(ROTEIRO);
    await expect
      .element(page.getByRole('progressbar', { name: 'Progresso em Matemática' }))
      .toHaveAttribute('aria-valuetext', '9 de 20 itens respondidos');
    await expect
      .element(page.getByRole('link', { name: 'Voltar para os roteiros' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas');
  });

  it('one button leads to the phase at hand; it begins where nothing was answered (decision 218)', async () => {
    await openAt(ROTEIRO);
    const foot = page.getByRole('region', { name: 'Grandezas inversamente proporcionais' });
    await expect.element(foot.getByText('Você está na fase 3')).toBeVisible();
    await expect.element(foot.getByRole('link', { name: 'Continuar' })).toBeVisible();
    await openAt(ROTEIRO, { qtde_itens_respondeu: 0 });
    await expect.element(page.getByRole('link', { name: 'Começar' })).toBeVisible();
  });

  it('a running battle says so with its clock, and leads there (decision 219)', async () => {
    await openAt(ROTEIRO, { status_boss: 'iniciado', boss_tempo_restante: 1115 });
    await expect.element(page.getByText(/^Batalha em andamento · 18:3[0-5]$/u)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'VOLTAR À BATALHA' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/280/1/boss');
    expect(await axeViolations()).toEqual([]);
  });

  it('tapping the lives opens their dialog', async () => {
    await openAt(ROTEIRO);
    await page.getByRole('button', { name: /Ver vidas/u }).click();
    await expect.element(page.getByRole('dialog', { name: 'Vidas' })).toBeVisible();
  });

  it('that does not load shows the generic 500 page', async () => {
    const server = serverWith();
    server.fail('getAvaliacaoAdaptada', 500);
    await open(ROTEIRO, { server });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Eita!' })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('that does not exist shows the 404 page', async () => {
    const server = serverWith();
    server.fail('getAvaliacaoAdaptada', 404);
    await open(ROTEIRO, { server });
    await expect.element(page.getByText('404')).toBeVisible();
  });

  it('without a connection can be tried again', async () => {
    const server = serverWith();
    server.setOffline(true);
    await open(ROTEIRO, { server });
    const again = page.getByRole('button', { name: 'Tentar de novo' });
    await expect.element(again).toBeVisible();
    server.setOffline(false);
    await again.click();
    await expect.element(map()).toBeVisible();
  });
});

describe('the map', () => {
  it('shows 12 phases a page, and opens on the page of the current one', async () => {
    await openAt(ROTEIRO, { fases: fases(20, 15) });
    await expect.element(phase(15)).toHaveAttribute('aria-current', 'step');
    expect(map().getByRole('listitem').elements()).toHaveLength(8);
    await page.getByRole('button', { name: 'Página anterior' }).click();
    await expect.element(phase(1)).toBeVisible();
    expect(map().getByRole('listitem').elements()).toHaveLength(12);
  });

  it.each([
    { case: 'at its media', change: {}, to: `${ROTEIRO}/101/midia/1` },
    {
      case: 'without media at its first exercise (decision 135)',
      change: { media: false },
      to: `${ROTEIRO}/101/item/1`,
    },
    { case: 'where its open run goes on', change: { exercicio_atual: 3 }, to: `${ROTEIRO}/101/item/3` },
  ])('a phase is entered $case', async ({ change: { media = true, ...change }, to }) => {
    const given = fases(2, 1).map((fase) => ({
      ...fase,
      ...change,
      ...(!media && { midias: { ...fase.midias, conteudos: [] } }),
    }));
    await openAt(ROTEIRO, { fases: given });
    await expect.element(phase(1)).toHaveAttribute('href', to);
  });

  it("a locked phase says 'ITEM BLOQUEADO', 'Faça a fase anterior para desbloquear', and leads to the current one", async () => {
    await openAt(ROTEIRO, { fases: fases(8, 3) });
    const locked = page.getByRole('button', { name: /^Fase 5, .*bloqueada/u });
    await locked.click();
    const dialog = page.getByRole('dialog', { name: 'ITEM BLOQUEADO' });
    await expect.element(dialog.getByText('Faça a fase anterior para desbloquear')).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Ir para a fase 3' }))
      .toHaveAttribute('href', `${ROTEIRO}/103/midia/1`);
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(locked).toHaveFocus();
  });

  it('a visitor finds no phase locked', async () => {
    await openAt(ROTEIRO, { fases: fases(8, 3) }, { person: PROFESSOR_WITH_BIA });
    await expect.element(phase(8)).toBeVisible();
    expect(map().getByRole('button').elements()).toEqual([]);
  });
});

describe('the Boss at the end', () => {
  it.each([
    { case: 'locked', changes: { fases: fases(3, 2) }, says: 'Termine os desafios para desbloquear o Boss!' },
    { case: 'unlocked by the last phase', changes: { fases: fases(3, 4) }, says: 'Seu grande momento chegou!!' },
    {
      case: 'reported unlocked while the last phase has no star',
      changes: { fases: fases(3, 2), status_boss: 'desbloqueado' as const },
      says: 'Termine os desafios para desbloquear o Boss!',
    },
    { case: 'started', changes: { status_boss: 'iniciado' as const }, says: 'Seu grande momento chegou!!' },
    { case: 'won', changes: { status_boss: 'venceu' as const }, says: 'Você derrotou o Boss!!' },
    { case: 'lost', changes: { status_boss: 'perdeu' as const }, says: 'Não desanime, você pega ele na próxima...' },
  ])('$case: "$says"', async ({ changes, says }) => {
    await openAt(ROTEIRO, changes);
    await expect.element(boss().getByText(says)).toBeVisible();
    const ways = boss().getByRole('link', { name: 'ENFRENTAR BOSS' }).elements();
    const open = says === 'Seu grande momento chegou!!';
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(open ? [`${ROTEIRO}/boss`] : []);
  });

  it.each(['venceu', 'perdeu'] as const)('%s: the questions of the fight can be reviewed', async (status_boss) => {
    await openAt(ROTEIRO, { status_boss });
    const review = boss().getByRole('link', { name: 'Rever as questões' });
    await expect.element(review).toHaveAttribute('href', `${ROTEIRO}/boss/finalizado#questoes`);
  });

  it('a visitor sees him unlocked', async () => {
    await openAt(ROTEIRO, { fases: fases(3, 1) }, { person: PROFESSOR_WITH_BIA });
    await expect.element(boss().getByText('Seu grande momento chegou!!')).toBeVisible();
  });

  it('without a Boss the path just ends', async () => {
    await openAt(ROTEIRO, { status_boss: null, existe_boss: false });
    await expect.element(map()).toBeVisible();
    expect(boss().elements()).toEqual([]);
  });
});

describe('a roadmap that is over (decision 191)', () => {
  it("says 'O prazo deste roteiro terminou.', offers practice, and locks the Boss for good", async () => {
    await openAt(ROTEIRO, { encerrado: true, fases: fases(4, 5) });
    await expect.element(page.getByRole('note').getByText('O prazo deste roteiro terminou.')).toBeVisible();
    await expect.element(page.getByText(/^As fases continuam abertas para treinar\./u)).toBeVisible();
    await expect.element(boss().getByText('O prazo deste roteiro terminou.')).toBeVisible();
    expect(boss().getByRole('link').elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('leaves its phases open, none of them the next', async () => {
    await openAt(ROTEIRO, { encerrado: true, fases: fases(6, 3, false) });
    await expect.element(phase(6)).toHaveAttribute('href', `${ROTEIRO}/106/midia/1`);
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(0);
  });
});

describe('the explanation of action plans', () => {
  const plano = { tipo_avaliacao: 'PlanoAcao', exibir_explicacao_plano_acao: true } as const;
  const dialog = page.getByRole('dialog', { name: 'Este é o seu Plano de Ação' });
  const ok = dialog.getByRole('button', { name: 'Ok' });
  const never = dialog.getByLabelText('Não mostrar explicação novamente.');

  it('opens when it is asked for, and Ok alone sends nothing', async () => {
    const app = await openAt(PLANO, plano);
    await expect.element(dialog).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await ok.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('setNaoExibirExplicacaoPlanoAcao')).toEqual([]);
  });

  it("with 'Não mostrar explicação novamente.' Ok keeps it away", async () => {
    const app = await openAt(PLANO, plano);
    await never.click();
    await ok.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('setNaoExibirExplicacaoPlanoAcao')).toHaveLength(1);
    await page.getByRole('link', { name: 'Central de Avaliações' }).click();
    await expect.poll(app.place).toBe('/v1/central_avaliacoes');
    app.back();
    await expect.element(map()).toBeVisible();
    expect(dialog.elements()).toEqual([]);
  });

  it('that could not be kept away says so, and can be closed', async () => {
    const server = serverWith(plano);
    server.fail('setNaoExibirExplicacaoPlanoAcao', 500, { message: 'Erro interno do servidor.' });
    await open(PLANO, { server });
    await never.click();
    await ok.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Erro interno do servidor.');
    await never.click();
    await ok.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('a visitor cannot decide for the student', async () => {
    await openAt(PLANO, plano, { person: PROFESSOR_WITH_BIA });
    await expect.element(dialog).toBeVisible();
    expect(never.elements()).toEqual([]);
  });

  it.each([
    { case: 'once it was hidden', changes: { ...plano, exibir_explicacao_plano_acao: false } },
    { case: 'in a study roadmap', changes: {} },
  ])('does not open $case', async ({ changes }) => {
    await openAt(PLANO, changes);
    await expect.element(map()).toBeVisible();
    expect(dialog.elements()).toEqual([]);
  });
});

describe('its address', () => {
  it.each([
    { path: '/v1/avaliacao_adaptadas/RoteiroEstudo/280/1', at: ROTEIRO },
    { path: '/v1/avaliacao_adaptadas/PlanoAcao/282/2', at: PLANO },
    { path: '/v1/avaliacao_adaptadas/RoteiroEstudo/280/1/boss', at: `${ROTEIRO}/boss` },
    { path: '/v1/avaliacao_adaptadas/PlanoAcao/282/2/71/item/1', at: `${PLANO}/71/item/1` },
  ])('$path is replaced by $at (decision 65)', async ({ path, at }) => {
    const app = await openAt(path);
    await expect.poll(app.place).toBe(at);
  });

  it('of no kind of roadmap is unknown', async () => {
    const app = await openAt('/v1/avaliacao_adaptadas/trilha/280/1');
    await expect.element(page.getByText('404')).toBeVisible();
    expect(app.server.calls('getAvaliacaoAdaptada')).toEqual([]);
  });
});

describe('on a wide screen', () => {
  it('beside the map stand the phase at hand, the progress and the Boss, each once', async () => {
    await page.viewport(1280, 800);
    await openAt(ROTEIRO, { fases: fases(20, 7), qtde_itens_respondeu: 29, qtde_itens_total: 50 });
    const current = page.getByRole('region', { name: 'Função do 1º grau' });
    await expect
      .element(current.getByRole('link', { name: 'Continuar' }))
      .toHaveAttribute('href', `${ROTEIRO}/107/midia/1`);
    await expect.element(page.getByText('29 de 50 itens respondidos')).toBeVisible();
    await expect.element(page.getByText('14 de 60 estrelas')).toBeVisible();
    expect(boss().elements()).toHaveLength(1);
    await expect.element(boss().getByText('Termine os desafios para desbloquear o Boss!')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('once all phases are done only the Boss has a button', async () => {
    await page.viewport(1280, 800);
    await openAt(ROTEIRO, { fases: fases(4, 9), status_boss: 'desbloqueado' });
    await expect.element(boss().getByRole('link', { name: 'ENFRENTAR BOSS' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Continuar' }).elements()).toEqual([]);
  });
});
