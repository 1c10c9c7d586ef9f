/**
 * Makes requests from the OpenAPI document with fast-check: valid ones and wild ones. The fuzz (C31) and the malicious values
 * (C32) read the contract through it. It knows no operation by name. Tests only.
 */
import * as fc from 'fast-check';

import { loadDocument, readOperations, type Operation } from '../../../src/http/contract.ts';

/** The parts of JSON Schema that the contract uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly 'x-texto'?: boolean;
};
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
};
export type Target = {
  readonly operation: Operation;
  readonly path: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly body: Schema | null;
};
export type Made = { readonly path: Readonly<Record<string, string>>; readonly query: string; readonly body: unknown };

const document: object = loadDocument();

const get = (from: unknown, key: string): unknown => Reflect.get(Object(from), key);

/** The target of a reference, by its path in the document. */
function follow(node: unknown): unknown {
  const ref = get(node, '$ref');
  if (typeof ref !== 'string') return node;
  let found: unknown = document;
  for (const part of ref.slice(2).split('/')) found = get(found, part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return follow(found);
}

/** A node of the document, typed as a schema. */
export const schemaOf = (node: unknown): Schema => Object(follow(node));

function parametersOf(...lists: unknown[]): Parameter[] {
  return lists
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .map((node) => {
      const found = follow(node);
      const required = get(found, 'required') === true;
      return {
        name: String(get(found, 'name')),
        in: String(get(found, 'in')),
        required,
        schema: schemaOf(get(found, 'schema')),
      };
    });
}

/** Every operation of the contract with its parameters and the schema of its body. */
export function readTargets(): readonly Target[] {
  return readOperations(loadDocument()).map((operation) => {
    const item = get(get(document, 'paths'), operation.url);
    const own = get(item, operation.method);
    const parameters = parametersOf(get(item, 'parameters'), get(own, 'parameters'));
    const content = get(get(follow(get(own, 'requestBody')), 'content'), 'application/json');
    return {
      operation,
      path: parameters.filter(({ in: place }) => place === 'path'),
      query: parameters.filter(({ in: place }) => place === 'query'),
      body: content === undefined ? null : schemaOf(get(content, 'schema')),
    };
  });
}

/** Ids of the test data and a few that do not exist: only 404 answers would prove little. */
const ids = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(999_999, 2_147_483_647) },
);

function integers({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum ?? -9, -2_147_483_648), Math.min(maximum ?? 2_147_483_647, 2_147_483_647)];
  const edges = fc.constantFrom(min, max);
  const small = ids.map((id) => Math.min(max, Math.max(min, id)));
  return fc.oneof({ weight: 6, arbitrary: small }, { weight: 1, arbitrary: edges });
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc.constantFrom(
    '2026-11-21T12:00:00Z',
    '2026-11-21T09:30:00-03:00',
    '0001-01-01T00:00:00Z',
    '9998-12-31T23:59:59Z',
    '9999-12-31T23:59:59Z',
  ),
  date: fc.constantFrom('2026-11-21', '0001-01-01', '9999-12-31'),
  email: fc.constantFrom('a@b.br', 'bia@exemplo.br'),
  uuid: fc.uuid(),
  uri: fc.constant('https://exemplo.br/a'),
};

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return known;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  const range = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) };
  const longest = fc.constant('x'.repeat(Math.min(maxLength, 20_000)));
  return fc.oneof(
    { weight: 5, arbitrary: fc.string({ ...range, unit: 'grapheme' }) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom('ana', 'Luneta 1', '<b>x</b>', "'; --")
        .filter((text) => text.length >= minLength && text.length <= maxLength),
    },
    { weight: 1, arbitrary: longest },
  );
}

/** Useful values for a parameter or field, by its name. A parameter without any is left out. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>;

/** Values that the schema allows. The server may refuse some for other rules, which is a valid answer too. */
export function allowed(node: unknown, depth = 0, known: Known = {}): fc.Arbitrary<unknown> {
  const schema = schemaOf(node);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return fc.oneof(...variants.map((one) => allowed(one, depth, known)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((one) => allowed(one, depth, known)))
      .map((parts) => Object.assign({}, ...parts));
  const types =
    typeof schema.type === 'string' ? [schema.type] : (schema.type ?? (schema.properties ? ['object'] : []));
  return fc.oneof(...(types.length > 0 ? types : ['null']).map((type) => ofType(type, schema, depth, known)));
}

function ofType(type: string, schema: Schema, depth: number, known: Known): fc.Arbitrary<unknown> {
  if (type === 'integer') return integers(schema);
  if (type === 'number') return fc.oneof(integers(schema), fc.constant(0.5));
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return texts(schema);
  if (type === 'array') {
    const maxLength = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4));
    return depth > 5
      ? fc.constant([])
      : fc.array(allowed(schema.items, depth + 1, known), { minLength: schema.minItems ?? 0, maxLength });
  }
  if (type !== 'object') return fc.constant(null);
  const valueOf = (name: string, own: Schema) => {
    const made = allowed(own, depth + 1, known);
    const leading = known[name] ?? [];
    return leading.length === 0
      ? made
      : fc.oneof({ weight: 5, arbitrary: fc.constantFrom<unknown[]>(...leading) }, { weight: 1, arbitrary: made });
  };
  const fields = Object.entries(schema.properties ?? {}).map(([name, own]) => [name, valueOf(name, own)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
}

/** Any JSON value, and some values that often break databases or parsers. */
export const wild: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown[]>(
    '\u0000',
    'a\u0000b',
    '\ud800',
    99_999_999_999,
    1.5,
    -1,
    true,
    [3],
    1e308,
    '',
    ' ',
    {},
    [],
    null,
    'x'.repeat(5_000),
  ),
);

/** `value` with one field at any depth replaced. */
function damage(value: unknown, at: number, by: unknown): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return by;
  const inner = damage(get(value, key), Math.floor(at / 2), by);
  return Array.isArray(value)
    ? value.map((one, n) => (String(n) === key ? inner : one))
    : { ...Object(value), [key]: inner };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** A lone surrogate has no encoding: it is sent as the three bytes that a careless client sends. */
export const encode = (text: string): string =>
  text
    .split('')
    .map((char) => (/[\ud800-\udfff]/.test(char) ? '%ED%A0%80' : encodeURIComponent(char)))
    .join('');

const record = (
  parameters: readonly Parameter[],
  values: (parameter: Parameter) => fc.Arbitrary<unknown>,
  all: boolean,
) =>
  fc.record(Object.fromEntries(parameters.map((own) => [own.name, values(own)])), {
    requiredKeys: parameters.filter(({ required }) => all || required).map(({ name }) => name),
  });

/** Requests of one operation: three of four follow the contract, one has a wild value somewhere. */
export function requests({ path, query, body }: Target, known: Known = {}): fc.Arbitrary<Made> {
  const any = ({ name, schema }: Parameter) =>
    fc.oneof(
      { weight: 12, arbitrary: known[name]?.length ? fc.constantFrom<unknown[]>(...known[name]) : allowed(schema) },
      { weight: 1, arbitrary: wild },
    );
  const leading = query.filter(({ name }) => known[name]?.length !== 0);
  const good = body === null ? fc.constant(undefined) : allowed(body, 0, known);
  const bodies = fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 1, arbitrary: fc.tuple(good, fc.nat(30), wild).map(([value, at, by]) => damage(value, at, by)) },
  );
  return fc.tuple(record(path, any, true), record(leading, any, false), bodies).map(([places, asked, sent]) => ({
    path: Object.fromEntries(Object.entries(places).map(([name, value]) => [name, encode(asText(value)) || '0'])),
    query: Object.entries(asked)
      .map(([name, value]) => `${name}=${encode(asText(value))}`)
      .join('&'),
    body: sent,
  }));
}

/** Address and body in the form they are sent. */
export function toSend({ operation }: Target, { path, query, body }: Made) {
  const url = operation.url.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '1');
  return {
    method: operation.method,
    url: query === '' ? url : `${url}?${query}`,
    ...(operation.method !== 'get' && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body ?? {}),
    }),
  } as const;
}
