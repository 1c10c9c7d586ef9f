/**
 * C10, C12 and C40 for the calls of staff: ids of other schools and classes open nothing, what is sent besides the
 * contract has no effect, and every act leaves one row with both identities.
 */
import { afterAll, describe, expect, it } from 'vitest';

import { checksums } from '../cli/checksums.ts';
import { chainHead, verifyChain } from '../data/auditoria.ts';
import { tenant } from '../data/tenant.ts';
import { addCurso, addTopic } from '../modules/base_conhecimentos/testing/curso-fixture.ts';
import { createExam } from '../modules/central_avaliacoes/testing/exam-fixture.ts';
import { actsAfter, outcome } from '../modules/gestao/testing/staff.ts';
import { createTestApp, world, type Answer, type Client } from '../testing/index.ts';
import { staffRequests, type StaffIds, type StaffRequest } from './testing/staff-requests.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);

async function idsOf(escola_id: 1 | 2, turma_id: number, turma_aluno_id: number): Promise<StaffIds> {
  const escola = tenant(t.db, escola_id);
  const janelas: [string, string][] = [['2026-11-21T08:00:00Z', '2026-11-21T09:00:00Z']];
  const exam = await createExam(t.db, { escola_id, turmas: [{ turma_id, janelas }], dias: [{ itens: [{}] }] });
  return {
    escola_id,
    turma_id,
    turma_aluno_id,
    base_conhecimento_id: (await addCurso(escola)).id,
    objeto_conhecimento_id: (await addTopic(escola)).objeto_conhecimento_id,
    banco_questao_id: exam.itens[0]?.questao_id ?? 0,
  };
}

/** Class 2 of the first school, which every profile of these calls reaches, and class 4 of the second. */
const own = await idsOf(1, world.turmaV2, world.alunos.bruno);
const strange = await idsOf(2, 4, world.alunos.zeca);
const clients = new Map<string, Client>();
for (const login of ['vida.julia', 'dir.otto', 'admin.rui', 'prof.helena']) clients.set(login, await t.signIn(login));

function send({ method, path, body, login }: StaffRequest, extra: object = {}): Promise<Answer> {
  const client = clients.get(login);
  if (!client) throw new Error(`nobody signed in as ${login}`);
  const headers = { 'content-type': 'application/json' };
  const payload = method === 'GET' ? {} : { payload: JSON.stringify({ ...body, ...extra }), headers };
  return client.send({ method, url: `/api/v2/${path}`, ...payload });
}

/** Every table but those that the calls' own sessions touch. */
const tables = async () => ({ ...(await checksums(t.db)), sessao: '' });

describe('C10 ids of another school in the calls of staff', () => {
  const foreign = staffRequests(own).flatMap(({ names }, index) =>
    names.map((name) => ({ name, request: staffRequests({ ...own, [name]: strange[name] })[index] })),
  );

  it.each(foreign.map(({ name, request }) => [request?.operation, name, request] as const))(
    '%s with another %s answers 404 and changes nothing',
    async (_operation, _name, request) => {
      if (!request) throw new Error('no request');
      const before = await tables();
      expect((await send(request)).status).toBe(404);
      expect(await tables()).toEqual(before);
    },
  );

  it('ids of another class in the calls of a teacher: the same', async () => {
    const neighbour = { ...own, turma_id: world.turmaV1, turma_aluno_id: world.alunos.ana };
    const requests = staffRequests(neighbour).filter(({ login }) => login === 'prof.helena');
    expect(requests.map(({ operation }) => operation)).toEqual(['getTurmaOpcoes', 'setTurmaOpcoes', 'setRankingAluno']);
    const before = await tables();
    for (const request of requests) expect((await send(request)).status).toBe(404);
    expect(await tables()).toEqual(before);
  });
});

describe('C12 what is sent besides the contract', () => {
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

  it('is refused field by field, and changes nothing', async () => {
    const before = await tables();
    const taken: string[] = [];
    let tried = 0;
    for (const request of staffRequests(own).filter(({ method }) => method !== 'GET')) {
      for (const [field, value] of Object.entries(extras)) {
        tried += 1;
        const { status } = await send(request, { [field]: value });
        if (status !== 400) taken.push(`${request.operation} with ${field}: ${status}`);
      }
      tried += 1;
      const { status } = await send({ ...request, body: { params: request.body } });
      if (status !== 400) taken.push(`${request.operation} in params alone: ${status}`);
    }
    process.stdout.write(`C12 staff pollution with effect ${taken.length} of ${tried}\n`);
    expect(taken).toEqual([]);
    expect(await tables()).toEqual(before);
  });
});

describe('C40 acts of staff', () => {
  const requests = staffRequests(own);
  const acts = requests.filter(({ acao }) => acao !== undefined);

  it('leave one row each, with both identities, the reason where one is asked, and no secret', async () => {
    let rows = 0;
    const secrets: string[] = [];
    for (const request of acts) {
      const before = (await chainHead(school))?.ordem ?? 0;
      const answer = await send(request);
      expect([request.operation, outcome(answer)]).toEqual([request.operation, '200']);
      const found = await actsAfter(school, before);
      expect(found.map(({ acao }) => acao)).toEqual([request.acao]);
      const [row] = found;
      const motivo: unknown = request.body?.['motivo'] ?? null;
      const about = request.names.includes('turma_aluno_id');
      expect(row).toMatchObject({
        ator_escola_id: 1,
        modo: null,
        motivo,
        turma_aluno_id: about ? own.turma_aluno_id : null,
        pessoa_id: about ? world.pessoas.bruno : null,
      });
      expect([row?.ator_id, row?.perfil_real]).not.toContain(null);
      const told: unknown = Reflect.get(Object(answer.body), 'senhas')?.[0]?.nova_senha;
      secrets.push(...(typeof told === 'string' ? [told] : []));
      rows += found.length;
    }
    expect(secrets).toHaveLength(1);
    const trail = JSON.stringify(await actsAfter(school, 0));
    expect(secrets.filter((secret) => trail.includes(secret))).toEqual([]);
    expect((await verifyChain(school)).sound).toBe(true);
    process.stdout.write(`C40 audit rows of staff acts ${rows} of ${acts.length}\n`);
  });

  it('every write of the list is among them', () => {
    const writes = requests.filter(({ method }) => method !== 'GET');
    expect(writes.filter((request) => !acts.includes(request)).map(({ operation }) => operation)).toEqual([]);
  });

  it('refused ones leave none', async () => {
    const before = await chainHead(school);
    // The number of the course and of the settings has grown: both are refused now.
    const again = acts.filter(({ operation }) =>
      ['setCursoPublicacao', 'updateConfiguracaoEscola', 'createCurso'].includes(operation),
    );
    const outcomes = [];
    for (const request of again) outcomes.push(outcome(await send(request)));
    expect(outcomes).toEqual(['409 versao_diferente', '409 curso_existente', '409 versao_diferente']);
    expect(await chainHead(school)).toEqual(before);
  });

  it('planted: an act whose row cannot be kept does not happen', async () => {
    const [aviso] = acts.filter(({ operation }) => operation === 'saveGestaoAviso');
    if (!aviso) throw new Error('no request');
    await t.db.$client.query(`alter table auditoria add constraint parada check (acao <> 'aviso_salvo') not valid`);
    const before = await tables();
    expect((await send(aviso, { titulo: 'Outro título' })).status).toBe(500);
    expect(await tables()).toEqual(before);
    await t.db.$client.query('alter table auditoria drop constraint parada');
    expect((await send(aviso, { titulo: 'Outro título' })).status).toBe(200);
    expect(await tables()).not.toEqual(before);
  });
});
