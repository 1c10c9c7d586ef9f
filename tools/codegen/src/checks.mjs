// One table of the response schemas by method and path, for the client's optional shape check.
// @ts-check

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n';

/** @param {{ paths: Record<string, Record<string, any>> }} document */
export function renderChecks(document) {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation?.responses?.['200']?.content?.['application/json'])
      .map(
        ([method, operation]) => `  '${method.toUpperCase()} ${path}': schemas.${schemaName(operation.operationId)},`,
      ),
  );
  return [
    HEADER,
    "import type * as z from 'zod/mini';",
    "import * as schemas from './schemas.ts';",
    '',
    '/** Schema of the 2xx JSON body of each operation, by method and path template. */',
    'export const responseChecks: Readonly<Record<string, z.ZodMiniType>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** @param {string} operationId */
function schemaName(operationId) {
  const pascal = operationId.replace(/^./u, (first) => first.toUpperCase()).replace(/_v1$/u, 'V1');
  return `z${pascal}Response`;
}
