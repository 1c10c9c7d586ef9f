import { describe, expect, it } from 'vitest';
import { greeting, type Greeting } from './saudacao.ts';

const SP = 'America/Sao_Paulo';

describe('greeting', () => {
  it.each<[name: string, local: string, code: Greeting]>([
    ['[DAT-9] 04:59', '04:59', 'boa_noite'],
    ['[DAT-9] 05:00', '05:00', 'bom_dia'],
    ['[DAT-9] 11:59', '11:59', 'bom_dia'],
    ['[DAT-9] 12:00', '12:00', 'boa_tarde'],
    ['[DAT-9] 17:59', '17:59', 'boa_tarde'],
    ['[DAT-9] 18:00', '18:00', 'boa_noite'],
    ['[DAT-9] midnight', '00:00', 'boa_noite'],
  ])('%s', (_, local, code) => {
    expect(greeting(Date.parse(`2026-11-28T${local}:00-03:00`), SP)).toBe(code);
  });
});
