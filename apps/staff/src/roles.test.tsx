/**
 * The role matrix as the browser shows it: every staff profile over every section and part of one. What is expected follows
 * from the contract (openapi/roles.yaml through `mayCall`), cell by cell.
 */
import { mayCall, type StaffCall } from '@luneta/api-client/rights';
import { STAFF_PERFIS, type StaffPerfil } from '@luneta/domain';
import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { ESCOLA_PARTES } from './shared/escola/escola-partes.ts';
import { paths } from './shared/paths.ts';
import { sectionAt, SECTIONS } from './shared/sections.ts';
import { open } from './testing/open.tsx';
import { staff } from './testing/people.ts';

type Place = { readonly path: string; readonly call: StaffCall };

/** Every section, and the parts of sections that need a call of their own. */
const PLACES: readonly Place[] = [
  ...SECTIONS.map(({ href, call }) => ({ path: href, call })),
  ...ESCOLA_PARTES.filter(({ href }) => href !== paths.escola).map(({ href, call }) => ({ path: href, call })),
];
const CELLS = STAFF_PERFIS.flatMap((perfil) => PLACES.map((place) => ({ perfil, ...place })));

const unknown = page.getByRole('heading', { level: 1, name: 'Ops...' });
const title = page.getByRole('heading', { level: 1 });

it('has a cell for every profile and place', () => {
  expect(CELLS).toHaveLength(7 * (SECTIONS.length + ESCOLA_PARTES.length - 1));
});

it.each(STAFF_PERFIS)(
  '%s finds in the navigation the sections it may call, and no other',
  async (perfil: StaffPerfil) => {
    await page.viewport(1280, 800);
    await open('/conta/seguranca', { person: staff(perfil), server: createMockServer() });
    const nav = page.getByRole('navigation', { name: 'Principal' });
    await expect.element(nav).toBeVisible();
    const found = () =>
      nav
        .getByRole('link')
        .elements()
        .map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname);
    await expect.poll(found).toEqual(SECTIONS.filter(({ call }) => mayCall(perfil, call)).map(({ href }) => href));
  },
);

it.each(CELLS)('$perfil at $path: needs $call', async ({ perfil, path, call }) => {
  const { server } = await open(path, { person: staff(perfil), server: createMockServer() });
  await expect.element(title).toBeVisible();
  // A page of a section is found by who finds the section.
  const may = mayCall(perfil, call) && mayCall(perfil, sectionAt(path, perfil)?.call ?? call);
  await expect.poll(() => unknown.elements().length).toBe(may ? 0 : 1);
  // What the profile may not call is not asked for either.
  const asked = may ? [] : server.calls(call);
  expect(asked).toEqual([]);
});
