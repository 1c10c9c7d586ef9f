import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { makePure } from './schemas.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'luneta-contract-'));
cpSync(join(here, '../../../openapi/generated'), join(copy, 'generated'), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function check(): { status: number | null; said: string } {
  const run = spawnSync(process.execPath, [join(here, 'generate.mjs'), '--check', `--contract=${copy}`], {
    encoding: 'utf8',
  });
  return { status: run.status, said: run.stderr };
}

describe('generate --check', () => {
  it('passes on the committed files', { timeout: 30_000 }, () => {
    expect(check()).toEqual({ status: 0, said: '' });
  });

  it('names each stale file', { timeout: 30_000 }, () => {
    const bundle = join(copy, 'generated/openapi.json');
    writeFileSync(bundle, readFileSync(bundle, 'utf8').replaceAll('"protocolo"', '"comprovante"'));
    const { status, said } = check();
    expect(status).toBe(1);
    for (const name of ['types.ts', 'schemas.ts', 'examples.ts']) expect(said).toContain(`generated/${name} is stale`);
  });
});

describe('makePure', () => {
  it.each([
    ['one line', 'export const zA = z.int();', 'export const zA = /* @__PURE__ */ (() => z.int())();'],
    [
      'several lines',
      'export const zB = z.object({\n    a: zA\n});\n\nexport const zC = zB;',
      'export const zB = /* @__PURE__ */ (() => z.object({\n    a: zA\n}))();\n\nexport const zC = /* @__PURE__ */ (() => zB)();',
    ],
    ['a raw NUL', 'export const zD = /[^\0]/;', 'export const zD = /* @__PURE__ */ (() => /[^\\u0000]/)();'],
  ])('%s', (_name, source, pure) => {
    expect(makePure(source)).toBe(pure);
  });
});
