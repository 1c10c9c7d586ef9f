import { PROFESSOR_WITH_BIA, type TestAppOptions } from '@luneta/app-shell/testing';
import { axeViolations, renderRoute } from '@luneta/app-shell/testing/render';
import { buildAdaptadaMateria, buildAdaptadas, buildNavbar, createMockServer } from '@luneta/testing';
import { fakeClock } from '@luneta/testing/fake-clock';
import { Content, PageTitle } from '@luneta/ui';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { areas } from '../../testing/areas.ts';
import { fases } from '../../testing/fases.ts';
import { contaV1, open as openScreen } from '../../testing/open.tsx';
import { GameFrame } from './game-frame.tsx';

const routes = () => [
  {
    path: 'v1/avaliacao_adaptadas',
    element: (
      <GameFrame exit={{ label: 'Sair da fase', href: '/v1/conta' }}>
        <Content>
          <PageTitle>Fase</PageTitle>
        </Content>
      </GameFrame>
    ),
  },
];

function open(navbar: Parameters<typeof buildNavbar>[0] = {}, options: Partial<TestAppOptions> = {}) {
  const server = createMockServer();
  server.respond('getNavbar', buildNavbar(navbar));
  return renderRoute({
    app: 'student-v1',
    tema: 'roteiro',
    routes,
    path: '/v1/avaliacao_adaptadas',
    conta: contaV1(),
    server,
    ...options,
  });
}

const lives = () => page.getByRole('button', { name: /Ver vidas/ });
const buy = () => page.getByRole('button', { name: /^Comprar vidas/ });

describe('the top bar of the game', () => {
  it('has the way out, stars, coins and lives', async () => {
    await open();
    const bar = page.getByRole('banner', { name: 'Suas conquistas' });
    await expect.element(bar.getByRole('link', { name: 'Sair da fase' })).toHaveAttribute('href', '/v1/conta');
    await expect.element(bar.getByText('41 estrelas')).toBeInTheDocument();
    await expect.element(bar.getByText('135 moedas')).toBeInTheDocument();
    await expect.element(lives()).toHaveAccessibleName(/^3 de 5 vidas\. Próxima vida em 13 minutos/);
    expect(await axeViolations()).toEqual([]);
  });

  it('has no lives where the school plays without', async () => {
    await open({ vidas_ativas: false, qtde_vidas: 5, prox_vida: null });
    await expect.element(page.getByText('41 estrelas')).toBeInTheDocument();
    expect(lives().elements()).toEqual([]);
  });

  it('counts the time to the next life and asks again when it is over', async () => {
    const clock = fakeClock();
    const { server } = await open({ prox_vida: 3 });
    await clock.advance(0);
    await expect.element(page.getByText('00:03')).toBeInTheDocument();
    await clock.advance(1);
    await expect.element(page.getByText('00:02')).toBeInTheDocument();
    expect(server.calls('getNavbar')).toHaveLength(1);
    server.respond('getNavbar', buildNavbar({ qtde_vidas: 4, prox_vida: 1200 }));
    await clock.advance(2);
    await expect.element(lives()).toHaveAccessibleName(/^4 de 5 vidas/);
    expect(server.calls('getNavbar')).toHaveLength(2);
  });
});

describe('the lives dialog', () => {
  it('fills the lives up for 20 coins each, and says it offers something meanwhile', async () => {
    const { server } = await open();
    server.respond(
      'createCompraVidas',
      buildNavbar({ qtde_vidas: 5, qtde_moedas: 95, prox_vida: null, custo_vidas: 0 }),
    );
    await lives().click();
    await expect.element(page.getByRole('link', { name: 'Estudar Matemática' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Esperar' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await expect.element(buy()).toHaveAccessibleName('Comprar vidas · 40 moedas');
    await buy().click();
    // Nothing is left to do there: it closes.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('95 moedas').first()).toBeInTheDocument();
  });

  it('in a subject leads to the contents of its current phase, and to a roadmap that is over', async () => {
    const server = createMockServer();
    server.respond('getNavbar', buildNavbar());
    server.respond('getAvaliacaoAdaptada', buildAdaptadaMateria({ fases: fases(4, 3) }));
    server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: areas(1, { encerrado: true, materia_id: 9 }) }));
    const app = await openScreen('/v1/avaliacao_adaptadas/roteiro_estudos/280/1', { server });
    await lives().click();
    await expect
      .element(page.getByRole('link', { name: 'Treinar Matemática sem moedas' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/roteiro_estudos/280/9');
    await page.getByRole('link', { name: 'Ver os conteúdos da fase 3' }).click();
    await expect.poll(app.place).toBe('/v1/avaliacao_adaptadas/roteiro_estudos/280/1/103/midia/1');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });

  it('without contents and practice says that there will be some', async () => {
    const { server } = await open();
    server.respond('listAvaliacaoAdaptadas', buildAdaptadas({ data: [] }));
    await lives().click();
    await expect.element(page.getByText(/os conteúdos das fases continuam abertos/)).toBeVisible();
  });

  it("the bar of the wait is as long as the school's own interval", async () => {
    await open({ segundos_por_vida: 300, prox_vida: 150 });
    await lives().click();
    const bar = page.getByRole('dialog').getByRole('progressbar');
    // 3 extra seconds, so that it is not full before the strip has answered.
    await expect.element(bar).toHaveAttribute('aria-valuemax', '303');
    expect(Number(bar.element().getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(150);
  });

  it("says 'Não foi possível comprar vidas. Tente de novo.' and lets try again", async () => {
    const { server } = await open();
    server.fail('createCompraVidas', 500);
    await lives().click();
    await buy().click();
    await expect
      .element(page.getByRole('dialog').getByRole('alert'))
      .toHaveTextContent('Não foi possível comprar vidas. Tente de novo.');
    server.respond('createCompraVidas', buildNavbar({ qtde_vidas: 5, prox_vida: null, custo_vidas: 0 }));
    await buy().click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    const [first, second] = server.calls('createCompraVidas').map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it.each([
    { case: 'one coin short', navbar: { qtde_moedas: 39 }, reason: 'saldo insuficiente' },
    { case: 'with all lives', navbar: { qtde_vidas: 5, prox_vida: null }, reason: 'Suas vidas estão completas.' },
  ])('$case the button is held and says why', async ({ navbar, reason }) => {
    const { server } = await open(navbar);
    await lives().click();
    await expect.element(buy()).toHaveAccessibleDescription(reason);
    await buy().click({ force: true });
    expect(server.calls('createCompraVidas')).toEqual([]);
  });

  it('a visitor may look', async () => {
    await open({}, { person: PROFESSOR_WITH_BIA });
    await lives().click();
    await expect.element(buy()).toHaveAccessibleDescription('Você está apenas visualizando.');
  });
});
