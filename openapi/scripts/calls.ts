/**
 * Compares the tables of CALLS.md with the bundled document: each listed call is in the contract with the listed
 * details. It cannot know whether the list itself is complete.
 */
import { isRecord, SourceError, text } from './source.ts';
import type { JsonRecord } from './source.ts';
import { jsonContent, list, operations, record, resolve, walkSchema } from './walk.ts';
import type { Operation } from './walk.ts';

/** One row of a table. `query` and `fields` are the names it mentions. */
export type Call = {
  /** The file of the table, for messages. */
  readonly file: string;
  readonly section: string;
  readonly additive: boolean;
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly id: string;
  readonly fields: readonly string[];
};

const HEADING = /^(#{2,3}) (.+)$/u;
const BASE = /^Base: `([^`]+)`/u;
const ROW = /^\| (GET|POST|PUT|PATCH|DELETE) \| ([^ |]+) \| `(\w+)` \| ([^|]+) \|$/u;
const LAYOUT = /^\|(-+\|)+$|^\| Method \|/u;

function callOf([, method = '', address = '', id = '', notes = '']: readonly string[]): Omit<
  Call,
  'file' | 'section' | 'additive'
> {
  const [path = '', query = ''] = address.split('?');
  return {
    method: method.toLowerCase(),
    path,
    query: query === '' ? [] : query.split('&'),
    id,
    fields: [...notes.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
  };
}

/** @throws when a table line cannot be read, or stands before its section's base. */
export function readCalls(markdown: string, file = 'CALLS.md'): Call[] {
  let section = '';
  let base = '';
  let additive = false;
  return markdown.split('\n').flatMap((line): Call[] => {
    const [, level, title = ''] = HEADING.exec(line) ?? [];
    if (level === '##') [section, base] = [title, ''];
    if (level === '###') additive = title.startsWith('Additive');
    base = BASE.exec(line)?.[1] ?? base;
    if (!line.startsWith('|') || LAYOUT.test(line)) return [];
    const row = ROW.exec(line);
    if (!row || base === '')
      throw new SourceError([`openapi/${file}: cannot read ${base === '' ? 'before its base: ' : ''}${line}`]);
    const call = callOf(row);
    return [{ ...call, file, section, additive, path: `${base}/${call.path}` }];
  });
}

/** Names of parameters, and of fields anywhere in the body and the answer. */
function namesOf(document: JsonRecord, { operation, item }: Operation): { query: Set<string>; fields: Set<string> } {
  const parameters = [...list(item['parameters']), ...list(operation['parameters'])].map((part) =>
    resolve(document, part),
  );
  const query = parameters.filter((part) => part['in'] === 'query').map((part) => text(part['name']));
  const fields = new Set(parameters.map((part) => text(part['name'])));
  for (const part of [operation['requestBody'], record(operation['responses'])['200']]) {
    walkSchema(document, jsonContent(document, part)?.['schema'], '', (schema) => {
      if (isRecord(schema['properties'])) for (const name of Object.keys(schema['properties'])) fields.add(name);
    });
  }
  return { query: new Set(query), fields };
}

function wrongIn(document: JsonRecord, call: Call, known: readonly Operation[]): string[] {
  const found = known.find(({ method, path }) => method === call.method && path === call.path);
  if (!found) return ['is not in the contract'];
  if (found.id !== call.id) return [`is ${found.id}, not ${call.id}`];
  const { query, fields } = namesOf(document, found);
  const extension = found.operation['x-extension'] === true;
  return [
    ...(extension === call.additive ? [] : [`stands under the wrong heading`]),
    ...call.query.filter((name) => !query.has(name)).map((name) => `has no query ${name}`),
    ...call.fields.filter((name) => !fields.has(name)).map((name) => `has no field ${name}`),
  ];
}

/** Everything wrong with the tables; each line names the call. Empty when they are true. */
export function checkCalls(document: JsonRecord, calls: readonly Call[]): string[] {
  const known = operations(document);
  const name = ({ method, path, query }: Call): string =>
    `${method.toUpperCase()} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const repeated = calls.filter((call, index) => {
    const same = (other: Call): boolean => other.section === call.section && name(other) === name(call);
    return calls.findIndex(same) !== index;
  });
  const v2 = new Set(known.filter(({ path }) => path.startsWith('/api/v2/')).map(({ id }) => id));
  const onlyV1 = known.filter(({ id, path }) => path.startsWith('/api/v1/') && !v2.has(id.replace(/_v1$/u, '')));
  return [
    ...calls.flatMap((call) =>
      wrongIn(document, call, known).map((problem) => `openapi/${call.file}: ${name(call)} ${problem}`),
    ),
    ...repeated.map((call) => `openapi/${call.file}: ${name(call)} stands twice in ${call.section}`),
    ...onlyV1
      .filter(({ id }) => !calls.some((call) => call.id === id))
      .map(({ id }) => `${id}: add a row to openapi/CALLS.md`),
  ];
}

/**
 * Everything wrong with both files: rows that are not true, and operations without a row.
 * @throws SourceError when a line of a table cannot be read.
 */
export function checkCallFiles(document: JsonRecord, callsMd: string, callsV2Md: string): string[] {
  const rows = readCalls(callsV2Md, 'CALLS-v2.md');
  const listed = new Set(rows.map(({ id }) => id));
  const missing = operations(document).filter(({ id, path }) => !path.startsWith('/api/v1/') && !listed.has(id));
  return [
    ...checkCalls(document, [...readCalls(callsMd), ...rows]),
    ...missing.map(({ id }) => `${id}: add a row to openapi/CALLS-v2.md`),
  ];
}
