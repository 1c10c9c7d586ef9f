// Types of the contract: paths, operations, and every schema under its own name.
// @ts-check
import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n';

/** @param {import('openapi-typescript').OpenAPI3} document */
export async function renderTypes(document) {
  const nodes = await openapiTS(structuredClone(document), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
    silent: true,
  });
  return HEADER + astToString(nodes);
}
