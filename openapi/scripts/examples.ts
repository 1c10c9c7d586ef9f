/** Checks every example of the contract against its schema, closed: a field no schema names is an error. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { isRecord } from './source.ts';
import type { Json, JsonRecord } from './source.ts';
import { jsonContent, operations, record, resolve } from './walk.ts';

/** The file of each named example, as messages tell it. */
export function exampleFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  const all = ['examples', 'paths'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  for (const file of all) {
    const parsed: unknown = parse(readFileSync(join(root, file), 'utf8'), { maxAliasCount: -1 });
    for (const name of Object.keys(isRecord(parsed) ? parsed : {})) files.set(name, `openapi/${file}`);
  }
  return files;
}

/**
 * Everything wrong with the examples; each line names operation, place and, where `files` knows it, the file to edit.
 * Empty when all are sound.
 */
export function checkExamples(document: JsonRecord, files: ReadonlyMap<string, string> = new Map()): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  formats.default(ajv);
  // Most answers share a schema (every error does): each is compiled once.
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (schema: Json | undefined): ValidateFunction => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(closed(document, schema));
    compiled.set(key, validate);
    return validate;
  };
  return operations(document).flatMap(({ id, operation }) => {
    const parts = Object.entries(record(operation['responses'])).map(([status, response]) => ({
      at: status,
      value: response,
    }));
    if (operation['requestBody'] !== undefined) parts.push({ at: 'body', value: operation['requestBody'] });
    return parts.flatMap(({ at, value }) => {
      const media = jsonContent(document, value);
      if (!media) return [];
      const examples = Object.entries(record(media['examples']));
      if (examples.length === 0) return [`${id} ${at}: needs an example (in openapi/examples)`];
      const validate = validatorOf(media['schema']);
      return examples.flatMap(([name, example]) => {
        if (validate(resolve(document, example)['value'])) return [];
        return (validate.errors ?? []).map(
          (error) => `${id} ${at} ${name}${error.instancePath}: ${whyOf(error)}${placeOf(example, files)}`,
        );
      });
    });
  });
}

/** Ajv's sentence, with the name that it keeps apart. */
function whyOf({ message, keyword, params }: ErrorObject): string {
  const { additionalProperty } = params;
  if (typeof additionalProperty === 'string') return `no schema names the field ${additionalProperty}`;
  return message ?? keyword;
}

function placeOf(example: Json, files: ReadonlyMap<string, string>): string {
  const reference = isRecord(example) && typeof example['$ref'] === 'string' ? example['$ref'] : '';
  const key = reference.split('/').at(-1) ?? '';
  const file = files.get(key);
  return file === undefined ? '' : ` (${key} in ${file})`;
}

/** The schema with references resolved and every object that names its fields closed to others. */
export function closed(document: JsonRecord, schema: Json | undefined): JsonRecord {
  const resolved = resolve(document, schema);
  const copy: JsonRecord = { ...resolved };
  if (isRecord(resolved['properties'])) {
    const properties = Object.entries(resolved['properties']);
    copy['properties'] = Object.fromEntries(properties.map(([name, part]) => [name, closed(document, part)]));
    copy['additionalProperties'] = false;
  }
  if (resolved['items'] !== undefined) copy['items'] = closed(document, resolved['items']);
  return copy;
}
