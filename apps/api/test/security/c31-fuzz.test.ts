/**
 * C31: requests made from the contract for every operation, as a pupil of each version, as staff and as nobody. The seed is
 * printed. `LUNETA_FUZZ_SEED` repeats a run, `LUNETA_FUZZ_RUNS` sets the number of requests per operation.
 */
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world } from '../index.ts';
import { PROVE, report } from './support/figures.ts';
import { readTargets, requests, toSend, type Target } from './support/from-contract.ts';
import { createFuzzClient, type Sent } from './support/fuzz-client.ts';
import { fuzzSchool } from './support/fuzz-school.ts';

/**
 * Requests per operation and person who may call it. A call by others is refused before anything is read, so one is enough. The
 * sample keeps every operation and every person, and draws other requests in each run.
 */
const RUNS = Number(process.env['LUNETA_FUZZ_RUNS'] ?? (PROVE ? 1_000 : 2));
const SLOW_MS = 2_000;
const seed = Number(process.env['LUNETA_FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const PEOPLE = [
  { login: null, perfil: 'publico', turma_aluno_id: [] },
  { login: 'bia', perfil: 'aluno', turma_aluno_id: [world.alunos.bia] },
  { login: 'ana', perfil: 'aluno', turma_aluno_id: [world.alunos.ana] },
  { login: 'admin.rui', perfil: 'admin', turma_aluno_id: [] },
  { login: 'vida.julia', perfil: 'gestao_vida', turma_aluno_id: [] },
];

const t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
afterAll(t.close);
const KNOWN = await fuzzSchool(t);

/** Created before any request is sent, because a request may change a person's password. */
const clients = await Promise.all(PEOPLE.map(({ login }) => createFuzzClient(t, login)));

type Finding = { readonly operation: string; readonly request: string; readonly sent: Sent };

/** What is wrong with an answer. Null when nothing is. */
function problemOf({ status, offContract, ms }: Sent): string | null {
  if (offContract !== null) return offContract;
  if (status >= 500) return `status ${status}`;
  return ms > SLOW_MS ? `took ${Math.round(ms)} ms` : null;
}

/** Each pair draws new requests from one seed. */
async function fuzz(targets: readonly Target[], runs: number) {
  const findings: (Finding & { problem: string })[] = [];
  const statuses = new Map<string, number>();
  let [calls, slowest] = [0, 0];
  for (const [person, { login, perfil, turma_aluno_id }] of PEOPLE.entries()) {
    const send = clients[person];
    if (!send) throw new Error('nobody sends');
    for (const [index, target] of targets.entries()) {
      const may = target.operation.public ? login === null : target.operation.perfis.has(perfil);
      const numRuns = may ? runs : 1;
      for (const made of fc.sample(requests(target, { ...KNOWN, turma_aluno_id }), {
        numRuns,
        seed: seed + index * 7 + person,
      })) {
        const request = toSend(target, made);
        const sent = await send(request);
        calls += 1;
        slowest = Math.max(slowest, sent.ms);
        const kind = String(sent.status);
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
        const problem = problemOf(sent);
        if (problem !== null)
          findings.push({ operation: target.operation.name, request: JSON.stringify(request), sent, problem });
      }
    }
  }
  return { findings, calls, slowest, statuses };
}

it(
  'C31: no request makes the server fail, hang or break the contract',
  { timeout: RUNS > 5 ? 3_600_000 : 120_000 },
  async () => {
    const targets = readTargets();
    const done = await fuzz(targets, RUNS);
    const { findings } = done;
    report('C31 fuzz', {
      seed,
      operations: targets.length,
      calls: done.calls,
      answered: [...done.statuses]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
      'slowest ms': Math.round(done.slowest),
      findings: findings.length,
    });
    expect(
      findings.slice(0, 10).map(({ operation, problem, request }) => `${operation}: ${problem}: ${request}`),
    ).toEqual([]);
    // A run in which nearly every request is refused proves nothing.
    const good = [...done.statuses].reduce((sum, [kind, count]) => sum + (kind.startsWith('2') ? count : 0), 0);
    expect(good / done.calls).toBeGreaterThan(0.1);
  },
);

it('planted: a failing handler, a slow one and one that breaks the contract are each reported', () => {
  const fine = { status: 200, offContract: null, ms: 1 };
  expect(problemOf(fine)).toBeNull();
  expect(problemOf({ ...fine, status: 500 })).toBe('status 500');
  expect(problemOf({ ...fine, offContract: 'off the contract: x' })).toContain('off the contract');
  expect(problemOf({ ...fine, ms: 2_001 })).toContain('2001');
});
