/** The table of screens of an app, against what each of its screens asks for and is called. */
import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { nextOf, type EarlyNext, type EarlyRoute } from '../early/plan.ts';
import { earlyOf } from '../screens/early-of.ts';
import type { Screens } from '../screens/screens.ts';
import type { TestApp, TestAppOptions } from './test-app.tsx';

export type CheckTableOptions = {
  screens: Screens;
  /** Opens an address of the app. */
  open: (path: string, options?: Partial<Omit<TestAppOptions, 'path'>>) => Promise<TestApp>;
  /** What stands for each named part of an address. */
  ids: Readonly<Record<string, number>>;
  server?: () => MockServer;
};

/** For every row: the page asks for what the screen asks for, nothing is asked for in vain, and the title is the screen's. */
export function checkTable({ screens, open, ids, server = createMockServer }: CheckTableOptions): void {
  const filled = (text: string) =>
    text.replace(':tipo', 'roteiro_estudos').replace(/[:{](\w+)\}?/gu, (_all, name: string) => String(ids[name]));
  const early = new Map<string, EarlyRoute>();

  /** Opens a row's address, and notes the calls and the answers that come. */
  async function played(address: string) {
    for (const route of early.size > 0 ? [] : await earlyOf(screens)) early.set(filled(route.path), route);
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
    const { services } = await open(filled(address), { conta: null, server: noted });
    const { turma_aluno_id } = services.session.getSnapshot();
    const call = (get: string) => `${filled(get)}?turma_aluno_id=${String(turma_aluno_id)}`;
    return { services, asked, answers, call, route: early.get(filled(address)) };
  }

  describe.each(screens.rows)('$name: $address', (row) => {
    it('the page asks for what the screen asks for, by the same address, and each of it once', async () => {
      const { asked, call, route } = await played(row.address);
      for (const get of route?.gets ?? []) {
        await expect.poll(() => asked).toContain(call(get));
        expect(asked.filter((one) => one === call(get))).toHaveLength(1);
      }
    });

    it.runIf(row.title !== undefined)('its title is the one in the table', async () => {
      await played(row.address);
      await expect.poll(() => document.title).toMatch(`${row.title} · `);
    });

    it.runIf(row.follow !== undefined)('an answer leads to the call that follows', async () => {
      const { asked, answers, call, route } = await played(row.address);
      const next: EarlyNext = route?.next ?? { after: '', list: '', by: '', get: '' };
      await expect.poll(() => answers.has(filled(next.after))).toBe(true);
      const at = Number(filled(row.address).split('/').at(-1));
      const led = nextOf({ ...next, at }, await answers.get(filled(next.after))?.json());
      expect(led).toMatch(/\/\d+$/u);
      await expect.poll(() => asked).toContain(call(String(led)));
    });
  });
}
