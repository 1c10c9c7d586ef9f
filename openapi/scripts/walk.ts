/** Helpers to traverse a bundled document: operations, references, schemas. */
import { METHODS } from './conventions.ts';
import { isRecord, text } from './source.ts';
import type { Json, JsonRecord } from './source.ts';

export type Operation = { id: string; method: string; path: string; operation: JsonRecord; item: JsonRecord };

/** Value as a record; an empty one when it is something else. */
export function record(value: Json | undefined): JsonRecord {
  return isRecord(value) ? value : {};
}

/** Value as a list; an empty one when it is something else. */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Every operation of the document, in the order of its paths. */
export function operations(document: JsonRecord): Operation[] {
  return Object.entries(record(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = record(item)[method];
      if (!isRecord(operation)) return [];
      return [{ id: text(operation['operationId']), method, path, operation, item: record(item) }];
    }),
  );
}

/** Follows `$ref` to a value that is not a reference; keys beside `$ref` take precedence. */
export function resolve(document: JsonRecord, value: Json | undefined): JsonRecord {
  if (!isRecord(value)) return {};
  const ref = value['$ref'];
  if (typeof ref !== 'string') return value;
  let target: Json | undefined = document;
  for (const step of ref.replace('#/', '').split('/')) {
    target = record(target)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  const { $ref: _ref, ...beside } = value;
  return { ...resolve(document, target), ...beside };
}

/** JSON media type of a request body or response, if it has one. */
export function jsonContent(document: JsonRecord, value: Json | undefined): JsonRecord | undefined {
  const content = record(resolve(document, value)['content'])['application/json'];
  return isRecord(content) ? content : undefined;
}

/** Types a schema allows, sorted. */
export function types(schema: JsonRecord): string[] {
  const type = schema['type'];
  return (Array.isArray(type) ? type.map(text) : type === undefined ? [] : [text(type)]).toSorted();
}

/** Calls `visit` for a schema and everything inside it. The document has no recursive schema. */
export function walkSchema(
  document: JsonRecord,
  schema: Json | undefined,
  at: string,
  visit: (schema: JsonRecord, at: string) => void,
): void {
  const resolved = resolve(document, schema);
  visit(resolved, at);
  for (const [name, property] of Object.entries(record(resolved['properties']))) {
    walkSchema(document, property, `${at}/${name}`, visit);
  }
  if (resolved['items'] !== undefined) walkSchema(document, resolved['items'], `${at}[]`, visit);
}
