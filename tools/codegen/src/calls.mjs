// What a client must know about a call, from the x- fields of the contract.
// @ts-check

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n';

/** @typedef {{ paths: Record<string, Record<string, any>> }} Document */

/**
 * @param {Document} document
 * @param {(operation: any) => boolean} wanted
 * @returns {{ method: string, path: string }[]}
 */
function marked({ paths }, wanted) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => wanted(operation ?? {}))
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
}

/**
 * @param {string} comment
 * @param {string} name
 * @param {string[]} rows
 */
const set = (comment, name, rows) => [
  `/** ${comment} */`,
  `export const ${name}: ReadonlySet<string> = new Set([`,
  ...[...new Set(rows)].map((row) => `  '${row}',`),
  ']);',
  '',
];

/** @param {Document} document */
export function renderCalls(document) {
  /** @param {(operation: any) => boolean} wanted */
  const pathsOf = (wanted) => marked(document, wanted).map(({ path }) => path);
  return [
    HEADER,
    ...set(
      'Calls that spend, pay or end something, by method and path template: sent with an Idempotency-Key (decision 198).',
      'keyedCalls',
      marked(document, (operation) => operation['x-com-chave'] === true).map(({ method, path }) => `${method} ${path}`),
    ),
    ...set(
      'Path templates of version 2 that version 1 has as well, under its own base.',
      'twinPaths',
      pathsOf((operation) => operation['x-par'] === true).filter((path) => path.startsWith('/api/v2/')),
    ),
    ...set(
      'Path templates of the writes of an exam: a 401 does not end the session (decision 32).',
      'examWritePaths',
      pathsOf((operation) => operation['x-escrita-prova'] === true),
    ),
    ...set(
      'Path templates of the calls that check a password or a one-time code.',
      'credentialPaths',
      pathsOf((operation) => operation['x-entrada'] === 'credencial'),
    ),
    ...set(
      'Path templates of the calls by which staff open a student.',
      'contextPaths',
      pathsOf((operation) => operation['x-entrada'] === 'contexto'),
    ),
  ].join('\n');
}
