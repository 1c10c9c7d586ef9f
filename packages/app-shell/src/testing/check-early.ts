/** The table of early calls of an app against its routes, and against what its screens ask for. */
import { createMockServer, type MockServer } from '@luneta/testing';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';

import { nextOf, type EarlyNext, type EarlyRoute } from '../early/plan.ts';
import type { AppRoutes } from '../routing/app-router.tsx';
import type { TestApp, TestAppOptions } from './test-app.tsx';

export type CheckEarlyOptions = {
  early: readonly EarlyRoute[];
  routes: AppRoutes;
  /** `import.meta.glob('./routes/*.tsx')` of the calling file. */
  files: Readonly<Record<string, () => Promise<unknown>>>;
  /** Opens an address of the app. */
  open: (path: string, options?: Partial<Omit<TestAppOptions, 'path'>>) => Promise<TestApp>;
  /** An address that asks for little. */
  quiet: string;
  /** What stands for each named part of an address. */
  ids: Readonly<Record<string, number>>;
  server?: () => MockServer;
};

const NO_NEXT: EarlyNext = { after: '', list: '', by: '', get: '' };

/** The component that a lazy route brings. */
async function partOf({ lazy }: RouteObject): Promise<unknown> {
  return typeof lazy === 'function' ? (await lazy()).Component : undefined;
}

/** For every row: it names the files of what the router shows there, and asks for what the screen asks for. */
export function checkEarly(options: CheckEarlyOptions): void {
  const { early, routes, files, open, quiet, ids, server = createMockServer } = options;
  const filled = (text: string) => text.replace(/[:{](\w+)\}?/gu, (_all, name: string) => String(ids[name]));
  const exportsOf = async (module: string) => new Set(Object.values(Object(await files[`./${module}`]?.())));

  it('every row names the files of what the router shows there, and no others', async () => {
    const { services } = await open(quiet);
    for (const { path, modules } of early) {
      const matches = matchRoutes(routes(services), filled(path)) ?? [];
      const parts = (await Promise.all(matches.map(({ route }) => partOf(route)))).filter((part) => part !== undefined);
      const named = await Promise.all(modules.map(exportsOf));
      const unnamed = parts.filter((part) => !named.some((exported) => exported.has(part)));
      const unused = named.filter((exported) => !parts.some((part) => exported.has(part)));
      expect({ path, shows: parts.length > 0, unnamed, unused }).toEqual({
        path,
        shows: true,
        unnamed: [],
        unused: [],
      });
    }
  });

  /** Opens a row's address, and notes the calls and the answers that come. */
  async function played({ path }: EarlyRoute) {
    const mock = server();
    const asked: string[] = [];
    const answers = new Map<string, Response>();
    const noted = {
      ...mock,
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url, location.href);
        asked.push(pathname + search);
        const answer = await mock.fetch(request);
        answers.set(pathname, answer.clone());
        return answer;
      },
    };
    const { services } = await open(filled(path), { conta: null, server: noted });
    const { turma_aluno_id } = services.session.getSnapshot();
    const address = (get: string) => `${filled(get)}?turma_aluno_id=${String(turma_aluno_id)}`;
    return { asked, answers, address };
  }

  it.each(early)('$path asks for what the screen asks for, by the same address', async (row) => {
    const { asked, address } = await played(row);
    for (const get of row.gets) await expect.poll(() => asked).toContain(address(get));
  });

  it.each(early.filter(({ next }) => next !== undefined))('$path leads to the call that follows', async (row) => {
    const { asked, answers, address } = await played(row);
    const { next = NO_NEXT, path } = row;
    await expect.poll(() => answers.has(filled(next.after))).toBe(true);
    const at = Number(filled(path).split('/').at(-1));
    const led = nextOf({ ...next, at }, await answers.get(filled(next.after))?.json());
    expect(led).toMatch(/\/\d+$/u);
    await expect.poll(() => asked).toContain(address(String(led)));
  });
}
