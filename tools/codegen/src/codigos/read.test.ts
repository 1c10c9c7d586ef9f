import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { readCodes } from './read.mjs';

const src = mkdtempSync(join(tmpdir(), 'luneta-codigos-'));
afterAll(() => rmSync(src, { recursive: true, force: true }));

const FILES = {
  'http/errors.ts': `
    export class ApiError extends Error { constructor(status: number, codigo: string) { super(codigo); } }
    export const conflict = (codigo: string) => new ApiError(409, codigo);
    export const unprocessable = (codigo: string) => new ApiError(422, codigo);
    export const errors = { notFound: () => new ApiError(404, 'nao_encontrado'), other: () => conflict('outro') };`,
  'modules/a/errors.ts': `
    import { conflict, unprocessable } from '../../http/errors.ts';
    type Problem = 'curto' | 'longo';
    export const aErrors = {
      taken: () => conflict('ocupado'),
      never: () => conflict('nunca'),
      text: (problem: Problem) => unprocessable(\`texto_\${problem}\`),
      either: (first: boolean) => unprocessable(first ? 'um' : 'dois'),
    };`,
  'modules/a/service.ts': `
    import { errors } from '../../http/errors.ts';
    import { aErrors } from './errors.ts';
    export function act(ok: boolean) { if (!ok) throw aErrors.taken(); return read(); }
    export const read = () => { throw errors.notFound(); };`,
  'modules/a/handlers.ts': `
    import { aErrors } from './errors.ts';
    import { act, read } from './service.ts';
    type Handlers = Record<string, () => unknown>;
    const save = () => { throw aErrors.text('curto'); };
    export const buildHandlers = () => ({
      getA: () => read(),
      actA: () => act(true),
      save,
      eitherA: () => { throw aErrors.either(true); },
      still: () => 1,
    }) satisfies Handlers;`,
  'modules/a/a.test.ts': `import { conflict } from '../../http/errors.ts'; throw conflict('de_teste');`,
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(src, name, '..'), { recursive: true });
  writeFileSync(join(src, name), text);
}

it('an operation has the codes of all that its handler names, and no others (D 228)', () => {
  const codes = Object.fromEntries([...readCodes(src)].map(([id, found]) => [id, [...found].toSorted()]));
  expect(codes).toEqual({
    getA: ['nao_encontrado'],
    actA: ['nao_encontrado', 'ocupado'],
    save: ['texto_curto', 'texto_longo'],
    eitherA: ['dois', 'um'],
    still: [],
  });
});
