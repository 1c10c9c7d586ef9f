import { describe, expect, it } from 'vitest';

import { type FatosTurma, hasTexts, turmasDoRascunho } from './rascunho-turma.ts';
import type { RascunhoDia, RascunhoTurma } from './rascunho.ts';

const day = (dia_prova: number, proposta_redacao_id: number | null = null): RascunhoDia => ({
  dia_prova,
  bateria: 1,
  duracao_minutos: 60,
  proposta_redacao_id,
  itens: [{ questao_id: 501, numero: 1, lingua_estrangeira: null, pontuacao: null, bloco: 1 }],
});
const turma: RascunhoTurma = {
  turma_id: 24,
  dias: [{ dia_prova: 1, inicio: '2026-11-28T08:00', fim: '2026-11-28T10:00' }],
};
const good: FatosTurma = {
  turma_id: 24,
  arquivada: false,
  outro_ano: false,
  alcancada: true,
  tem_professor: true,
  fatores: [],
  outras: [],
};
const at = (hour: string) => Date.parse(`2026-11-28T${hour}:00-03:00`);
const how = { timeZone: 'America/Sao_Paulo', temTexto: true };
const codes = (fatos: readonly FatosTurma[], dias = [day(1)], turmas = [turma], with_ = how) =>
  turmasDoRascunho({ dias, turmas }, fatos, with_).map(({ codigo, gravidade }) => `${codigo} ${gravidade}`);

describe('[MON-14] a class of the draft', () => {
  it.each<[string, Partial<FatosTurma>, string[]]>([
    ['of the year, with a teacher', {}, []],
    ['archived', { arquivada: true }, ['turma_arquivada impede']],
    ['of another year', { outro_ano: true }, ['turma_outro_ano impede']],
    ['of somebody else', { alcancada: false }, ['turma_de_outro impede']],
    ['without a teacher to mark texts', { tem_professor: false }, ['sem_corretor aviso']],
    ['with twice the time, which the window just holds', { fatores: [2] }, []],
    ['with a little more', { fatores: [2.01, 1.5] }, ['tempo_passa_da_janela aviso']],
    ['with another exam until 8h', { outras: [{ descricao: 'X', inicioMs: at('07:00'), fimMs: at('08:00') }] }, []],
    [
      'with another exam until 8h01',
      { outras: [{ descricao: 'X', inicioMs: at('07:00'), fimMs: at('08:01') }] },
      ['janela_sobreposta aviso'],
    ],
    ['with another exam from 10h', { outras: [{ descricao: 'X', inicioMs: at('10:00'), fimMs: at('11:00') }] }, []],
    [
      'with another exam from 9h59',
      { outras: [{ descricao: 'X', inicioMs: at('09:59'), fimMs: at('11:00') }] },
      ['janela_sobreposta aviso'],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(codes([{ ...good, ...changes }])).toEqual(expected);
  });

  it('that the school does not have stops the draft', () => {
    expect(codes([])).toEqual(['turma_inexistente impede']);
  });

  it('needs no marker without texts', () => {
    const noTexts = { ...how, temTexto: false };
    expect(codes([{ ...good, tem_professor: false }], [day(1)], [turma], noTexts)).toEqual([]);
  });

  it('is warned when two days of the exam overlap', () => {
    const both = {
      ...turma,
      dias: [...turma.dias, { dia_prova: 2, inicio: '2026-11-28T09:59', fim: '2026-11-28T12:00' }],
    };
    expect(codes([good], [day(1), day(2)], [both])).toEqual(['dias_sobrepostos aviso']);
  });
});

it.each([
  ['an essay', [day(1, 7)], [], true],
  ['a text question', [day(1)], [501], true],
  ['options alone', [day(1)], [], false],
])('[MON-14] %s has to be marked: %j', (_name, dias, subjetivas, expected) => {
  expect(hasTexts({ dias }, new Set(subjetivas))).toBe(expected);
});
