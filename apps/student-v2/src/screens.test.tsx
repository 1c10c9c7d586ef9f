import { checkTable } from '@luneta/app-shell/testing/render';
import { DELIVERED, examServer, PLACE } from '@luneta/exam-room/testing';
import { buildConta } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screens } from './screens.ts';
import { axeViolations, open } from './testing/open.tsx';

const h1 = page.getByRole('heading', { level: 1 });

describe('the tree of version 2', () => {
  it.each([
    { case: 'initial password', conta: { isPasswordInitial: true } },
    { case: 'security questions missing', conta: { cadastrar_perguntas_seguranca: true } },
  ])('$case: every route leads to the security page', async ({ conta }) => {
    const app = await open('/avaliacoes', { conta: buildConta(conta) });
    await page.getByRole('dialog', { name: 'Atenção' }).getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    expect(app.place()).toBe('/conta/seguranca');
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { path: '/v1/avaliacao_adaptadas', at: '/home' },
    { path: '/avaliacao_adaptadas', at: '/home' },
    { path: '/v1/central_avaliacoes', at: '/avaliacoes' },
    { path: '/v1/questoes_v1/511', at: '/questoes_v1/511' },
    { path: '/v1/conta', at: '/home/configuracoes' },
    { path: '/v1/resultados/ranking', at: '/home/ranking' },
  ])('$path of version 1 leads to $at', async ({ path, at }) => {
    const app = await open(path);
    await expect.element(h1).toBeVisible();
    await expect.poll(app.place).toBe(at);
  });

  it.each([
    { path: '/avaliacoes/301/1/instrucoes_v1', at: '/avaliacoes/301/1/instrucoes' },
    { path: '/avaliacoes/301/1/finalizado_v1', at: '/avaliacoes/301/1/finalizado' },
    { path: '/avaliacoes/301/1/questoes_v1', at: /^\/avaliacoes\/301\/1\/questoes\/\d+$/u },
  ])('the old $path leads to its page (decision 17)', async ({ path, at }) => {
    const app = await open(path, { server: examServer() });
    await expect.poll(app.place).toMatch(at);
    await expect.element(h1).toBeInTheDocument();
  });

  it.each(['/avaliacoes/abc/1', '/resultados/x', '/resultados/290/questoes/y', '/aprendizagem/x', '/nao/existe'])(
    '%s leads nowhere',
    async (path) => {
      await open(path);
      await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
    },
  );

  it.each(['/resultados/0', '/avaliacoes/0/1/instrucoes'])('%s, an id nobody has, leads nowhere', async (path) => {
    await open(path);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
  });
});

checkTable({
  screens,
  open,
  ids: {
    ...PLACE,
    item_id: 514,
    banco_questao_id: 514,
    trilha_id: 1201,
    materia_id: 1,
    trilha_fase_id: 5102,
    ordem_exercicio: 1,
  },
  server: () => examServer(),
  servers: { finalizado: () => examServer(DELIVERED) },
});
