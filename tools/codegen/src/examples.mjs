// Routes and examples of the contract as typed values, for mock servers and builders: TypeScript then proves that each
// example has the shape of its operation, and no test carries the whole document.
// @ts-check

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n';

/** @param {{ paths: Record<string, Record<string, any>>, components: { examples: Record<string, any> } }} document */
export function renderExamples(document) {
  /** @type {string[]} */
  const routes = [];
  /** @type {string[]} */
  const examples = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation?.operationId) continue;
      const id = operation.operationId.replace(/_v1$/u, '');
      routes.push(`  { method: '${method.toUpperCase()}', path: '${path}', operationId: '${id}' },`);
      const success = operation.responses['200'] ?? operation.responses['202'];
      const reference = success?.content?.['application/json']?.examples?.padrao?.$ref;
      if (id !== operation.operationId || reference === undefined) continue;
      const { value } = document.components.examples[reference.split('/').pop()];
      examples.push(`  ${id}: ${JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')},`);
    }
  }
  return [
    HEADER,
    "import type { operations } from './types.ts';",
    '',
    '/** Name of an operation; the one under both prefixes has one name. */',
    'export type OperationId = Exclude<keyof operations, `${string}_v1`>;',
    '',
    '/** JSON body of the 200 or 202 response; never for an operation that answers bytes. */',
    'export type ResponseBody<Id extends OperationId> = operations[Id] extends',
    "  | { responses: { 200: { content: { 'application/json': infer Body } } } }",
    "  | { responses: { 202: { content: { 'application/json': infer Body } } } }",
    '  ? Body',
    '  : never;',
    '',
    'type Examples = { [Id in OperationId as ResponseBody<Id> extends never ? never : Id]: ResponseBody<Id> };',
    '',
    '/** Every operation with its method and path template, under each prefix it has. */',
    'export const routes: readonly { method: string; path: string; operationId: OperationId }[] = [',
    ...routes,
    '];',
    '',
    '/** Example of the 200 or 202 response of each operation. Clone before changing. */',
    'export const examples: Examples = {',
    ...examples,
    '};',
    '',
  ].join('\n');
}
