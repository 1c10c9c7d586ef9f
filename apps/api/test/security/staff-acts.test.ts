/**
 * C10, C12 and C40 for staff calls: ids of other schools and classes are refused, fields outside the contract have no
 * effect, and every act leaves one audit row with both identities.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checksums } from '../checksums.ts';
import { chainHead, verifyChain } from '../../src/modules/escola/auditoria.ts';
import { tenant } from '../../src/database/tenant.ts';
import { actsAfter, outcome } from '../gestao/staff.ts';
import { createTestApp, world, type Answer, type Client } from '../index.ts';
import { readTargets } from './support/from-contract.ts';
import { readRoles } from './support/roles-file.ts';
import { sessionActs } from './support/staff-student-requests.ts';
import { staffRequests, type StaffRequest } from './support/staff-requests.ts';
import { staffSchool } from './support/staff-school.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const roles = readRoles();
const targets = readTargets();

/** Class 2 of the first school, which every profile of these calls may see, and class 4 of the second. */
const { alunos } = world;
// The other school's student also has a Boss.
await t.db.query('update turma set versao = 1 where id = 4');
const own = await staffSchool(t, {
  escola_id: 1,
  turma_id: world.turmaV2,
  login: 'bruno',
  turma_aluno_id: alunos.bruno,
  boss: { turma_id: world.turmaV1, turma_aluno_id: alunos.ana },
});
const strange = await staffSchool(t, {
  escola_id: 2,
  turma_id: 4,
  login: 'zeca',
  turma_aluno_id: alunos.zeca,
  boss: { turma_id: 4, turma_aluno_id: alunos.zeca },
});
const clients = new Map<string, Client>();
for (const login of ['vida.julia', 'dir.otto', 'admin.rui', 'prof.helena', 'coord.ines'])
  clients.set(login, await t.signIn(login));

function send({ method, path, body, arquivo, login }: StaffRequest, extra: object = {}): Promise<Answer> {
  const client = clients.get(login);
  if (!client) throw new Error(`nobody signed in as ${login}`);
  const headers = { 'content-type': arquivo ? 'application/octet-stream' : 'application/json' };
  const payload = method === 'GET' ? {} : { payload: arquivo ?? JSON.stringify({ ...body, ...extra }), headers };
  return client.send({ method, url: `/api/v2/${path}`, ...payload });
}

/** Every table except those that the calls' own sessions change. */
const tables = async () => ({ ...(await checksums(t.db)), sessao: '' });

/** Nothing was shown: the answer is 404, or an empty list when the id filters a list. */
const refusalOf = ({ filtro }: StaffRequest, { status, body }: Answer): boolean =>
  filtro ? status === 200 && JSON.stringify(body) === '[]' : status === 404;

/** What belongs to a whole school. */
const OF_THE_SCHOOL: readonly string[] = [
  'escola_id',
  'base_conhecimento_id',
  'banco_questao_id',
  'questao_livre_id',
  'proposta_livre_id',
  'conteudo_id',
  'objeto_do_conteudo_id',
];

describe('C10 ids of another school in staff calls', () => {
  const foreign = staffRequests(own).flatMap(({ names }, index) =>
    names.map((name) => ({ name, request: staffRequests({ ...own, [name]: strange[name] })[index] })),
  );

  let stood: Record<string, string>;
  beforeAll(async () => {
    stood = await tables();
  });

  it.each(foreign.map(({ name, request }) => [request?.operation, name, request] as const))(
    '%s with another %s answers 404, or an empty list, and changes nothing',
    async (_operation, _name, request) => {
      if (!request) throw new Error('no request');
      expect(refusalOf(request, await send(request))).toBe(true);
      const before = stood;
      stood = await tables();
      expect(stood).toEqual(before);
    },
  );

  it("ids of another class in a teacher's calls answer the same", async () => {
    const neighbour = await staffSchool(t, {
      escola_id: 1,
      turma_id: world.turmaV1,
      login: 'ana',
      turma_aluno_id: alunos.ana,
      boss: { turma_id: world.turmaV1, turma_aluno_id: alunos.ana },
    });
    // Teachers may read what belongs to the whole school, the question bank too. Its lists are limited to their classes.
    const theirs = staffRequests(neighbour).filter(
      ({ operation, names }) =>
        roles.get(operation)?.perfis.includes('professor') && names.some((name) => !OF_THE_SCHOOL.includes(name)),
    );
    expect(theirs.length).toBeGreaterThanOrEqual(15);
    const before = await tables();
    const found = [];
    for (const request of theirs) {
      const answer = await send({ ...request, login: 'prof.helena' });
      if (!refusalOf(request, answer)) found.push(`${request.operation}: ${answer.status}`);
    }
    process.stdout.write(`C10 calls of a teacher about another class opened ${found.length} of ${theirs.length}\n`);
    expect(found).toEqual([]);
    expect(await tables()).toEqual(before);
  });
});

describe('C12 a field outside the contract', () => {
  const extras = {
    perfil: 'admin',
    escola_id: 2,
    pessoa_id: 1,
    turma_aluno_id: 7,
    autenticado: true,
    nova: 'luneta123',
    criada_em: '2020-01-01T00:00:00Z',
    publicado_em: null,
    ranking_oculto: true,
  };

  const fieldsOf = (operation: string) =>
    targets
      .filter((target) => target.operation.id === operation)
      .flatMap(({ body }) => Object.keys(body?.properties ?? {}));

  it('is refused in every place, and changes nothing', async () => {
    const before = await tables();
    const taken: string[] = [];
    let tried = 0;
    // A file has no fields.
    const writes = staffRequests(own).filter(({ method, arquivo }) => method !== 'GET' && !arquivo);
    for (const request of writes) {
      const declared = fieldsOf(request.operation);
      for (const [field, value] of Object.entries(extras)) {
        if (declared.includes(field)) continue;
        tried += 1;
        const { status } = await send(request, { [field]: value });
        if (status !== 400) taken.push(`${request.operation} with ${field}: ${status}`);
      }
      // A call without fields has nothing that its copy could bring in.
      if (Object.keys(request.body ?? {}).length === 0) continue;
      tried += 1;
      const { status } = await send({ ...request, body: { params: request.body } });
      if (status !== 400) taken.push(`${request.operation} in params alone: ${status}`);
    }
    process.stdout.write(`C12 staff pollution with effect ${taken.length} of ${tried}\n`);
    expect(taken).toEqual([]);
    expect(await tables()).toEqual(before);
  });
});

/**
 * The statements between an audit row and the commit of its transaction. The row holds the lock of the school's chain: whatever
 * stands behind it makes every other act of the school wait.
 */
function afterAudit(sent: readonly string[]): string[] {
  const row = sent.findLastIndex((text) => text.startsWith('insert into auditoria'));
  const rest = sent.slice(row + 1);
  const end = rest.findIndex((text) => text === 'commit');
  // A process of its own reports no transaction control.
  return row < 0 || end < 0 ? [] : rest.slice(0, end);
}

describe('C40 acts of staff', () => {
  const requests = [...sessionActs(own), ...staffRequests(own)];
  const acts = requests.filter(({ acao }) => acao !== undefined);

  /** The student whom an act is about, as person and as enrolment. */
  const aboutOf = ({ names, novaPessoa }: StaffRequest) => {
    if (names.includes('turma_aluno_id')) return { turma_aluno_id: own.turma_aluno_id, pessoa_id: world.pessoas.bruno };
    if (names.includes('boss_turma_aluno_id'))
      return { turma_aluno_id: own.boss_turma_aluno_id, pessoa_id: world.pessoas.ana };
    if (novaPessoa === true) return { pessoa_id: expect.any(Number) };
    if (names.includes('pessoa_id')) return { turma_aluno_id: null, pessoa_id: own.pessoa_id };
    return { turma_aluno_id: null, pessoa_id: null };
  };

  /** Passwords in the answers. */
  const secretsIn = (body: unknown): string[] =>
    [...JSON.stringify(body).matchAll(/"(?:nova_senha|senha_inicial)":"([^"]+)"/g)].flatMap(([, senha]) => senha ?? []);

  it('leave one row each, with both identities, the reason when one is required, and no secret', async () => {
    let rows = 0;
    const secrets: string[] = [];
    const behind: string[] = [];
    for (const request of acts) {
      await request.antes?.(t.db);
      const from = t.statements.all.length;
      const before = (await chainHead(school))?.ordem ?? 0;
      const answer = await send(request);
      expect({ operation: request.operation, ...answer }).toMatchObject({
        operation: request.operation,
        status: request.aceita ? 202 : 200,
      });
      behind.push(...afterAudit(t.statements.all.slice(from)).map((text) => `${request.operation}: ${text}`));
      const found = await actsAfter(school, before);
      expect(found.map(({ acao }) => acao)).toEqual([request.acao]);
      const [row] = found;
      const motivo: unknown = request.body?.['motivo'] ?? null;
      const about = aboutOf(request);
      expect(row).toMatchObject({
        ator_escola_id: 1,
        modo: null,
        motivo,
        ...about,
      });
      expect([row?.ator_id, row?.perfil_real]).not.toContain(null);
      secrets.push(...secretsIn(answer.body));
      rows += found.length;
    }
    expect(behind).toEqual([]);
    expect(secrets).toHaveLength(4);
    const trail = JSON.stringify(await actsAfter(school, 0));
    expect(secrets.filter((secret) => trail.includes(secret))).toEqual([]);
    expect((await verifyChain(school)).sound).toBe(true);
    process.stdout.write(`C40 audit rows of staff acts ${rows} of ${acts.length}\n`);
  });

  it('include every staff write, reset, export and view of the contract', () => {
    const wanted = [...roles].filter(([, { escrita }]) => escrita === 'gestao').map(([id]) => id);
    const named = new Set(acts.map(({ operation }) => operation));
    expect(wanted.filter((id) => !named.has(id))).toEqual([]);
    expect(wanted.length).toBeGreaterThanOrEqual(23);
    const writes = requests.filter(({ method }) => method !== 'GET');
    expect(writes.filter((request) => !acts.includes(request)).map(({ operation }) => operation)).toEqual([]);
  });

  it('leave no row when they are refused', async () => {
    const before = await chainHead(school);
    // The version of the course and of the settings has grown, so both calls are refused now.
    const again = acts.filter(({ operation }) =>
      ['setCursoPublicacao', 'updateConfiguracaoEscola', 'createCurso'].includes(operation),
    );
    const outcomes = [];
    for (const request of again) outcomes.push(outcome(await send(request)));
    expect(outcomes).toEqual(['409 versao_diferente', '409 curso_existente', '409 versao_diferente']);
    expect(await chainHead(school)).toEqual(before);
  });

  it('planted: an act whose row cannot be stored does not happen', async () => {
    const [aviso] = acts.filter(({ operation }) => operation === 'saveGestaoAviso');
    if (!aviso) throw new Error('no request');
    await t.db.query(`alter table auditoria add constraint parada check (acao <> 'aviso_salvo') not valid`);
    const before = await tables();
    expect((await send(aviso, { titulo: 'Outro título' })).status).toBe(500);
    expect(await tables()).toEqual(before);
    await t.db.query('alter table auditoria drop constraint parada');
    expect((await send(aviso, { titulo: 'Outro título' })).status).toBe(200);
    expect(await tables()).not.toEqual(before);
  });
});
