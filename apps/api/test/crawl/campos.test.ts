/** Decision 205: every 400 names the fields at fault, and says why in words for the person who filled them in. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, type Answer, type Client } from '../index.ts';
import { readTargets, schemaOf, type Schema, type Target } from '../security/support/from-contract.ts';
import { tables } from '../tables.ts';

type Campo = { campo: string; motivo: string; codigo: string; erro: string };

const t = await createTestApp();
afterAll(t.close);
await tables(t.db).execute(sql`update pessoa set conta_teste = true where nome = 'Bia Souza'`);

/** As many fields as a 400 names. */
const MAX_FIELDS = 50;

/** Who sends the calls, the first of them that may. */
const PEOPLE = [
  ['aluno', 'bia'],
  ['gestao_vida', 'vida.julia'],
  ['admin', 'admin.rui'],
  ['coordenador', 'coord.ines'],
  ['professor', 'prof.helena'],
] as const;
const clients = new Map<string, Client>();
for (const [perfil, login] of PEOPLE) clients.set(perfil, await t.signIn(login));

function callerOf({ operation }: Target): Client {
  if (operation.public) return t.anonymous;
  const [perfil] = PEOPLE.find(([one]) => operation.perfis.has(one)) ?? [];
  const client = clients.get(perfil ?? '');
  if (!client) throw new Error(`${operation.name}: nobody of this test may call it; add a person to PEOPLE`);
  return client;
}

/** A value that fits a part of an address, so that only the body is at fault. */
function fitting({ enum: options, type, format, pattern, minLength, minimum }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (options) return String(options[0]);
  if ([type].flat().includes('integer')) return String(Math.max(1, minimum ?? 1));
  return pattern === undefined ? 'x'.repeat(minLength ?? 1) : 'a'.repeat(Math.max(32, minLength ?? 0));
}

const addressOf = ({ operation, path }: Target): string =>
  operation.url.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    fitting(path.find((parameter) => parameter.name === name)?.schema ?? {}),
  );

/** What the contract names besides the `params` copy, which is dropped unread. */
const namesOf = (body: Schema | null): string[] =>
  Object.keys(body?.properties ?? {}).filter((name) => name !== 'params');

/** A value of a kind that the field does not take. */
const wrong = (node: unknown): unknown => ([schemaOf(node).type].flat().includes('object') ? 7 : {});

const camposOf = ({ body }: Answer): Campo[] => Reflect.get(Object(body), 'campos');
const rootsOf = (answer: Answer): string[] => [
  ...new Set(camposOf(answer).map(({ campo }) => campo.split('.')[0] ?? '')),
];

/** A sentence in Portuguese that names no rule of the validator. */
const SENTENCE = /^(?:Deve|Preencha|Este|Tem|Informe|Escolha|Esta|Veio|Não) .+\.$/u;
const ENGLISH = /\b(?:must|should|property|properties|required|match|format|pattern|schema|string|object|array)\b/u;

const withBody = readTargets().filter(({ operation, body }) => operation.takesBody && body !== null);

describe('D 205: a body that the contract refuses', () => {
  it('is refused by many operations', () => expect(withBody.length).toBeGreaterThan(60));

  it.each(withBody.map((target) => [target.operation.name, target] as const))('%s', async (_name, target) => {
    const send = (body: object) =>
      callerOf(target).send({
        method: target.operation.method,
        url: addressOf(target),
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    const unknown = await send({ campo_inventado: 1 });
    expect(unknown.status).toBe(400);
    const motivo = 'Este campo não existe.';
    expect(camposOf(unknown)).toContainEqual({
      campo: 'campo_inventado',
      motivo,
      codigo: 'desconhecido',
      erro: motivo,
    });

    // Every field of the contract wrong at once, with an unknown one so that nothing is ever written.
    const names = namesOf(target.body);
    const values = Object.fromEntries(names.map((name) => [name, wrong(target.body?.properties?.[name])]));
    const all = await send({ ...values, campo_inventado: 1 });
    expect(all.status).toBe(400);
    const everyName = [...names, 'campo_inventado'].toSorted();
    expect(names.length < MAX_FIELDS ? rootsOf(all).toSorted() : everyName).toEqual(everyName);

    const unclear = [...camposOf(unknown), ...camposOf(all)].filter(
      ({ motivo, codigo, erro }) =>
        !SENTENCE.test(motivo) || ENGLISH.test(motivo) || erro !== motivo || codigo === 'invalido',
    );
    expect(unclear).toEqual([]);
  });
});

describe('D 205: an address that the contract refuses', () => {
  const asked = readTargets().flatMap((target) =>
    target.query
      .filter(({ name, schema }) => name !== 'turma_aluno_id' && [schema.type].flat().includes('integer'))
      .map(({ name }) => [`${target.operation.name} ${name}`, target, name] as const),
  );

  it.each(asked)('%s', async (_name, target, name) => {
    const answer = await callerOf(target).send({
      method: target.operation.method,
      url: `${addressOf(target)}?${name}=abc`,
      ...(target.operation.uploadBytes !== null && {
        headers: { 'content-type': 'application/octet-stream' },
        payload: 'x',
      }),
    });
    expect(answer.status).toBe(400);
    const motivo = 'Deve ser um número inteiro.';
    expect(camposOf(answer)).toContainEqual({ campo: name, motivo, codigo: 'tipo', erro: motivo });
  });
});
