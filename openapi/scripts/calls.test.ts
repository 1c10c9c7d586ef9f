import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, bundle } from './bundle.ts';
import { checkCallFiles, checkCalls, readCalls } from './calls.ts';

const markdown = readFileSync(join(ROOT, 'CALLS.md'), 'utf8');
const markdownV2 = readFileSync(join(ROOT, 'CALLS-v2.md'), 'utf8');
const document = bundle();
const problems = (source: string): string => checkCalls(document, readCalls(source)).join('\n');

/** CALLS.md with one text in place of another that must be there. */
function edited(from: string, to: string): string {
  if (!markdown.includes(from)) throw new Error(`CALLS.md has no ${from}`);
  return markdown.replace(from, to);
}

describe('CALLS-v2.md', () => {
  it('matches the contract row by row, and contains every call of version 2', () => {
    expect(checkCallFiles(document, markdown, markdownV2)).toEqual([]);
  });

  it('planted: an operation without a row is told which file to edit', () => {
    const without = markdownV2.replace(/^.*`getHomeRanking`.*$\n/mu, '');
    expect(checkCallFiles(document, markdown, without)).toEqual(['getHomeRanking: add a row to openapi/CALLS-v2.md']);
  });
});

describe('CALLS.md', () => {
  it('is true, row by row', () => {
    expect(checkCalls(document, readCalls(markdown))).toEqual([]);
  });

  it('has every row of the list of calls of version 1', () => {
    const rows = readCalls(markdown).filter(({ section, additive }) => section === 'Student, version 1' && !additive);
    expect(rows).toHaveLength(27);
  });
});

describe('a planted fault turns it red', () => {
  const BUY = '| POST | navbar/comprar_vidas | `createCompraVidas`';

  it.each([
    [
      'a path that is not there',
      edited('| navbar/comprar_vidas |', '| navbar/ganhar_vidas |'),
      'is not in the contract',
    ],
    ['another method', edited(BUY, BUY.replace('POST', 'GET')), 'is not in the contract'],
    ['another operation', edited('`createCompraVidas`', '`getNavbar_v1`'), 'is createCompraVidas, not getNavbar_v1'],
    ['a query that is not there', edited('?ciclo_id', '?ciclo'), 'has no query ciclo'],
    ['a field that is not there', edited('`custo_vidas`', '`preco_vidas`'), 'has no field preco_vidas'],
    ['a row twice', edited('### Additive', `${BUY} | none |\n\n### Additive`), 'stands twice in Student, version 1'],
    ['a row left out', markdown.replace(/^.*boss_info.*$\n/mu, ''), 'getBossInfo: add a row to openapi/CALLS.md'],
    ['a call of our own passed off as documented', edited('### Additive', '### Documented'), 'wrong heading'],
  ])('%s', (_name, source, message) => {
    expect(problems(source)).toContain(message);
  });

  it.each([
    ['a line that is no row', edited(BUY, '| POST | navbar/comprar_vidas')],
    ['a table before its base', edited('Base: `/api/v1`', 'Version 1')],
  ])('%s', (_name, source) => {
    expect(() => readCalls(source)).toThrow('CALLS.md: cannot read');
  });
});
