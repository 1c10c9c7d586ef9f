// zod/mini schemas of the contract, made tree-shakable: the generator's top-level calls have side
// effects in the eyes of a bundler, so each export is wrapped in a pure function.
// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

const HEADER = '// Generated from openapi/. Do not edit: run `pnpm generate`.\n\n';

/** @param {Record<string, unknown>} document */
export async function renderSchemas(document) {
  const output = mkdtempSync(join(tmpdir(), 'luneta-schemas-'));
  try {
    await createClient({
      input: structuredClone(document),
      output,
      logs: { level: 'silent' },
      plugins: [{ name: 'zod', compatibilityVersion: 'mini', requests: false, dates: { offset: true } }],
    });
    return HEADER + makePure(readFileSync(join(output, 'zod.gen.ts'), 'utf8'));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/**
 * Wraps every `export const name = expression;` so that a bundler can drop what is not used.
 * @param {string} source
 */
export function makePure(source) {
  return (
    source
      .replace(/^\/\/ This file is auto-generated.*\n+/u, '')
      // The generator writes the NUL of `[^\\u0000]` as the raw character.
      .replaceAll('\0', '\\u0000')
      .replace(/^export const (\w+) = ([\s\S]*?);$/gmu, 'export const $1 = /* @__PURE__ */ (() => $2)();')
  );
}
