/** The table of early calls against the routes, and against what the screens ask for. */
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';

import { early } from './early.ts';
import { routes } from './routes.tsx';
import { examServer, PLACE } from '@luneta/exam-room/testing';
import { open } from './testing/open.tsx';

const FASE = { trilha_id: 1201, materia_id: 1, trilha_fase_id: 5102, ordem_exercicio: 1 };
const IDS: Readonly<Record<string, number>> = { ...PLACE, item_id: 514, banco_questao_id: 514, ...FASE };
const filled = (text: string) => text.replace(/[:{](\w+)\}?/gu, (_all, name: string) => String(IDS[name]));
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('./routes/*.tsx');

/** The component that a lazy route brings. */
async function partOf({ lazy }: RouteObject): Promise<unknown> {
  return typeof lazy === 'function' ? (await lazy()).Component : undefined;
}

async function exportsOf(module: string): Promise<Set<unknown>> {
  const file = await FILES[`./${module}`]?.();
  return new Set(Object.values(file ?? {}));
}

describe.each(early)('$path', ({ path, modules, gets }) => {
  it('names the files of what the router shows there, and no others', async () => {
    const { services } = await open('/home');
    const matches = matchRoutes(routes(services), filled(path)) ?? [];
    const parts = (await Promise.all(matches.map(({ route }) => partOf(route)))).filter((part) => part !== undefined);
    const named = await Promise.all(modules.map(exportsOf));
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !named.some((exported) => exported.has(part)))).toEqual([]);
    expect(named.filter((exported) => !parts.some((part) => exported.has(part)))).toEqual([]);
  });

  it('asks for what the screen asks for, by the same address', async () => {
    const server = examServer();
    const asked: string[] = [];
    const noted = {
      ...server,
      fetch: (request: Request) => {
        const { pathname, search } = new URL(request.url, location.href);
        asked.push(pathname + search);
        return server.fetch(request);
      },
    };
    const { services } = await open(filled(path), { conta: null, server: noted });
    const { turma_aluno_id } = services.session.getSnapshot();
    for (const get of gets)
      await expect.poll(() => asked).toContain(`${filled(get)}?turma_aluno_id=${String(turma_aluno_id)}`);
  });
});
