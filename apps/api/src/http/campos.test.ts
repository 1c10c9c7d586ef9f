/** Decision 205: what each refusal of the contract says to a person. */
import { connect } from 'node:net';

import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA } from '../../test/index.ts';
import { camposOf } from './campos.ts';
import { loadDocument } from './contract.ts';
import { validatorCompiler } from './validation.ts';

const check = (schema: object, value: unknown) => {
  const validate = validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' });
  const result: unknown = validate(value);
  return Reflect.get(Object(Reflect.get(Object(result), 'error')), 'campos');
};
const field = (schema: object) => ({
  type: 'object',
  required: ['a'],
  properties: { a: schema },
  additionalProperties: false,
});

describe('D 205: the motive of a field', () => {
  it.each([
    ['missing', { type: 'string' }, {}, 'Preencha este campo.', 'obrigatorio'],
    ['empty', { type: 'string', minLength: 1 }, { a: '' }, 'Preencha este campo.', 'obrigatorio'],
    ['too short', { type: 'string', minLength: 6 }, { a: 'abc' }, 'Deve ter pelo menos 6 caracteres.', 'curto'],
    ['too long', { type: 'string', maxLength: 1 }, { a: 'abc' }, 'Deve ter no máximo 1 caractere.', 'longo'],
    ['of another kind', { type: ['integer', 'null'] }, { a: '1' }, 'Deve ser um número inteiro.', 'tipo'],
    ['too small', { type: 'integer', minimum: 1 }, { a: 0 }, 'Deve ser no mínimo 1.', 'minimo'],
    ['too large', { type: 'number', maximum: 10 }, { a: 11 }, 'Deve ser no máximo 10.', 'maximo'],
    [
      'none of the options',
      { enum: ['online', 'papel', null] },
      { a: 'x' },
      'Deve ser um destes: online, papel.',
      'opcao',
    ],
    ['too few', { type: 'array', minItems: 1 }, { a: [] }, 'Deve ter pelo menos 1 item.', 'poucos_itens'],
    ['too many', { type: 'array', maxItems: 2 }, { a: [1, 2, 3] }, 'Deve ter no máximo 2 itens.', 'muitos_itens'],
    [
      'an hour of another kind',
      { type: 'string', format: 'date-time' },
      { a: '25h' },
      'Deve ser uma data com hora e fuso, como 2026-11-22T13:00:00-03:00.',
      'formato',
    ],
    ['not https', { type: 'string', pattern: '^https://' }, { a: 'ftp' }, 'Deve começar com https://.', 'formato'],
    [
      'of an unknown pattern',
      { type: 'string', pattern: '^z$' },
      { a: 'y' },
      'Tem um formato que não é aceito.',
      'formato',
    ],
    ['one constant', { const: 'sim' }, { a: 'não' }, 'Deve ser sim.', 'opcao'],
    ['not above', { type: 'number', exclusiveMinimum: 0 }, { a: 0 }, 'Deve ser maior que 0.', 'minimo'],
    ['not below', { type: 'number', exclusiveMaximum: 9 }, { a: 9 }, 'Deve ser menor que 9.', 'maximo'],
    ['no multiple', { type: 'number', multipleOf: 5 }, { a: 7 }, 'Deve ser um múltiplo de 5.', 'multiplo'],
    ['repeated', { type: 'array', uniqueItems: true }, { a: [1, 1] }, 'Tem itens repetidos.', 'repetido'],
    [
      'without a field',
      { type: 'object', minProperties: 1 },
      { a: {} },
      'Preencha pelo menos 1 campo.',
      'poucos_campos',
    ],
    [
      'with too many fields',
      { type: 'object', maxProperties: 1 },
      { a: { b: 1, c: 1 } },
      'Deve ter no máximo 1 campo.',
      'muitos_campos',
    ],
    ['of a keyword without a sentence', { not: {} }, { a: 1 }, 'Este valor não é aceito.', 'invalido'],
  ])('%s', (_name, schema, value, motivo, codigo) => {
    expect(check(field(schema), value)).toEqual([{ campo: 'a', motivo, codigo }]);
  });

  it('names every field at fault, by its path, each once', () => {
    const schema = field({ type: 'array', items: field({ type: 'string', minLength: 2, pattern: '^b' }) });
    expect(check(schema, { a: [{ a: 'bb' }, { a: 'x' }, {}], z: 1 })).toEqual([
      { campo: 'z', motivo: 'Este campo não existe.', codigo: 'desconhecido' },
      { campo: 'a.1.a', motivo: 'Deve ter pelo menos 2 caracteres.', codigo: 'curto' },
      { campo: 'a.2.a', motivo: 'Preencha este campo.', codigo: 'obrigatorio' },
    ]);
  });

  it('names at most 50, and cuts a long name', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`${i}`.repeat(400), 1]));
    const campos: { campo: string }[] = camposOf(
      Object.keys(many).map((additionalProperty) => ({
        keyword: 'additionalProperties',
        instancePath: '',
        schemaPath: '#',
        params: { additionalProperty },
      })),
      'corpo',
    );
    expect([campos.length, Math.max(...campos.map(({ campo }) => campo.length))]).toEqual([50, 200]);
  });
});

/** Every keyword of the schemas that callers must follow: of bodies, and of what stands in an address. */
function usedKeywords(): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (KEYWORDS.has(key)) found.add(key);
      if (key !== 'examples' && key !== 'responses' && key !== 'enum') walk(value);
    }
  };
  walk(loadDocument().paths);
  walk(loadDocument().components);
  return found;
}
const KEYWORDS = new Set(
  `required additionalProperties unevaluatedProperties type enum const minLength maxLength minimum maximum exclusiveMinimum
   exclusiveMaximum multipleOf minItems maxItems uniqueItems contains minProperties maxProperties propertyNames
   dependentRequired not format pattern`.split(/\s+/),
);

it('D 205: every keyword of the contract has a code and a sentence of its own', () => {
  const without = [...usedKeywords()].filter((keyword) => {
    const params = { type: 'string', limit: 2, allowedValues: ['a'], allowedValue: 'a', format: 'date', pattern: '^b' };
    const [campo] = camposOf([{ keyword, instancePath: '/a', schemaPath: '#', params }], 'corpo');
    return campo?.codigo === 'invalido' || campo?.motivo === 'Este valor não é aceito.';
  });
  expect(without).toEqual([]);
});

describe('D 205: a call that cannot be read', async () => {
  const { app, anonymous, close } = await createTestApp();
  afterAll(close);
  const JSON_TYPE = { 'content-type': 'application/json' };
  const post = (payload: string) =>
    anonymous.send({ method: 'POST', url: '/api/v2/login/', payload, headers: JSON_TYPE });

  it.each([
    ['broken JSON', '{"user":', 'corpo'],
    ['a list', '[]', 'corpo'],
    ['40 levels', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 'corpo'],
    ['nothing', '', 'user'],
    ['a number for a name', JSON.stringify({ user: { login: 3, password: SENHA } }), 'user.login'],
  ])('%s', async (_name, payload, campo) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { campos: [{ campo }] } });
  });

  it.each([
    ['a key twice', '/api/saude?a=1&a=2', 'a'],
    ['an address that cannot be decoded', '/api/v2/%E0%A4%A', 'endereco'],
  ])('%s', async (_name, url, campo) => {
    expect(await anonymous.get(url)).toMatchObject({
      status: 400,
      body: { codigo: 'pedido_invalido', campos: [{ campo }] },
    });
  });

  it('what is no HTTP', async () => {
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('isto não é HTTP\r\n\r\n'));
      let text = '';
      socket.on('data', (bytes) => (text += bytes.toString('utf8')));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /u);
    expect(JSON.parse(body)).toMatchObject({ codigo: 'pedido_invalido', campos: [{ campo: 'pedido' }] });
  });
});
