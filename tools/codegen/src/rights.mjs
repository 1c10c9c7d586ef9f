// Which staff profile may make which call, from the x- fields of the contract. Only the console carries it.
// @ts-check

/**
 * @param {{ paths: Record<string, Record<string, any>> }} document
 * @returns {string}
 */
export function renderRights({ paths }) {
  /** @type {Map<string, { perfis: string[], gestao: boolean }>} */
  const calls = new Map();
  for (const item of Object.values(paths))
    for (const operation of Object.values(item)) {
      const id = operation?.operationId?.replace(/_v1$/, '');
      const perfis = (operation?.['x-perfis'] ?? []).filter(
        (/** @type {string} */ perfil) => perfil !== 'publico' && perfil !== 'aluno',
      );
      if (id && perfis.length > 0) calls.set(id, { perfis, gestao: operation['x-escrita'] === 'gestao' });
    }
  const rows = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const writes = rows.filter(([, { gestao }]) => gestao);
  return [
    '// Generated from openapi/. Do not edit: run `pnpm generate`.\n',
    '/** The staff profiles that may make each call (openapi/roles.yaml). The server decides; a screen only asks what to show. */',
    'export const staffRights = {',
    ...rows.map(([id, { perfis }]) => `  ${id}: '${perfis.join(' ')}',`),
    '} as const;',
    '',
    '/** Calls that change something in the name of the school (escrita: gestao). */',
    `export const staffWrites = [`,
    ...writes.map(([id]) => `  '${id}',`),
    '] as const;',
    '',
  ].join('\n');
}
