// The calls that clients send with an Idempotency-Key: those marked x-com-chave.
// @ts-check

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n';

/** @param {{ paths: Record<string, Record<string, any>> }} document */
export function renderKeyed(document) {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation?.['x-com-chave'] === true)
      .map(([method]) => `  '${method.toUpperCase()} ${path}',`),
  );
  return [
    HEADER,
    '/** Calls that spend, pay or end something, by method and path template: sent with an Idempotency-Key (decision 198). */',
    'export const keyedCalls: ReadonlySet<string> = new Set([',
    ...rows,
    ']);',
    '',
  ].join('\n');
}
