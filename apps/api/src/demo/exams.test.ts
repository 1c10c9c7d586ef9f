import { describe, expect, it } from 'vitest';

import { isoWeekStart } from '@luneta/domain/data-hora';

import { exams, examsAt, spareQuestoes, THIS_WEEK } from './exams.ts';
import { roteiros } from './roteiros.ts';
import { outraTurma, turmaV1, turmaV2 } from './names.ts';

type Window = { inicio: number; fim: number };
const running = ({ inicio, fim }: Window) => inicio < 0 && fim > 0;
const over = ({ fim }: Window) => fim < 0;
const HOUR = 3_600_000;
const QUARTER_HOUR = HOUR / 4;

const codesOf = (exam: (typeof exams)[number]) =>
  exam.dias.flatMap(({ itens }) => itens.map(({ questao }) => questao.codigo));

describe('the demo exams', () => {
  it('share no question, so that an open exam never hides the key of a released one', () => {
    const codes = exams.flatMap(codesOf);
    expect(codes.length).toBeGreaterThan(100);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('number their items from 1 without gaps, the languages sharing theirs', () => {
    for (const { dias } of exams) {
      for (const { itens } of dias) {
        const places = itens.map(({ numero, questao }) => `${numero} ${questao.idioma ?? ''}`);
        expect(new Set(places).size).toBe(places.length);
        const numbers = [...new Set(itens.map(({ numero }) => numero))].toSorted((a, b) => a - b);
        expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      }
    }
  });

  it.each([
    ['running, with essay', 'DEMO-SIMULADO', running],
    ['later today', 'DEMO-HOJE', ({ inicio }: Window) => inicio > 0 && inicio < 24 * HOUR],
    ['upcoming', 'DEMO-PROXIMA', ({ inicio }: Window) => inicio > 30 * 24 * HOUR],
    ['in class', 'DEMO-SALA', running],
    ['essay only', 'DEMO-REDACAO', running],
    ['two days', 'DEMO-DOIS-DIAS', running],
    ['released', 'DEMO-RESULTADO', over],
    ['with an annulled item', 'DEMO-ANULADA', over],
    ['essay only, marked', 'DEMO-REDACAO-CORRIGIDA', over],
  ] as const)('there is one %s', (_state, codigo, when) => {
    const exam = exams.find((entry) => entry.codigo === codigo);
    expect(exam?.dias[0] && when(exam.dias[0])).toBe(true);
  });

  it('have twenty items and an essay in the running exam', () => {
    const [dia] = exams.find(({ codigo }) => codigo === 'DEMO-SIMULADO')?.dias ?? [];
    expect([dia?.itens.length, dia?.redacao]).toEqual([20, 'RED-001']);
    expect(new Set(dia?.itens.map(({ questao }) => questao.materia)).size).toBeGreaterThanOrEqual(8);
  });

  it('hold one of this week that has roadmaps, whatever the quarter of an hour in which the demo is written', () => {
    const fuso = 'America/Sao_Paulo';
    const monday = Date.parse('2026-11-23T03:00:00Z');
    const starts = Array.from({ length: 7 * 24 * 4 }, (_, quarter) => {
      const now = monday + quarter * QUARTER_HOUR;
      const [dia] = examsAt(new Date(now), fuso).find(({ codigo }) => codigo === THIS_WEEK)?.dias ?? [];
      return { now, inicio: now + (dia?.inicio ?? Number.NaN), fim: now + (dia?.fim ?? Number.NaN) };
    });
    expect(new Set(starts.map(({ inicio }) => isoWeekStart(inicio, fuso)))).toEqual(new Set(['2026-11-23']));
    expect(starts.filter(({ now, inicio }) => inicio < now)).toEqual([]);
    expect(starts.filter(({ now, inicio }) => inicio === now)).toHaveLength(1);
    expect(starts.filter(({ now, inicio }) => inicio === now + 3 * HOUR)).toHaveLength(7 * 24 * 4 - 12);
    expect(new Set(starts.map(({ inicio, fim }) => fim - inicio))).toEqual(new Set([3 * HOUR]));
    expect(roteiros.filter(({ prova }) => prova === THIS_WEEK)).toHaveLength(1);
  });

  it('leave questions for the second school', () => {
    expect(spareQuestoes.filter(({ idioma }) => idioma === undefined).length).toBeGreaterThanOrEqual(6);
  });
});

describe('the demo people', () => {
  it('are thirty in each class, each with a login', () => {
    expect([turmaV1.length, turmaV2.length]).toEqual([30, 30]);
    const logins = [...turmaV1, ...turmaV2, ...outraTurma].map(({ login }) => login);
    expect(new Set(logins).size).toBe(logins.length);
    for (const login of logins) expect(login).toMatch(/^[a-z]+(\.[a-z]+)?$/u);
  });
});
