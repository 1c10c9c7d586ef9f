import { describe, expect, it } from 'vitest';

import { etapaDe, linhasDe, mudancasDe, prontasDe } from './contas.ts';

const RESUMO = {
  criar: 312,
  atualizar: 40,
  igual: 53,
  mover: 0,
  inativar: 0,
  reativar: 0,
  erro: 7,
  ignorada: 0,
  aviso: 3,
};

describe('the numbers of a file', () => {
  it('352 of 412 lines change something, and 405 are in order', () => {
    expect([mudancasDe(RESUMO), linhasDe(RESUMO), prontasDe(RESUMO)]).toEqual([352, 412, 405]);
  });
  it('a line left out is neither in order nor wrong', () => {
    expect(prontasDe({ ...RESUMO, igual: 52, ignorada: 1 })).toBe(404);
  });
});

describe('the step of a file', () => {
  it.each([
    ['recusada', 'csv', null, 'arquivo'],
    ['analisando', 'csv', null, 'colunas'],
    ['analisando', 'csv', 'conferencia', 'conferencia'],
    ['pronta', 'csv', null, 'colunas'],
    ['pronta', 'xlsx', 'conferencia', 'conferencia'],
    ['pronta', 'oneroster', null, 'conferencia'],
    ['pronta', 'csv', 'aplicar', 'colunas'],
    ['aplicando', 'csv', 'colunas', 'aplicar'],
    ['aplicada', 'csv', null, 'aplicar'],
    ['falhou', 'csv', null, 'conferencia'],
  ] as const)('%s, %s, asked for %s: %s', (situacao, formato, asked, step) => {
    expect(etapaDe({ situacao, formato }, asked)).toBe(step);
  });
});
