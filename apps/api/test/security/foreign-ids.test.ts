/** C10: ids of other classes and schools, in every place of every call that takes one, read and change nothing. */
import { isDeepStrictEqual } from 'node:util';

import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { checksums } from '../checksums.ts';
import { loadDocument, readOperations } from '../../src/http/contract.ts';
import type { Client } from '../index.ts';
import { eachInParallel, PROVE, shareOf } from './support/figures.ts';
import { fourClasses, type Ids, type Sala } from './support/four-classes.ts';
import { probe } from './support/probe.ts';
import { pupilFilters, pupilRequests, type Named } from './support/requests.ts';
import { tables } from '../tables.ts';

const { t, salas } = await fourClasses();
afterAll(t.close);

/** The number of question ids to try: far more than there are. */
const QUESTIONS = PROVE ? 5_000 : 500;
/** An id that does not exist. */
const NOBODYS = 999_999;
const BASES = ['v1', 'v2'] as const;
/** Tables that a sign-in of the own account writes. */
const OF_SIGN_IN = { sessao: '', aparelho_conhecido: '' };
const operations = readOperations(loadDocument());
let sent = 0;
let leaked = 0;

const marks = (own: Sala) => salas.filter((sala) => sala !== own).map(({ mark }) => mark);
const forms = ({ running, finished }: Sala): readonly Ids[] => [running, finished];

async function send(client: Client, base: 'v1' | 'v2', { method, path, body }: Named) {
  const url = `/api/${base}/${path}`;
  const answer = method === 'GET' ? await client.get(url) : await client.post(url, body);
  return { status: answer.status, text: JSON.stringify(answer.body) };
}

/** Calls with one id, or all ids, of another class. */
function foreign(own: Ids, other: Ids): Named[] {
  const replaced = pupilRequests(own).flatMap(({ names }, index) =>
    names
      // Ids that belong to the school are the same for its two classes.
      .filter((name) => own[name] !== other[name])
      .map((name) => pupilRequests({ ...own, [name]: other[name] })[index]),
  );
  const whole = pupilRequests(other).filter(({ names }) => names.some((name) => own[name] !== other[name]));
  return [...replaced, ...whole].filter((request) => request !== undefined);
}

/** Answers that contain data of another class, or that are no refusal. */
async function opened(own: Sala, others: readonly Sala[]): Promise<string[]> {
  const found: string[] = [];
  for (const mine of forms(own)) {
    // Signs in again before the limit of calls per minute: a refusal because of the limit would prove nothing.
    const client = await t.signIn(own.login);
    const strangers = others.flatMap(forms).map((ids) => foreign(mine, ids));
    // The bases take turns, beginning with the other one for each stranger; with LUNETA_PROVE=1 each request goes to both.
    const calls = strangers.flatMap((requests, turn) =>
      requests.flatMap((request, n) => shareOf(BASES, turn + n, BASES.length).map((base) => ({ request, base }))),
    );
    await eachInParallel(calls, async ({ request, base }) => {
      const { status, text } = await send(client, base, request);
      sent += 1;
      const shown = marks(own).filter((mark) => text.includes(mark));
      // A foreign row must look like one that does not exist.
      if (status !== 404 || shown.length > 0) found.push(`${request.operation} ${base}: ${status} ${shown.join()}`);
    });
  }
  return found;
}

describe('C10 foreign ids', () => {
  it("each call works with the pupil's own ids, so refusals below are because of the id", async () => {
    const [, own] = salas;
    if (!own) throw new Error('no class');
    const results: string[] = [];
    for (const request of [...pupilRequests(own.finished), ...pupilRequests(own.running)]) {
      for (const base of BASES) {
        const { status } = await send(own.client, base, request);
        if (status === 200) results.push(request.operation);
      }
    }
    const named = new Set(pupilRequests(own.running).map(({ operation }) => operation));
    expect([...named].filter((operation) => !results.includes(operation))).toEqual([]);
  });

  it.each(salas.map((sala, index) => [index + 1, sala] as const))(
    'in path and body, for the pupil of class %i: nothing of the other three is read or changed',
    async (_class, own) => {
      const before = { ...(await checksums(t.db)), ...OF_SIGN_IN };
      const found = await opened(
        own,
        salas.filter((sala) => sala !== own),
      );
      leaked += found.length;
      expect(found).toEqual([]);
      expect({ ...(await checksums(t.db)), ...OF_SIGN_IN }).toEqual(before);
    },
    120_000,
  );

  it('in a filter of a list give the same answer as an id that does not exist', async () => {
    const { rows } = await t.db.query<{ id: number; escola_id: number }>('select id, escola_id from ciclo');
    for (const own of salas) {
      const client = await t.signIn(own.login);
      const ask = async (path: string) => {
        const { status, body } = await client.get(`/api/${path}`);
        return { status, body };
      };
      const absent = pupilFilters({ materia_id: NOBODYS, ciclo_id: NOBODYS });
      const others = salas.filter(({ escola_id }) => escola_id !== own.escola_id);
      const foreignPaths = others.map(({ escola_id, finished: { materia_id } }) =>
        pupilFilters({ materia_id, ciclo_id: rows.find((row) => row.escola_id === escola_id)?.id ?? 0 }),
      );
      for (const [index, path] of absent.entries()) {
        const expected = await ask(path);
        expect([200, 404]).toContain(expected.status);
        for (const paths of foreignPaths) {
          const answer = await ask(paths[index] ?? '');
          sent += 1;
          if (!isDeepStrictEqual(answer, expected)) leaked += 1;
          expect([paths[index], answer]).toEqual([paths[index], expected]);
        }
      }
    }
  });

  it('in turma_aluno_id, on every call of the contract that needs a session', async () => {
    const before = await checksums(t.db);
    const guarded = operations.filter((operation) => !operation.public);
    for (const [turn, own] of salas.entries()) {
      const others = salas.filter((sala) => sala !== own);
      for (const [index, other] of others.entries()) {
        const query = `turma_aluno_id=${other.running.turma_aluno_id}`;
        // The other three classes take turns: each pupil makes each call for one of them; with LUNETA_PROVE=1 for all.
        const calls = shareOf(guarded, turn + index, others.length);
        await eachInParallel(calls, async (operation) => {
          const { status } = await probe(own.client, operation, { name: 'plain' }, query);
          sent += 1;
          if (status !== 403) leaked += 1;
          expect([operation.name, status]).toEqual([operation.name, 403]);
        });
      }
    }
    expect(await checksums(t.db)).toEqual(before);
  });

  it('in staff calls: views and the list stay within reach', async () => {
    const names = ['Ana Lima', 'Bruno Alves', 'Gil Moura', 'José Maia'];
    const reach: Record<string, readonly number[]> = { 'prof.helena': [1], 'coord.ines': [0, 1], 'vida.julia': [0, 1] };
    const before = await checksums(t.db);
    for (const [login, own] of Object.entries(reach)) {
      const client = await t.signIn(login);
      for (const [index, { running }] of salas.entries()) {
        if (own.includes(index)) continue;
        const { turma_aluno_id, turma_id } = running;
        const view = await client.post('/api/v2/sessao/contexto', { turma_aluno_id, modo: 'professor' });
        expect(view.status).toBe(404);
        for (const query of [
          `turma=${turma_id}`,
          `busca=${turma_aluno_id}`,
          `cursor=${salas[index]?.escola_id}-${turma_id}`,
        ]) {
          const text = JSON.stringify((await client.get(`/api/v2/gestao_acompanhamento?${query}`)).body);
          const shown = names.filter((name, n) => !own.includes(n) && text.includes(name));
          sent += 1;
          leaked += shown.length;
          expect([query, shown]).toEqual([query, []]);
        }
      }
    }
    const after = await checksums(t.db);
    expect({ ...after, ...OF_SIGN_IN }).toEqual({ ...before, ...OF_SIGN_IN });
  });

  it(`of questions, from 1 to ${QUESTIONS}: only those of the pupil's own exams open`, async () => {
    const [, own] = salas;
    const found: number[] = [];
    for (let first = 1; first <= QUESTIONS; first += 500) {
      // Signs in again before the limit of calls per minute.
      const client = await t.signIn('bruno');
      const ids = Array.from({ length: 500 }, (_, n) => first + n);
      await eachInParallel(ids, async (id) => {
        const { status } = await client.get(`/api/v2/banco_questoes/${id}`);
        if (status === 200) found.push(id);
        else if (status !== 404) throw new Error(`question ${id} answered ${status}`);
        sent += 1;
      });
    }
    const strange = found.filter((id) => !own?.questoes.includes(id));
    leaked += strange.length;
    expect(strange).toEqual([]);
    const ordered = (ids: readonly number[] = []) => ids.toSorted((a, b) => a - b);
    expect(ordered(found)).toEqual(ordered(own?.questoes));
  });

  it('planted: an exam of another class that is given to this one is reported', async () => {
    process.stdout.write(`C10 foreign rows read or changed ${leaked} of ${sent} calls\n`);
    const [neighbour, own] = salas;
    if (!neighbour || !own) throw new Error('no class');
    await tables(t.db).execute(
      sql`update turma_avaliacao set turma_id = 2 where id = ${neighbour.running.turma_avaliacao_id}`,
    );
    expect((await opened(own, [neighbour])).length).toBeGreaterThan(0);
    expect(leaked).toBe(0);
  });
});
