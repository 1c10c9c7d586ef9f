/** C12: duplicate fields and fields outside the contract have no effect. */
import { afterAll, describe, expect, it } from 'vitest';

import { checksums } from '../checksums.ts';
import { loadDocument, readOperations } from '../../src/http/contract.ts';
import type { Client } from '../index.ts';
import { fourClasses } from './support/four-classes.ts';
import { probe } from './support/probe.ts';
import { pupilRequests, type Named } from './support/requests.ts';

const { t, salas } = await fourClasses();
afterAll(t.close);

const [neighbour, own] = salas;
if (!neighbour || !own) throw new Error('no class');
const { client, running } = own;

const extras = {
  perfil: 'admin',
  perfil_real: 'gestao_vida',
  modo: 'aluno',
  escola_id: 2,
  pessoa_id: 1,
  turma_aluno_id: neighbour.running.turma_aluno_id,
  qtde_moedas: 999,
  acertou: true,
  gabarito: 'A',
  nota: 10,
  versao: 1,
  criada_em: '2020-01-01T00:00:00Z',
  prazo_em: '2030-01-01T00:00:00Z',
  conta_teste: true,
} as const;

const rest: Named[] = [
  {
    operation: 'createTransferencia',
    method: 'POST',
    path: 'sessao/transferencias',
    body: { destino: 'student-v2' },
    names: [],
  },
  { operation: 'saveRespostaPesquisa', method: 'POST', path: 'pesquisa/resposta', body: { nota: 1 }, names: [] },
  { operation: 'logout', method: 'POST', path: 'logout', body: {}, names: [] },
];
const writes = [...pupilRequests(running).filter(({ method }) => method === 'POST'), ...rest];
const asStaff: Named[] = [
  {
    operation: 'createContexto',
    method: 'POST',
    path: 'sessao/contexto',
    body: { turma_aluno_id: running.turma_aluno_id, modo: 'professor' },
    names: [],
  },
];

const post = (by: Client, { path }: Named, body: object) => by.post(`/api/v2/${path}`, body);
let tried = 0;
let effects = 0;

/** Fields outside the contract that were accepted. */
async function taken(by: Client, request: Named): Promise<string[]> {
  const found: string[] = [];
  for (const [field, value] of Object.entries(extras)) {
    if (Object.hasOwn(request.body ?? {}, field)) continue;
    const { status } = await post(by, request, { ...request.body, [field]: value });
    tried += 1;
    if (status !== 400) found.push(`${request.operation} with ${field}: ${status}`);
  }
  return found;
}

async function storedAnswer(): Promise<unknown> {
  const { rows } = await t.db.query('select item_resposta, seq from resposta where avaliacao_item_id = $1', [
    running.item_id,
  ]);
  return rows;
}

describe('C12 pollution', () => {
  it('no write accepts a field that is not in its contract', async () => {
    const staff = await t.signIn('vida.julia');
    const before = await checksums(t.db);
    const found = [];
    for (const request of writes) found.push(...(await taken(client, request)));
    for (const request of asStaff) found.push(...(await taken(staff, request)));
    effects += found.length;
    expect(found).toEqual([]);
    expect(await checksums(t.db)).toEqual(before);
  });

  it('the copy in params is ignored: the value at the top level counts', async () => {
    const save = writes.find(({ operation }) => operation === 'saveResposta');
    if (!save) throw new Error('no write');
    const params = { item_resposta: 5, seq: 1_000, turma_aluno_id: 1, turma_avaliacao_questao_resposta_id: 1 };
    const { status } = await post(client, save, { ...save.body, item_resposta: 3, seq: 50, params });
    tried += 1;
    expect(status).toBe(200);
    expect(await storedAnswer()).toEqual([{ item_resposta: 3, seq: 50 }]);
  });

  it('params alone do not complete a request', async () => {
    for (const request of writes.filter(({ body }) => Object.keys(body ?? {}).length > 0)) {
      tried += 1;
      expect([request.operation, (await post(client, request, { params: request.body })).status]).toEqual([
        request.operation,
        400,
      ]);
    }
  });

  it('every call refuses a repeated key in the address, public calls too', async () => {
    const before = await checksums(t.db);
    const found = [];
    for (const operation of readOperations(loadDocument())) {
      for (const query of ['turma_aluno_id=4&turma_aluno_id=1', 'x=1&x=2', 'seq=1&turma_aluno_id=4&turma_aluno_id=4']) {
        const { status } = await probe(client, operation, { name: 'repeated', query });
        tried += 1;
        if (status !== 400) found.push(`${operation.name}?${query}: ${status}`);
      }
    }
    effects += found.length;
    expect(found).toEqual([]);
    expect(await checksums(t.db)).toEqual(before);
  });

  it('keys that only look like turma_aluno_id select no student', async () => {
    for (const query of ['turma_aluno_id[]=1', 'TURMA_ALUNO_ID=1', 'turma_aluno_id%00=1', 'turma-aluno-id=1']) {
      const answer = await client.get(`/api/v2/sessao?${query}`);
      tried += 1;
      const chosen: unknown = Reflect.get(Object(answer.body), 'turma_aluno_id');
      expect([running.turma_aluno_id, undefined]).toContain(chosen);
      expect([200, 400]).toContain(answer.status);
    }
  });

  it('planted: a field in the contract is reported as accepted', async () => {
    const save = writes.find(({ operation }) => operation === 'saveResposta');
    if (!save) throw new Error('no write');
    const before = await checksums(t.db);
    const { status } = await post(client, save, { ...save.body, seq: 60, respondida_em: '2026-11-21T12:30:00Z' });
    expect(status).toBe(200);
    expect(await checksums(t.db)).not.toEqual(before);
    process.stdout.write(`C12 pollution with effect ${effects} of ${tried}\n`);
    expect(effects).toBe(0);
  });
});
