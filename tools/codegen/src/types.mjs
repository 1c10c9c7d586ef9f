// Types of the contract: paths, operations, and every schema under its own name.
// @ts-check
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n';

/** @param {import('openapi-typescript').OpenAPI3} document */
export async function renderTypes(document) {
  const nodes = await openapiTS(structuredClone(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
    silent: true,
    // A file is sent as it is.
    transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return HEADER + astToString(nodes) + publicOperation(document);
}

/**
 * The operations that need no session, by the name of their handler (without `_v1`).
 * @param {{ paths?: Record<string, Record<string, any>> }} document
 */
function publicOperation(document) {
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item));
  const ids = operations
    .filter((operation) => operation?.['x-perfis']?.includes('publico'))
    .map(({ operationId }) => `'${operationId.replace(/_v1$/u, '')}'`);
  const lines = [...new Set(ids)].map((id) => `    | ${id}`);
  return `/** Operations that need no session. */\nexport type PublicOperation =\n${lines.join('\n') || '    never'};\n`;
}
