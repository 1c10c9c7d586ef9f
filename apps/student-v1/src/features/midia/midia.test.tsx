import { PROFESSOR_WITH_BIA, type Claims } from '@luneta/app-shell/testing';
import type { AdaptadaMidias, Navbar } from '@luneta/api-client';
import { buildAdaptadaMidias, buildNavbar } from '@luneta/testing';
import { fakeClock } from '@luneta/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { FASE, faseServer } from '../../testing/fase.ts';
import { axeViolations, open } from '../../testing/open.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const [VIDEO, ARTIGO, PODCAST] = buildAdaptadaMidias().conteudos;
const conteudos = (count: number) =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) =>
    ARTIGO ? { ...ARTIGO, id: 900 + index, index, descricao: `Texto ${index}` } : [],
  );

async function study(
  changes: Partial<AdaptadaMidias> = {},
  { navbar = {}, person, n = 2 }: { navbar?: Partial<Navbar>; person?: Claims; n?: number } = {},
) {
  const server = faseServer({}, navbar);
  server.respond('getAdaptadaMidias', buildAdaptadaMidias(changes));
  const app = await open(`${FASE}/midia/${n}`, { server, ...(person ? { person } : {}) });
  return { ...app, server };
}

describe('the contents', () => {
  it("stand in 'Etapa 1/3' with the chapter; other services open outside", async () => {
    await study();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Escalas e mapas' })).toBeVisible();
    await expect.element(page.getByText('Etapa 1/3')).toBeVisible();
    await expect.element(page.getByText('Capítulo 5')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Do papel para a estrada/ }))
      .toHaveAttribute('href', 'https://videos.luneta.example/escalas');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com'],
  ])('%s loads nothing of others before the own click', async (url, origin) => {
    await study({ conteudos: VIDEO ? [{ ...VIDEO, url }] : [] });
    const poster = button(/^Assistir: /);
    await expect.element(poster).toBeVisible();
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    await poster.click();
    expect(document.querySelector('iframe')?.src.startsWith(origin)).toBe(true);
  });

  it.each([
    { count: 4, toggle: 0, shown: 3 },
    { count: 5, toggle: 1, shown: 3 },
  ])("of $count, 'Outras sugestões' shows $shown", async ({ count, toggle, shown }) => {
    await study({ conteudos: conteudos(count) });
    const list = page.getByRole('list', { name: 'Outras sugestões' });
    await expect.element(list).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(shown);
    expect(button('Mostrar mais').elements()).toHaveLength(toggle);
    if (toggle === 0) return;
    await button('Mostrar mais').click();
    expect(list.getByRole('listitem').elements()).toHaveLength(count - 1);
    await button('Mostrar menos').click();
    expect(list.getByRole('listitem').elements()).toHaveLength(shown);
  });

  it('without others Pipa says how to study with it', async () => {
    await study({ conteudos: conteudos(1) });
    await expect.element(page.getByRole('heading', { level: 2, name: 'Dica da Pipa' })).toBeVisible();
    await expect.element(page.getByText('As próximas questões são sobre este assunto.')).toBeVisible();
    expect(page.getByText('Outras sugestões').elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('without any, the phase begins with its exercise', async () => {
    const { place } = await study({ conteudos: [] });
    await expect.poll(place).toBe(`${FASE}/item/2`);
  });

  it('that do not load can be asked for again', async () => {
    const server = faseServer();
    server.fail('getAdaptadaMidias', 500);
    await open(`${FASE}/midia/1`, { server });
    await expect.element(page.getByText('Não foi possível carregar')).toBeVisible();
  });
});

describe('CONTINUAR', () => {
  it('waits five seconds, asks for feedback on what was opened, and goes to the exercise of the address', async () => {
    const clock = fakeClock();
    const { place, server } = await study();
    await clock.advance(0);
    // The page of the content does not open here.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await page.getByRole('link', { name: /Como ler a escala de um mapa/u }).click();
    await expect.element(button('Continuar em 5 s')).toBeDisabled();
    await clock.advance(4);
    await expect.element(button('Continuar em 1 s')).toBeDisabled();
    await clock.advance(1);
    await button('CONTINUAR').click();
    await clock.advance(1);
    for (const name of ['SIM', 'NÃO', 'PULAR FEEDBACK']) await expect.element(button(name)).toBeVisible();
    await button('NÃO').click();
    await clock.advance(1);
    await expect.poll(place).toBe(`${FASE}/item/2`);
    await expect.poll(() => server.calls('getQuestao').length).toBeGreaterThan(0);
  });

  it('asks nothing where no content was opened (decision 221)', async () => {
    const clock = fakeClock();
    const { place } = await study();
    await expect.element(button('Continuar em 5 s')).toBeDisabled();
    await clock.advance(5);
    await button('CONTINUAR').click();
    await clock.advance(1);
    await expect.poll(place).toBe(`${FASE}/item/2`);
  });

  it('of who only looks asks for nothing', async () => {
    const clock = fakeClock();
    const { place } = await study({}, { person: PROFESSOR_WITH_BIA });
    await expect.element(button('Continuar em 5 s')).toBeDisabled();
    await clock.advance(5);
    await button('CONTINUAR').click();
    await clock.advance(1);
    await expect.poll(place).toBe(`${FASE}/item/2`);
  });
});

describe('skipping the explanation', () => {
  const skip = () => button(/^Pular explicação/);

  it('asks once: who thinks again pays nothing (decision 221)', async () => {
    const { place, server } = await study();
    await skip().click();
    await expect.element(page.getByRole('alertdialog', { name: 'Pular por 15 moedas?' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button('Agora não').click();
    expect(place()).toBe(`${FASE}/midia/2`);
    expect(server.calls('createReducaoMoeda')).toEqual([]);
  });

  it('costs 15 coins and goes to item 1', async () => {
    const { place, server } = await study();
    server.respond('createReducaoMoeda', buildNavbar({ qtde_moedas: 120 }));
    await expect.element(skip()).toHaveAccessibleName('Pular explicação · 15 moedas');
    await skip().click();
    await button('Pular').click();
    await expect.poll(place).toBe(`${FASE}/item/1`);
    expect(server.calls('createReducaoMoeda')).toHaveLength(1);
    await expect.element(page.getByText('120 moedas')).toBeInTheDocument();
  });

  it.each([
    { case: 'one coin short', navbar: { qtde_moedas: 14 }, reason: 'saldo insuficiente' },
    { case: 'as a visitor', person: PROFESSOR_WITH_BIA, reason: 'Você está apenas visualizando.' },
  ])('$case is held: $reason', async ({ navbar, person, reason }) => {
    const { server } = await study({}, { ...(navbar ? { navbar } : {}), ...(person ? { person } : {}) });
    await expect.element(skip()).toHaveAccessibleDescription(reason);
    await skip().click({ force: true });
    expect(server.calls('createReducaoMoeda')).toEqual([]);
  });

  it('is free once the run has paid, and hidden where the class does not offer it', async () => {
    const { place, server } = await study({ pulou: true }, { navbar: { qtde_moedas: 0 } });
    await expect.element(skip()).toHaveAccessibleName('Pular explicação');
    await skip().click();
    await expect.poll(place).toBe(`${FASE}/item/1`);
    expect(server.calls('createReducaoMoeda')).toEqual([]);
    await study({ permite_pular: false });
    await expect.element(page.getByText('Outras sugestões')).toBeVisible();
    expect(skip().elements()).toEqual([]);
  });

  it('that fails uses no coin and says so', async () => {
    const { server, place } = await study();
    server.fail('createReducaoMoeda', 500);
    await skip().click();
    await button('Pular').click();
    await expect.element(page.getByText(/Nenhuma moeda foi usada/)).toBeVisible();
    expect(place()).toBe(`${FASE}/midia/2`);
  });
});

it('knows the three kinds of content', async () => {
  await study({ conteudos: [ARTIGO, PODCAST].flatMap((one) => one ?? []) });
  await expect.element(page.getByText('Artigo · 5 min')).toBeVisible();
  await expect.element(page.getByText('Podcast')).toBeVisible();
});
