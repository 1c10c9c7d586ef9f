/**
 * -1 means 'all' in every filter of every list (decision 151). The filters are found in the contract: an optional query
 * parameter is one, unless it stands below with what it is instead.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type Client, type TestApp } from '../index.ts';
import { filterOf } from '../../src/http/query.ts';
import { readTargets, type Parameter, type Target } from '../security/support/from-contract.ts';
import { callerOf, calls } from './support/calls.ts';
import { AGORA, growingSchool, type School } from './support/school.ts';

/** Parameters that narrow nothing. */
const NO_FILTERS: Readonly<Record<string, string>> = {
  turma_aluno_id: 'the student of the session',
  cursor: 'where the page begins',
  arquivadas: 'whether what is archived comes too',
  busca: 'typed text: "-1" is looked for',
  username: 'whose questions',
  escola_id: 'one school; left out, the own one',
  ciclo_id: 'one cycle; left out, the present one',
  ciclo: 'one cycle; left out, the newest with data',
  dia_prova: 'one day; left out, the first',
  fim: 'when the class would end; left out, as it stands',
  escopo: 'whose ranking',
  visao: 'the form of the ranking',
};

/** Calls whose parameters describe an act and narrow no list. */
const NO_LISTS: Readonly<Record<string, string>> = {
  createMidiaArquivo: 'the name of the file that is sent',
  listAlunosParecidos: 'the person who is looked for',
  getLoginLivre: 'the name that is tried',
  createImportacao: 'what a file holds and its name',
  getImportacaoLinhasCsv: 'the filters of listImportacaoLinhas',
  getPreviaProrrogacao: 'the extension whose effect is asked for',
  getPrevia: 'the day, the student experience and the language that are asked for',
  getImpressao: 'the day, the class, the language and the version that are printed',
  getRascunhoImpressao: 'the day and the language that are printed',
  getPreviaFuso: 'the time zone whose effect is asked for',
  getPreviaItemProva: 'the change of an item whose effect is asked for',
};

/** Where a filter that is left out means less than all: what all is made of. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'listRedacoes situacao': ['pendente', 'segunda_correcao', 'divergente', 'corrigida'],
  'listRespostasSubjetivas situacao': ['a_corrigir', 'corrigida'],
};

type Case = { readonly target: Target; readonly filter: Parameter };
const cases: readonly Case[] = readTargets()
  .filter(({ operation }) => !(operation.id in NO_LISTS))
  .flatMap((target) => target.query.filter(({ name }) => !(name in NO_FILTERS)).map((filter) => ({ target, filter })));
const nameOf = ({ target: { operation }, filter }: Case) => `${operation.name} ${filter.name}`;

let t: TestApp;
let school: School;
const clients = new Map<string, Client>();

async function clientOf(login: string): Promise<Client> {
  const client = clients.get(login) ?? (await t.signIn(login));
  clients.set(login, client);
  return client;
}

/** The answer with this value of the filter; with null, without it. */
async function ask({ target: { operation }, filter }: Case, value: string | null) {
  const row = calls[operation.id];
  if (!row) throw new Error(`${operation.id} has a filter and no row in test/lists/support/calls.ts`);
  const version = operation.base === 'v1' ? 1 : 2;
  const [path = ''] = row.path(school, version).split('?');
  const query = value === null ? '' : `?${filter.name}=${encodeURIComponent(value)}`;
  const client = await clientOf(callerOf(row, version));
  const { status, body } = await client.get(`/api/v${version}${path}${query}`);
  return { status, body };
}

beforeAll(async () => {
  t = await createTestApp({ agora: AGORA });
  const grow = growingSchool(t);
  // Few enough for one page of each list.
  school = await grow({ students: 10, rows: 2 }, [await t.signIn('ana'), await t.signIn('bia')]);
  await t.db.query('update redacao set nota = 600 where tentativa_id = $1', [school.redacao_id]);
});
afterAll(() => t.close());

const rowsOf = (body: unknown): number => (Array.isArray(body) ? body.length : Number.NaN);

describe('-1 in the filter', () => {
  it('the contract has many, in both versions', () => {
    expect(cases.length).toBeGreaterThan(25);
    expect(new Set(cases.map(({ target }) => target.operation.base))).toEqual(new Set(['v1', 'v2']));
  });

  it.each(cases.filter((one) => !(nameOf(one) in PARTS)).map((one) => [nameOf(one), one] as const))(
    '%s gives the list as without it',
    async (_name, one) => {
      const all = await ask(one, null);
      expect(all.status).toBe(200);
      expect(await ask(one, '-1')).toEqual(all);
    },
  );

  it.each(cases.filter((one) => nameOf(one) in PARTS).map((one) => [nameOf(one), one] as const))(
    '%s gives every row, which is more than without it',
    async (name, one) => {
      const parts = await Promise.all((PARTS[name] ?? []).map((part) => ask(one, part)));
      const all = await ask(one, '-1');
      expect(all.status).toBe(200);
      expect(rowsOf(all.body)).toBe(parts.reduce((sum, part) => sum + rowsOf(part.body), 0));
      expect(rowsOf(all.body)).toBeGreaterThan(0);
    },
  );
});

describe('0 in the filter', () => {
  it.each(cases.filter(({ filter }) => filter.schema.type === 'integer').map((one) => [nameOf(one), one] as const))(
    '%s is refused: it is neither an id nor all',
    async (_name, one) => {
      expect((await ask(one, '0')).status).toBe(400);
    },
  );
});

it.each([
  [undefined, null],
  [-1, null],
  ['-1', null],
  [0, 0],
  [7, 7],
  ['facil', 'facil'],
  ['', ''],
])('%j narrows a list to %j', (value, narrowed) => {
  expect(filterOf(value)).toBe(narrowed);
});
