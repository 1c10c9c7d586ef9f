import { describe, expect, it } from 'vitest';

import { buildImportacao } from '../../testing/importacoes.ts';
import { etapaDe, linhasDe, mudancasDe, prontasDe } from './contas.ts';

const RESUMO = {
  criar: 312,
  atualizar: 40,
  igual: 53,
  mover: 0,
  inativar: 0,
  reativar: 0,
  nova_revisao: 0,
  duplicada: 0,
  erro: 7,
  ignorada: 0,
  aviso: 3,
};

describe('the numbers of a file', () => {
  it('352 of 412 lines change something, and 405 are in order', () => {
    expect([mudancasDe(RESUMO), linhasDe(RESUMO), prontasDe(RESUMO)]).toEqual([352, 412, 405]);
  });
  it('a new revision changes something; a question that the bank has does not, and is a line of the file', () => {
    const questoes = { ...RESUMO, criar: 10, atualizar: 0, igual: 1, nova_revisao: 2, duplicada: 3, erro: 4 };
    expect([mudancasDe(questoes), linhasDe(questoes), prontasDe(questoes)]).toEqual([12, 20, 16]);
  });
  it('a line left out is neither in order nor wrong', () => {
    expect(prontasDe({ ...RESUMO, igual: 52, ignorada: 1 })).toBe(404);
  });
});

describe('the step of a file', () => {
  it.each([
    ['recusada', null, 'arquivo'],
    ['analisando', null, 'colunas'],
    ['analisando', 'conferencia', 'conferencia'],
    ['pronta', null, 'colunas'],
    ['pronta', 'conferencia', 'conferencia'],
    ['pronta', 'aplicar', 'colunas'],
    ['aplicando', 'colunas', 'aplicar'],
    ['aplicada', null, 'aplicar'],
    ['falhou', null, 'conferencia'],
  ] as const)('%s, asked for %s: %s', (situacao, asked, step) => {
    expect(etapaDe({ situacao, colunas: [], planilhas: [] }, asked)).toBe(step);
  });

  it('a refused file whose columns or sheet can be told is in that step, whatever was asked for', () => {
    const { colunas } = buildImportacao();
    expect(etapaDe({ situacao: 'recusada', colunas, planilhas: [] }, 'conferencia')).toBe('colunas');
    expect(etapaDe({ situacao: 'recusada', colunas: [], planilhas: ['Capa', 'Alunos'] }, null)).toBe('colunas');
    expect(etapaDe({ situacao: 'recusada', colunas: [], planilhas: ['Alunos'] }, null)).toBe('arquivo');
  });
});
