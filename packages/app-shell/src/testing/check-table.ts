/** The table of screens of an app, against what each of its screens asks for and is called. */
import { createMockServer, type MockServer } from '@luneta/testing';
import { expect, it } from 'vitest';

import { nextOf } from '../early/plan.ts';
import { earlyOf } from '../screens/early-of.ts';
import type { ScreenRow, Screens } from '../screens/screens.ts';
import { CHECKS, type TestApp, type TestAppOptions } from './test-app.tsx';

export type CheckTableOptions = {
  screens: Screens;
  /** Opens an address of the app. */
  open: (path: string, options?: Partial<Omit<TestAppOptions, 'path'>>) => Promise<TestApp>;
  /** What stands for each named part of an address. */
  ids: Readonly<Record<string, number>>;
  server?: () => MockServer;
  /** For a screen that needs another one, by its name. */
  servers?: Readonly<Record<string, () => MockServer>>;
};

/** Of `GET /api/…/{id}`. */
const patternOf = (call: string) => new RegExp(`^${call.replace('GET ', '').replace(/\{\w+\}/gu, '[^/]+')}$`, 'u');

/** For every row: the page asks for what the screen asks for, nothing twice, and the title is the screen's. */
export function checkTable({ screens, open, ids, server = createMockServer, servers = {} }: CheckTableOptions): void {
  const filled = (text: string) =>
    text.replace(':tipo', 'roteiro_estudos').replace(/[:{](\w+)\}?/gu, (_all, name: string) => String(ids[name]));
  /** Opens a row's address, and notes the calls and the answers that come. */
  async function played(row: ScreenRow) {
    const [early] = await earlyOf(row);
    const mock = (servers[row.name] ?? server)();
    const asked: string[] = [];
    const reads = new Set<string>();
    const answers = new Map<string, Response>();
    const noted = {
      ...mock,
      fetch: async (request: Request) => {
        const { pathname, search } = new URL(request.url, location.href);
        asked.push(pathname + search);
        if (request.method === 'GET') reads.add(pathname);
        const answer = await mock.fetch(request);
        answers.set(pathname, answer.clone());
        return answer;
      },
    };
    const { services } = await open(filled(row.address), { conta: null, server: noted });
    const { turma_aluno_id } = services.session.getSnapshot();
    const call = (get: string) => `${filled(get)}?turma_aluno_id=${String(turma_aluno_id)}`;
    const compared = Object.keys(CHECKS[services.config.app]).map(patternOf);
    const unknown = () => [...reads].filter((path) => !compared.some((pattern) => pattern.test(path)));
    return { asked, answers, call, early, unknown };
  }

  /** The answer leads to the call that follows. Where that waits for what the answer says the page does not make it. */
  async function expectNext(row: ScreenRow, { asked, answers, call, early }: Awaited<ReturnType<typeof played>>) {
    const next = early?.next;
    if (next === undefined) return;
    await expect.poll(() => answers.has(filled(next.after))).toBe(true);
    const at = next.at === null ? null : Number(filled(row.address).split('/').at(-1));
    const get = nextOf({ ...next, at }, await answers.get(filled(next.after))?.json());
    expect(get).toMatch(/\/\d+$/u);
    await expect.poll(() => asked).toContain(call(String(get)));
  }

  it.each(screens.rows)(
    '$name ($title): the page asks for what the screen asks for, by the same address, each once, then for what follows; it has its title',
    async (row) => {
      const screen = await played(row);
      const { asked, call, early, unknown } = screen;
      for (const get of early?.gets ?? []) {
        await expect.poll(() => asked).toContain(call(get));
        expect(asked.filter((one) => one === call(get))).toHaveLength(1);
      }
      expect(unknown(), 'reads without a schema: APPS in tools/codegen/src/checks.mjs').toEqual([]);
      await expectNext(row, screen);
      await expect.poll(() => document.title).toMatch(isTitled(row) ? `${row.title} · ` : '');
    },
  );
}

/** A page that is no inner one has the title of its row. */
const isTitled = ({ inside, inner }: ScreenRow) => inside === 'frame' && inner !== true;

type CheckTitlesOptions = Pick<CheckTableOptions, 'screens'> & {
  open: (path: string, row: ScreenRow) => Promise<unknown>;
};

/** The title of every page that is no inner one is the one that its screen has. */
export function checkTitles({ screens, open }: CheckTitlesOptions): void {
  it.each(screens.rows.filter(isTitled))('$name is called $title', async (row) => {
    await open(row.address, row);
    await expect.poll(() => document.title).toMatch(`${row.title} · `);
  });
}
