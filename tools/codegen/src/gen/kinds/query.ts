/** `pnpm gen query <name> <operationId>`: how screens ask for what an operation of the contract answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { GenError, nameOf } from '../names.ts';
import { fill, type Plan } from '../plan.ts';

const TAGS = 'packages/api-client/src/tags';

type Parameter = { readonly name: string; readonly in: string; readonly schema: { readonly type: unknown } };
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
};
type Document = {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly parameters?: Operation['parameters'] }>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

/** The address of a read and the ids that stand in it. */
function readOf(document: Document, operationId: string): { path: string; ids: readonly Parameter[] } {
  const found = Object.entries(document.paths).find(([, { get }]) => get?.operationId === operationId);
  if (!found)
    throw new GenError(
      `operation "${operationId}": the contract has no GET of this operationId (openapi/generated/openapi.json)`,
    );
  const [path, { get, parameters = [] }] = found;
  const all = [...parameters, ...(get?.parameters ?? [])].flatMap((parameter) => {
    if (!('$ref' in parameter)) return [parameter];
    const component = document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
    return component ? [component] : [];
  });
  return { path, ids: all.filter((parameter) => parameter.in === 'path') };
}

const tsType = ({ schema }: Parameter): string =>
  schema.type === 'integer' || schema.type === 'number' ? 'number' : 'string';
const sample = (parameter: Parameter): string => (tsType(parameter) === 'number' ? '7' : "'a'");

export function planQuery(root: string, [given, operationId = '']: readonly string[]): Plan {
  const { kebab: name, camel, snake, title } = nameOf(given, 'query');
  const document: Document = JSON.parse(readFileSync(join(root, 'openapi/generated/openapi.json'), 'utf8'));
  const { path, ids } = readOf(document, operationId);
  const list = ids.map(({ name }) => name).join(', ');
  const words = {
    name,
    camel,
    title,
    operationId,
    path,
    key: snake,
    more: ids.map(({ name }) => `, ${name}`).join(''),
    parameters: ids.length === 0 ? '' : `, { ${list} }: { ${ids.map((id) => `${id.name}: ${tsType(id)}`).join('; ')} }`,
    params: ids.length === 0 ? 'query' : `path: { ${list} }, query`,
    given: ids.length === 0 ? '' : `, { ${ids.map((id) => `${id.name}: ${sample(id)}`).join(', ')} }`,
    asked: ids.reduce((text, id) => text.replace(`{${id.name}}`, sample(id).replaceAll("'", '')), path),
  };
  const file = `${TAGS}/${name}`;
  return {
    files: {
      [`${file}.ts`]: fill('query/name.ts', words),
      [`${file}.test.ts`]: fill('query/name.test.ts', words),
    },
    lines: [],
    next: [
      `${file}.ts: its first sentence says what the file is about`,
      'packages/api-client/src/query-client.ts: a policy in `freshPolicies`, for data that changes while one looks; without one an answer is kept for a day',
      `a screen asks with useQuery(${camel}Query(api)), with \`api\` from useServices()`,
    ],
    test: `pnpm exec vitest run --project api-client ${file}.test.ts`,
  };
}
