/** Checks every example of the contract against its schema, closed: a field no schema names is an error. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isRecord } from './source.ts';
import type { Json, JsonRecord } from './source.ts';
import { jsonContent, operations, record, resolve } from './walk.ts';

/** Everything wrong with the examples; each line names operation and place. Empty when all are sound. */
export function checkExamples(document: JsonRecord): string[] {
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
      if (examples.length === 0) return [`${id} ${at}: needs an example`];
      const validate = validatorOf(media['schema']);
      return examples.flatMap(([name, example]) => {
        if (validate(resolve(document, example)['value'])) return [];
        return (validate.errors ?? []).map(
          (error) => `${id} ${at} ${name}${error.instancePath}: ${error.message ?? error.keyword}`,
        );
      });
    });
  });
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
