import { describe, expect, it } from 'vitest';

import { type Aplicacao, faseDaProva, mudancaErros } from './monta-mudanca.ts';

const at = (hour: string) => Date.parse(`2026-11-28T${hour}:00Z`);
const [START, END] = [at('12:00'), at('14:00')];
const exam = (inicioMs = START, fimMs = END, duracao_minutos = 60): Aplicacao => ({
  turmas: [{ turma_id: 24, dias: [{ dia_prova: 1, inicioMs, fimMs }] }],
  duracoes: [{ dia_prova: 1, duracao_minutos }],
});
const withMore = (more: Aplicacao['turmas'][number]): Aplicacao => ({ ...exam(), turmas: [...exam().turmas, more] });
const other = (inicioMs: number, fimMs: number) => ({ turma_id: 25, dias: [{ dia_prova: 1, inicioMs, fimMs }] });
const codes = (depois: Aplicacao, nowMs: number, antes = exam()) =>
  mudancaErros(antes, depois, nowMs).map(({ codigo }) => codigo);

it.each([
  ['a second before the start', START - 1000, 'antes'],
  ['at the start', START, 'durante'],
  ['at the end', END, 'durante'],
  ['a second after the end', END + 1000, 'depois'],
] as const)('[MON-2] %s it is %s', (_name, now, fase) => {
  expect(faseDaProva(exam().turmas, now)).toBe(fase);
  expect(faseDaProva([], now)).toBe('antes');
});

describe('[MON-2] before the first window', () => {
  const now = START - 3_600_000;
  it.each<[string, Aplicacao, string[]]>([
    ['nothing changed', exam(), []],
    ['earlier, from now on', exam(now, END), []],
    ['earlier than now', exam(now - 1, END), ['inicio_passado']],
    ['shorter', exam(START, at('13:00')), []],
    ['shorter than the day', exam(START, at('12:59')), ['janela_curta']],
    ['upside down', exam(END, START), ['janela_invertida']],
    ['without its class', { ...exam(), turmas: [] }, []],
    ['a class without a window', { ...exam(), turmas: [{ turma_id: 24, dias: [] }] }, ['janela_faltando']],
    [
      'a day that is not there',
      {
        ...exam(),
        turmas: [
          { turma_id: 24, dias: [...(exam().turmas[0]?.dias ?? []), { dia_prova: 2, inicioMs: START, fimMs: END }] },
        ],
      },
      ['dia_desconhecido'],
    ],
  ])('%s', (_name, depois, expected) => {
    expect(codes(depois, now)).toEqual(expected);
  });
});

describe('[MON-2] during', () => {
  const now = at('12:30');
  it.each<[string, Aplicacao, string[]]>([
    ['nothing changed', exam(), []],
    ['later', exam(START, END + 60_000), []],
    ['a minute less', exam(START, END - 60_000), ['janela_menor']],
    ['another start of a window that has begun', exam(at('12:40'), END), ['inicio_mudou']],
    ['an earlier one', exam(at('11:00'), END), ['inicio_passado', 'inicio_mudou']],
    ['without its class', { ...exam(), turmas: [] }, ['turma_retirada']],
    ['without its window', { ...exam(), turmas: [{ turma_id: 24, dias: [] }] }, ['janela_retirada']],
    ['one more class', withMore(other(at('13:00'), at('15:00'))), []],
    ['one more class that would have begun', withMore(other(at('12:00'), at('15:00'))), ['inicio_passado']],
  ])('%s', (_name, depois, expected) => {
    expect(codes(depois, now)).toEqual(expected);
  });

  it('a window that has not begun moves later, not earlier', () => {
    const antes = withMore(other(at('16:00'), at('18:00')));
    expect(codes(withMore(other(at('16:30'), at('18:30'))), now, antes)).toEqual([]);
    expect(codes(withMore(other(at('15:30'), at('18:30'))), now, antes)).toEqual(['inicio_mudou']);
  });
});

it('[MON-2] after the last window nothing changes', () => {
  expect(codes(exam(), END + 1)).toEqual(['prova_encerrada']);
});

it.each([
  ['as long', 60, []],
  ['a minute longer', 61, []],
  ['a minute shorter', 59, ['duracao_menor']],
])('[MON-1] the publication freezes the duration: %s', (_name, minutes, expected) => {
  expect(codes(exam(START, END, minutes), START - 3_600_000)).toEqual(expected);
  expect(codes(exam(START, END, minutes), START)).toEqual(expected);
});
