import { checkTable, expectReported } from '@luneta/app-shell/testing/render';
import { DELIVERED, examServer, PLACE } from '@luneta/exam-room/testing';
import { buildConta, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screens } from './screens.ts';
import { axeViolations, contaV1, open } from './testing/open.tsx';

function schoolServer(changes?: Parameters<typeof examServer>[0]) {
  const server = examServer(changes);
  server.respond('getConta', buildConta({ versao: 1 }));
  return server;
}

describe('the tree of version 1', () => {
  it.each(['/', '/home', '/v1', '/avaliacao_adaptadas'])('%s is the roadmap home (decision 73)', async (path) => {
    const app = await open(path);
    await expect.element(page.getByText('Selecione a Área do Conhecimento')).toBeVisible();
    expect(app.place()).toBe('/v1/avaliacao_adaptadas');
  });

  it('has four destinations without visible titles, named for readers, the one where we are marked', async () => {
    await open('/v1/central_avaliacoes');
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    expect(links.elements().map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/v1/avaliacao_adaptadas', null],
      ['/v1/central_avaliacoes', 'page'],
      ['/v1/resultados', null],
      ['/v1/conta', null],
    ]);
    for (const link of links.elements()) {
      expect(link).toHaveAccessibleName();
      const words = [...link.querySelectorAll('*')].filter((part) => part.childElementCount === 0 && part.textContent);
      expect(words.every((part) => part.getBoundingClientRect().width <= 1)).toBe(true);
    }
  });

  it.each([
    { path: '/v1/avaliacao_adaptadas/roteiro_estudos/301/2', marked: '/v1/avaliacao_adaptadas' },
    { path: '/v1/central_avaliacoes/gabaritos/pesquisar', marked: '/v1/central_avaliacoes' },
    { path: '/v1/resultados', marked: '/v1/resultados' },
    { path: '/v1/resultados/gabarito', marked: '/v1/resultados' },
    { path: '/v1/resultados/ranking', marked: '/v1/resultados' },
    { path: '/v1/conta/seguranca', marked: '/v1/conta' },
  ])('$path marks $marked', async ({ path, marked }) => {
    await open(path);
    const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    const current = links.elements().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.getAttribute('href'))).toEqual([marked]);
  });

  it.each([
    { path: '/v1/nada', title: 'Ops...', way: 'VOLTAR PARA O INÍCIO' },
    { path: '/v1/resultados/outra', title: 'Ops...', way: 'VOLTAR PARA O INÍCIO' },
    { path: '/v1/avaliacao_adaptadas/outro_tipo/301/2', title: 'Ops...', way: 'VOLTAR PARA O INÍCIO' },
    { path: '/v1/avaliacao_adaptadas/roteiro_estudos/301/2/boss/nada', title: 'Ops...', way: 'VOLTAR PARA O INÍCIO' },
    { path: '/error/404', title: 'Ops...', way: 'VOLTAR PARA O INÍCIO' },
    { path: '/error/500', title: 'Eita!', way: 'VOLTAR' },
  ])('$path shows $title', async ({ path, title, way }) => {
    const app = await open(path);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(app.place()).toBe(path);
    const ways = ['link', 'button'].flatMap((role) => page.getByRole(role, { name: way, exact: true }).elements());
    expect(ways).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    '/v1/central_avaliacoes/301/1/itens/9001',
    '/v1/central_avaliacoes/301/1/redacao',
    '/v1/avaliacao_adaptadas/roteiro_estudos/301/2/24/item/1',
  ])('%s, opened without internet, says that answers are kept', async (path) => {
    expectReported('Não conseguimos conectar');
    const server = createMockServer();
    server.setOffline(true);
    await open(path, { server, conta: null });
    await expect.element(page.getByText(/^O que você já respondeu está guardado\./u)).toBeVisible();
  });

  it('the way out of an unknown address leads to the start of version 1', async () => {
    const app = await open('/v1/nada');
    await page.getByRole('link', { name: 'VOLTAR PARA O INÍCIO' }).click();
    await expect.poll(app.place).toBe('/v1/avaliacao_adaptadas');
  });

  it('an account of version 2 belongs elsewhere', async () => {
    const app = await open('/v1/central_avaliacoes', { conta: contaV1({ versao: 2 }) });
    await expect.poll(app.left).toEqual(['http://v2.mock/avaliacoes#codigo=kT3v9QmZx81LrW0pYc5N']);
  });

  it('a forced change leads to the security page with the older rules, without navigation', async () => {
    const app = await open('/v1/resultados', { conta: contaV1({ isPasswordInitial: true }) });
    await page.getByRole('dialog', { name: 'Atenção' }).getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByText('Só letras sem acento e números')).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    expect(app.place()).toBe('/v1/conta/seguranca');
    expect(await axeViolations()).toEqual([]);
  });

  it('who comes by choice keeps the navigation, and finds the way back', async () => {
    await open('/v1/conta/seguranca');
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Voltar para a conta' })).toHaveAttribute('href', '/v1/conta');
  });
});

checkTable({
  screens,
  open,
  ids: {
    ...PLACE,
    item_id: 514,
    banco_questao_id: 514,
    materia_id: 1,
    objeto_conhecimento_id: 72,
    ordem_exercicio: 1,
    n: 1,
  },
  server: () => schoolServer(),
  servers: { finalizada: () => schoolServer(DELIVERED) },
});
