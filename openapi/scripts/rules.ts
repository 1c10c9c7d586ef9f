/** Our own rules for the contract, beside those of redocly.yaml. Each returns what is wrong. */
import { checkFontes } from './fonte.ts';
import { isRecord, text } from './source.ts';
import type { JsonRecord } from './source.ts';
import { jsonContent, list, operations, record, resolve, types, walkSchema } from './walk.ts';
import type { Operation } from './walk.ts';

/** Documented names that are not snake_case. */
const CAMEL_FIELDS: readonly string[] = ['isPasswordInitial', 'shouldChangePassword'];
const VERBS =
  'login|logout|get|list|save|set|start|close|update|change|create|redeem|reset|send|validate|confirm|undo|reopen|apply|publish|unpublish|cancel|restore|repair';
/** The body of an error: a 400 names the fields at fault too (decision 205). */
const errorOf = (status: string): string => (status === '400' ? 'ErrorCampos' : 'Error');

type Rule = (document: JsonRecord, target: Operation) => string[];

/** `x-perfis` names the profiles that the contract's own `Perfil` lists, or nobody in particular. */
const perfis: Rule = (document, { operation }) => {
  const value = list(operation['x-perfis']);
  if (value.length === 0) return ['needs x-perfis'];
  const isPublic = list(operation['security']).length === 0;
  const says = value.length === 1 && value[0] === 'publico';
  if (isPublic !== says) return ['x-perfis must be [publico] exactly when security is empty'];
  const known = list(resolve(document, { $ref: '#/components/schemas/Perfil' })['enum']);
  return says
    ? []
    : value.filter((perfil) => !known.includes(perfil)).map((perfil) => `unknown profile ${text(perfil)}`);
};

const naming: Rule = (_document, { id, operation, path }) => {
  const problems: string[] = [];
  if (!new RegExp(`^(${VERBS})([A-Z][A-Za-z]*)?(_v1)?$`, 'u').test(id))
    problems.push('operationId must start with a known verb, in camelCase');
  if (!/^(\/(\{[a-z_]+\}|[a-z0-9_]+(\.csv)?))+\/?$/u.test(path)) problems.push('path must be snake_case');
  const extension = operation['x-extension'] === true;
  if (extension !== list(operation['tags']).includes('extensao'))
    problems.push('tag extensao and x-extension belong together');
  return problems;
};

const parameters: Rule = (document, { operation, item, path }) => {
  const all = [...list(item['parameters']), ...list(operation['parameters'])].map((entry) => resolve(document, entry));
  const problems: string[] = [];
  if (
    !all.some((entry) => entry['name'] === 'turma_aluno_id' && entry['in'] === 'query' && entry['required'] !== true)
  ) {
    problems.push('needs the optional query turma_aluno_id');
  }
  for (const [, name] of path.matchAll(/\{([a-z_]+)\}/gu)) {
    if (!all.some((entry) => entry['name'] === name && entry['in'] === 'path'))
      problems.push(`path parameter ${name} is not declared`);
  }
  return [
    ...problems,
    ...all.flatMap((entry) => unbounded(document, entry['schema'], `parameter ${text(entry['name'])}`)),
  ];
};

const errors: Rule = (document, { operation }) => {
  const responses = record(operation['responses']);
  const wanted = ['400', '429', '500', '503', ...(list(operation['security']).length === 0 ? [] : ['401', '403'])];
  const missing = wanted
    .filter((status) => responses[status] === undefined)
    .map((status) => `needs a ${status} response`);
  const wrong = Object.entries(responses)
    .filter(([status]) => /^[45]/u.test(status))
    .filter(
      ([status, response]) =>
        record(jsonContent(document, response)?.['schema'])['$ref'] !== `#/components/schemas/${errorOf(status)}`,
    )
    .map(([status]) => `${status} must carry ${errorOf(status)}`);
  return [...missing, ...wrong];
};

const bodies: Rule = (document, { operation }) => {
  if (operation['requestBody'] === undefined) return [];
  // A file: its limit is that of roles.yaml.
  if (operation['x-upload'] !== undefined)
    return jsonContent(document, operation['requestBody']) ? ['a call with upload takes no JSON'] : [];
  const schema = jsonContent(document, operation['requestBody'])?.['schema'];
  const problems: string[] = [];
  if (!('params' in record(resolve(document, schema)['properties']))) problems.push('body must take the params copy');
  walkSchema(document, schema, 'body', (part, at) => {
    if (at.includes('/params')) return;
    if (types(part).includes('object') && part['additionalProperties'] !== false)
      problems.push(`${at} needs additionalProperties: false`);
    const free = types(part).includes('string') && part['enum'] === undefined && part['format'] === undefined;
    if (free && part['pattern'] === undefined) problems.push(`${at} needs a pattern (at least one that refuses NUL)`);
  });
  return [...problems, ...unbounded(document, schema, 'body')];
};

const answers: Rule = (document, { operation }) =>
  Object.entries(record(operation['responses'])).flatMap(([status, response]) => {
    const schema = jsonContent(document, response)?.['schema'];
    if (schema === undefined) return [];
    const problems = unbounded(document, schema, status);
    walkSchema(document, schema, status, (part, at) => {
      const declared = record(part['properties']);
      for (const name of list(part['required'])) {
        if (!(text(name) in declared)) problems.push(`${at} requires ${text(name)}, which it does not declare`);
      }
      for (const name of Object.keys(declared)) {
        if (!/^[a-z][a-z0-9_]*$/u.test(name) && !CAMEL_FIELDS.includes(name))
          problems.push(`${at}/${name} must be snake_case`);
      }
    });
    return problems;
  });

/** A grade says its scale, because one name has several: `0 to 100`, or `0 to nota_maxima` (D 193). */
const SCALE = /\b0 to (\d+|nota_maxima)\b/u;

const scales: Rule = (document, { operation }) => {
  const problems: string[] = [];
  const visit = (part: JsonRecord, at: string): void => {
    for (const [name, property] of Object.entries(record(part['properties']))) {
      const { description } = record(property);
      const said = text(description ?? resolve(document, property)['description']);
      if (/^nota(_|$)/u.test(name) && !SCALE.test(said))
        problems.push(`${at}/${name} needs a description with its scale, such as '0 to 100'`);
    }
  };
  const body = jsonContent(document, operation['requestBody'])?.['schema'];
  if (body !== undefined) walkSchema(document, body, 'body', visit);
  for (const [status, response] of Object.entries(record(operation['responses']))) {
    const schema = jsonContent(document, response)?.['schema'];
    if (schema !== undefined) walkSchema(document, schema, status, visit);
  }
  return problems;
};

function unbounded(document: JsonRecord, schema: unknown, at: string): string[] {
  const problems: string[] = [];
  walkSchema(document, isRecord(schema) ? schema : undefined, at, (part, where) => {
    if (where.endsWith('/params')) return;
    const kinds = types(part);
    if (kinds.length === 0) problems.push(`${where} needs a type`);
    const number = kinds.includes('integer') || kinds.includes('number');
    if (part['enum'] !== undefined) return;
    if (number && (part['minimum'] === undefined || part['maximum'] === undefined))
      problems.push(`${where} needs minimum and maximum`);
    if (kinds.includes('string') && part['maxLength'] === undefined) problems.push(`${where} needs maxLength`);
    if (kinds.includes('array') && part['maxItems'] === undefined) problems.push(`${where} needs maxItems`);
  });
  return problems;
}

const RULES: readonly Rule[] = [perfis, naming, parameters, errors, bodies, answers, scales];

/** Everything wrong with the document, each line beginning with the operation. Empty when it is sound. */
export function lintContract(document: JsonRecord): string[] {
  const all = operations(document);
  const repeated = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) !== index);
  return [
    ...repeated.map(({ id }) => `${id}: operationId stands twice`),
    ...checkFontes(document),
    ...all.flatMap((target) =>
      RULES.flatMap((rule) => rule(document, target).map((problem) => `${target.id}: ${problem}`)),
    ),
  ];
}
