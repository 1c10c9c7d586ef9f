// The response schemas by method and path, for the client's shape check: one table of all calls, and one for each app with
// the reads that it makes. Those of an app bring their schemas along, so that they come as one file of their own.
// @ts-check

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n';

/** @typedef {{ name: string, path: string, method: string, operation: Record<string, any> }} Call */

/** @param {Record<string, any> | undefined} operation */
const success = (operation) => operation?.['responses']?.['200'] ?? operation?.['responses']?.['202'];

/** @param {{ paths: Record<string, Record<string, any>> }} document @returns {Call[]} */
const callsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => success(operation)?.content?.['application/json'])
      .map(([method, operation]) => ({ name: schemaName(operation.operationId), path, method, operation })),
  );

/** @param {Call[]} calls @param {string} prefix */
const rowsOf = (calls, prefix) =>
  calls.map(({ method, path, name }) => `  '${method.toUpperCase()} ${path}': ${prefix}${name},`);

const TABLE = 'export const responseChecks: Readonly<Record<string, z.ZodMiniType>> = {';

/** @param {{ paths: Record<string, Record<string, any>> }} document */
export function renderChecks(document) {
  return [
    HEADER,
    "import type * as z from 'zod/mini';",
    "import * as schemas from './schemas.ts';",
    '',
    '/** Schema of the 2xx JSON body of each operation, by method and path template. */',
    TABLE,
    ...rowsOf(callsOf(document), 'schemas.'),
    '};',
    '',
  ].join('\n');
}

/** @param {Call} call */
const isV1 = ({ path }) => path.startsWith('/api/v1/');
/** Beyond the documented calls; both versions use them. @param {Call} call */
const isExtension = ({ operation }) => operation['tags'].includes('extensao');
/** @param {Call} call */
const perfisOf = ({ operation }) => /** @type {string[]} */ (operation['x-perfis']);
/** @param {Call} call */
const isStaff = (call) => perfisOf(call).some((perfil) => perfil !== 'aluno');
/** @param {Call} call */
const isStudents = (call) => perfisOf(call).some((perfil) => ['publico', 'aluno'].includes(perfil));
const STAFF = ['conta', 'recuperacao', 'banco_questoes', 'base_conhecimentos', 'gestao'];
/** Documented calls that the console makes. @param {Call} call */
const isStaffs = ({ operation }) => STAFF.some((tag) => operation['tags'].includes(tag));

/**
 * Which reads an app makes. Calls that stand under both prefixes are made under that of version 2.
 * @type {Record<string, (call: Call, twins: ReadonlySet<string>) => boolean>}
 */
const APPS = {
  'student-v1': (call, twins) =>
    isStudents(call) && (isV1(call) ? !twins.has(call.path) : isExtension(call) || twins.has(call.path)),
  'student-v2': (call) => isStudents(call) && !isV1(call),
  staff: (call) => isStaff(call) && !isV1(call) && (isExtension(call) || isStaffs(call)),
};

/**
 * @param {{ paths: Record<string, Record<string, any>> }} document
 * @param {string} schemas the text of `schemas.ts`
 * @returns {Record<string, string>} file name → text
 */
export function renderAppChecks(document, schemas) {
  const texts = new Map(
    [...schemas.matchAll(/^export const (\w+) = [\s\S]*?\)\(\);$/gmu)].map(([text, name]) => [
      name ?? '',
      text.replace(/^export /u, ''),
    ]),
  );
  const reads = callsOf(document).filter(({ method }) => method === 'get');
  /** Under both prefixes. */
  const twins = new Set(
    Object.keys(document.paths)
      .filter((path) => path.startsWith('/api/v1/') && path.replace('/v1/', '/v2/') in document.paths)
      .flatMap((path) => [path, path.replace('/v1/', '/v2/')]),
  );
  return Object.fromEntries(
    Object.entries(APPS).map(([app, makes]) => {
      const own = reads.filter((call) => makes(call, twins));
      const needed = closure(
        own.map(({ name }) => name),
        texts,
      );
      const text = [
        HEADER,
        "import * as z from 'zod/mini';",
        '',
        ...[...texts].filter(([name]) => needed.has(name)).map(([, declaration]) => declaration),
        '',
        `/** Schema of the answer of each read that ${app} makes, by method and path template. */`,
        TABLE,
        ...rowsOf(own, ''),
        '};',
        '',
      ].join('\n');
      return [`checks/${app}.ts`, text];
    }),
  );
}

/** The names, and those that their declarations use. @param {string[]} names @param {Map<string, string>} texts */
function closure(names, texts) {
  const found = new Set(/** @type {string[]} */ ([]));
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = texts.get(name);
    if (text === undefined || found.has(name)) continue;
    found.add(name);
    waiting.push(...[...text.matchAll(/\bz[A-Z]\w*/gu)].map(([used]) => used));
  }
  return found;
}

/** @param {string} operationId */
function schemaName(operationId) {
  const pascal = operationId.replace(/^./u, (first) => first.toUpperCase()).replace(/_v1$/u, 'V1');
  return `z${pascal}Response`;
}
