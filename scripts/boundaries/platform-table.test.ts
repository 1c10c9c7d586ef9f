/** docs/platform.md: each line has its proof, and the check fails when a proof does not exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { tableFindings } from './platform-table.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);
const table = readFileSync(join(root, 'docs', 'platform.md'), 'utf8');

describe('[platform] the table', () => {
  it('has a row for every part, and every row its proof', () => {
    expect(tableFindings(table, read)).toEqual([]);
  });

  it.each([
    { fault: 'a wrong path', from: 'login/login-screen.test.tsx#', to: 'login/no-such-screen.test.tsx#' },
    { fault: 'a wrong title', from: '#names itself for students', to: '#names itself for nobody' },
    { fault: 'a title that is only code', from: '#names itself for students', to: '#expect.element' },
    { fault: 'a quoted text with another letter', from: "'Ambiente do aluno'", to: "'Ambiente do Aluno'" },
    { fault: 'a missing section', from: /^\| §2\.5 .*\n/gm, to: '' },
    { fault: 'a missing decision', from: /^\| D14 .*\n/gm, to: '' },
    { fault: 'a row without a proof', from: /(\| §2\.1 \| [^|]*\|) .* \|$/m, to: '$1 it works |' },
  ])('planted: $fault is noticed', ({ from, to }) => {
    const faulty = table.replace(from, to);
    expect(faulty).not.toBe(table);
    expect(tableFindings(faulty, read)).not.toEqual([]);
  });
});
