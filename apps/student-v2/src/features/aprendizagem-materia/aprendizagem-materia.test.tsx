import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildAprendizagem } from '../../testing/aprendizagem-builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';

type Options = Parameters<typeof open>[1];

function openMateria(given: Parameters<typeof buildAprendizagem>, options: Options = {}) {
  const server = createMockServer();
  server.respond('getAprendizagem', buildAprendizagem(...given));
  return open('/aprendizagem/1', { server, ...options });
}

const CHAPTERS = [
  { capitulo_nome: 'Porcentagem', indice: 0.88, concorda: true },
  { capitulo_nome: 'Proporcionalidade', indice: 0.62 },
  { capitulo_nome: 'Geometria', indice: 0.42 },
] as const;

const chapter = (name: string) => page.getByRole('group', { name });
const agree = (name: string) => chapter(name).getByRole('button', { name: 'Concordo', exact: true });
const disagree = (name: string) => chapter(name).getByRole('button', { name: 'Não concordo' });

describe('one subject', () => {
  it('shows its cycle, its index and its level, and leads back to the list', async () => {
    await openMateria([CHAPTERS]);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Nível em Matemática' })).toBeVisible();
    await expect.element(page.getByText('Ciclo 03').first()).toBeVisible();
    const gauge = page.getByRole('region', { name: 'Matemática' });
    await expect.element(gauge.getByRole('img', { name: 'índice de aproveitamento 74%' })).toBeVisible();
    await expect.element(gauge.getByText('Guerreiro(a)')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Voltar para Níveis de aprendizagem' }))
      .toHaveAttribute('href', '/aprendizagem');
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the chapters that need extra attention, the lowest first, and the way to study', async () => {
    await openMateria([CHAPTERS]);
    const region = page.getByRole('region', { name: 'Atenção extra' });
    await expect.element(region).toBeVisible();
    const names = region.getByRole('heading', { level: 3 }).elements();
    expect(names.map((one) => one.textContent)).toEqual(['Geometria', 'Proporcionalidade']);
    await expect
      .element(page.getByRole('link', { name: 'Ver roteiros de estudo' }))
      .toHaveAttribute('href', '/trilhas');
  });

  it('without such a chapter has no such part; what belongs to no chapter is none', async () => {
    await openMateria([[CHAPTERS[0], { capitulo_numero: 0, capitulo_nome: 'Outros assuntos', indice: 0.1 }]]);
    await expect.element(chapter('Outros assuntos')).toBeVisible();
    await expect.element(chapter('Porcentagem')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Atenção extra' })).not.toBeInTheDocument();
  });

  it.each([
    { name: 'Porcentagem', percent: '88%', level: 'Ninja' },
    { name: 'Geometria', percent: '42%', level: 'Explorador(a)' },
  ])('$name has its index and its level', async ({ name, percent, level }) => {
    await openMateria([CHAPTERS]);
    await expect.element(chapter(name).getByText(percent)).toBeVisible();
    await expect.element(chapter(name).getByText(level)).toBeVisible();
  });

  it("in a cycle without its questions says 'Sem dados ainda'", async () => {
    await openMateria([[]]);
    await expect.element(page.getByRole('heading', { name: 'Sem dados ainda' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it("marks the own level among the three, closed by 'OK'", async () => {
    await openMateria([CHAPTERS]);
    await page.getByRole('button', { name: 'O que é cada nível?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Categorias de nivelamento' });
    const own = dialog.getByRole('listitem').filter({ hasText: 'Guerreiro(a)' });
    await expect.element(own.getByText('Seu nível')).toBeVisible();
    expect(dialog.getByText('Seu nível').elements()).toHaveLength(1);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('one that the school does not have is not found', async () => {
    const server = createMockServer();
    server.fail('getAprendizagem', 404, { message: 'Não encontramos esta matéria.' });
    await open('/aprendizagem/99', { server });
    await expect.element(page.getByText('Não encontramos esta matéria.')).toBeVisible();
  });
});

describe('agreeing with a level (decision 184)', () => {
  it('is said by keyboard, stands, and can be changed', async () => {
    const { server } = await openMateria([CHAPTERS]);
    await expect.element(agree('Porcentagem')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(agree('Geometria')).toHaveAttribute('aria-pressed', 'false');
    const said = { ciclo: 3, capitulo_numero: 3 };
    server.respond('setAprendizagemConcordancia', { ...said, concorda: false });
    disagree('Geometria').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(disagree('Geometria')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => server.calls('setAprendizagemConcordancia').length).toBe(1);
    server.respond('setAprendizagemConcordancia', { ...said, concorda: true });
    await agree('Geometria').click();
    await expect.element(agree('Geometria')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(disagree('Geometria')).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(() => server.calls('setAprendizagemConcordancia').map(({ body }) => body))
      .toEqual([
        { ...said, concorda: false },
        { ...said, concorda: true },
      ]);
  });

  it('shows at once, and a refusal puts back what stands and says why', async () => {
    const { server } = await openMateria([CHAPTERS]);
    server.fail('setAprendizagemConcordancia', 404, { message: 'Ainda não há dados deste capítulo neste ciclo.' });
    const release = server.hold('setAprendizagemConcordancia');
    await disagree('Porcentagem').click();
    await expect.element(disagree('Porcentagem')).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect.element(page.getByText('Ainda não há dados deste capítulo neste ciclo.')).toBeVisible();
    await expect.element(agree('Porcentagem')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is not for who only looks, who is told why', async () => {
    await openMateria([CHAPTERS], { person: PROFESSOR_WITH_BIA });
    await expect.element(page.getByText('Apenas visualização: só quem estuda diz se concorda.')).toBeVisible();
    await expect.element(agree('Geometria')).toBeDisabled();
    expect(await axeViolations()).toEqual([]);
  });
});

it('a cycle is chosen, kept in the address and on the way back', async () => {
  const server = createMockServer();
  server.respond('getAprendizagem', ({ query }) => buildAprendizagem(CHAPTERS, { ciclo: Number(query['ciclo'] ?? 3) }));
  const app = await open('/aprendizagem/1', { server });
  await page.getByRole('combobox', { name: 'Ciclo' }).selectOptions('Ciclo 01');
  await expect
    .element(page.getByRole('link', { name: 'Voltar para Níveis de aprendizagem' }))
    .toHaveAttribute('href', '/aprendizagem?ciclo=1');
  expect(app.place()).toBe('/aprendizagem/1?ciclo=1');
  await expect.poll(() => server.calls('getAprendizagem').at(-1)?.query['ciclo']).toBe('1');
});
