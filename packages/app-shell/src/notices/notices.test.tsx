import { DEVICE_PREFIX, EXIBIU_ATUALIZACAO } from '@luneta/auth';
import type { Aviso } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';
import { noticeKey } from './dismissed.ts';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const aviso = (changes: Partial<Aviso> = {}): Aviso => ({
  id: 'atualizacao-2025-05-03',
  titulo: 'Atualização da plataforma',
  texto: 'Uma atualização da infraestrutura pode causar instabilidade temporária.',
  inicio: at(-1),
  fim: at(1),
  ...changes,
});

async function open(path: string, ...list: Aviso[]) {
  const server = createMockServer();
  server.respond('listAvisos', list);
  return renderRoute({ app: 'student-v2', routes: framedRoutes, path, server });
}
const dialog = (name: string) => page.getByRole('dialog', { name });

it.each([
  { id: 'atualizacao-2025-05-03', key: EXIBIU_ATUALIZACAO },
  { id: 'feriado', key: `${DEVICE_PREFIX}aviso:feriado` },
])('$id is kept as $key', ({ id, key }) => {
  expect(noticeKey(id)).toBe(key);
});

it('shows once; what was put away stays so on this device, and its key outlives the session', async () => {
  const { stored, services } = await open('/home', aviso());
  await expect.element(dialog('Atualização da plataforma')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog('Atualização da plataforma')).not.toBeInTheDocument();
  expect(stored().local).toContain(EXIBIU_ATUALIZACAO);
  services.session.signOut();
  expect(stored().local).toContain(EXIBIU_ATUALIZACAO);
});

it('shows several one after the other, the oldest first', async () => {
  await open('/home', aviso({ id: 'novo', titulo: 'Novo' }), aviso({ id: 'velho', titulo: 'Velho' }));
  await expect.element(dialog('Velho')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog('Novo')).toBeVisible();
});

it.each([
  { case: 'over', change: { inicio: at(-2), fim: at(-1) } },
  { case: 'not yet on', change: { inicio: at(1), fim: at(2) } },
])('a notice that is $case does not show', async ({ change }) => {
  const { server } = await open('/home', aviso(change));
  await expect.poll(() => server.calls('listAvisos')).toHaveLength(1);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect.element(dialog('Atualização da plataforma')).not.toBeInTheDocument();
});

it('an exam is never interrupted: it does not even ask', async () => {
  const { server } = await open('/avaliacoes/301/1', aviso());
  await expect.element(page.getByRole('heading', { name: 'Prova' })).toBeVisible();
  expect(server.calls('listAvisos')).toHaveLength(0);
});
