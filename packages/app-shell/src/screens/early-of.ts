/**
 * What the page may ask for before the app's scripts have come, from the table of screens: each row's queries run here once
 * with numbers that stand for the parts of the address, and the addresses they call are noted.
 */
import { createApi } from '@luneta/api-client';
import { contaQuery } from '@luneta/api-client/conta';
import { NO_SESSION } from '@luneta/auth';
import { QueryClient } from '@tanstack/react-query';

import type { EarlyRoute } from '../early/plan.ts';
import { isFetchable } from './follow.ts';
import type { FollowById, Query, ScreenRow } from './screens.ts';
import { paramsOf, spellings } from './spellings.ts';

/** What is asked for at an address; its files only the build knows. */
export type EarlyCalls = Omit<EarlyRoute, 'modules'>;

/** Numbers that no address of a call has by itself. */
const PART = 1_700_000_000;
const FOLLOWED = 1_800_000_000;
const STUDENT = 1_900_000_000;

/** The address that a query calls, with `{name}` for each part. */
async function called(asked: (query: Query) => Promise<URL>, query: Query, names: ReadonlyMap<number, string>) {
  const { pathname, search } = await asked(query);
  if (search !== `?turma_aluno_id=${STUDENT}`)
    throw new Error(`table of screens: ${pathname}${search} is not asked early.`);
  return [...names].reduce((path, [part, name]) => path.replaceAll(`/${part}`, `/{${name}}`), pathname);
}

function recorder() {
  const calls: URL[] = [];
  const api = createApi({
    baseUrl: 'http://api',
    authorization: () => null,
    turma_aluno_id: () => STUDENT,
    fetch: (request) => {
      calls.push(new URL(request.url));
      return Promise.reject(new TypeError('noted'));
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = async (query: Query): Promise<URL> => {
    if (isFetchable(query)) await client.fetchQuery(query).catch(() => undefined);
    const call = calls.pop();
    if (call === undefined) throw new Error(`table of screens: ${JSON.stringify(query.queryKey)} calls nothing.`);
    return call;
  };
  return { api, asked };
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

async function earlyAt(path: string, row: ScreenRow): Promise<EarlyCalls> {
  const { api, asked } = recorder();
  const params = paramsOf(row.address, path, (n) => String(PART + n));
  const names = new Map(Object.keys(params).map((name, n) => [PART + n, name]));
  const session = { ...NO_SESSION, turma_aluno_id: STUDENT };
  const at = { params, api, session, turma_aluno_id: STUDENT, search: new URLSearchParams() };
  const address = (query: Query) => called(asked, query, names);
  const follow = row.follow?.(at);
  const opened = follow !== undefined && 'when' in follow ? [follow.query] : [];
  const gets: string[] = [];
  for (const query of [contaQuery(api), ...row.queries(at), ...row.ahead(at), ...opened])
    gets.push(await address(query));
  const nextOf = async ({ after, part, row: one, id, query }: FollowById) => {
    const get = await called(asked, query(FOLLOWED), new Map([...names, [FOLLOWED, id]]));
    const where = one && { by: one.by, ...(one.at === null && { at: one.at }) };
    return { after: await address(after), part, ...where, get };
  };
  return {
    path,
    gets: unique(gets),
    ...(row.drawings && { drawings: row.drawings }),
    ...(follow !== undefined && 'part' in follow && { next: await nextOf(follow) }),
  };
}

/** What the page asks for at each address of a row. */
export const earlyOf = (row: ScreenRow): Promise<EarlyCalls[]> =>
  Promise.all(spellings(row.address).map((path) => earlyAt(path, row)));
