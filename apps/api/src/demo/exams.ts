/**
 * The demo's exams, one in each state a student can meet, with their content and their times relative to the moment at which
 * the demo is written. No two share a question, so that an open exam never withholds a key of a finished one.
 */
import { isoWeekStart } from '@luneta/domain/data-hora';

import { linguaOf, questoes, type DemoQuestao } from './content.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const QUARTER_HOUR = HOUR / 4;
const DAY = 24 * HOUR;

/** Code of the exam that begins some hours after the demo is written, and always in the same week. */
export const THIS_WEEK = 'DEMO-HOJE';

export type DemoItem = {
  readonly questao: DemoQuestao;
  readonly numero: number;
  readonly anulada: boolean;
  readonly gabarito_bonificado: boolean;
};

export type DemoDia = {
  readonly dia_prova: number;
  readonly duracao_minutos: number;
  readonly redacao: string | null;
  readonly itens: readonly DemoItem[];
  /** Window, in milliseconds from the moment at which the demo is written. */
  readonly inicio: number;
  readonly fim: number;
};

export type DemoExam = {
  readonly codigo: string;
  readonly descricao: string;
  readonly tipo_aplicacao: 'Online' | 'Presencial' | 'Híbrida';
  readonly solicitar_idioma: boolean;
  readonly nota_maxima: number;
  /** Taken by both classes and ended. `faltas` students of each class were absent. */
  readonly realizada: { readonly faltas: number } | null;
  readonly dias: readonly DemoDia[];
};

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  POR: ['Português'],
  CH: ['História', 'Geografia', 'Filosofia', 'Sociologia'],
  CN: ['Física', 'Química', 'Biologia'],
  MT: ['Matemática'],
  ING: ['Inglês'],
  ESP: ['Espanhol'],
};

/** Hands out questions, each at most once. The subjects of a group take turns. */
function dealer() {
  const queues = new Map(
    Object.values(GROUPS)
      .flat()
      .map((nome) => [nome, questoes.filter(({ materia }) => materia === nome)]),
  );
  const turns = new Map<string, number>();
  return (group: string, count: number): DemoQuestao[] => {
    const subjects = GROUPS[group] ?? [];
    return Array.from({ length: count }, () => {
      for (let tries = 0; tries < subjects.length; tries += 1) {
        const turn = turns.get(group) ?? 0;
        turns.set(group, turn + 1);
        const questao = queues.get(subjects[turn % subjects.length] ?? '')?.shift();
        if (questao) return questao;
      }
      throw new Error(`the demo has no ${group} questions left`);
    });
  };
}

/** Numbers from 1. The languages share theirs. */
function numbered(list: readonly DemoQuestao[], marks: { anulada?: number; bonificada?: number } = {}): DemoItem[] {
  const next = { comum: 1, 1: 1, 2: 1 };
  const shared = list.filter((questao) => linguaOf(questao) === 1).length;
  next.comum += shared;
  return list.map((questao) => {
    const lingua = linguaOf(questao);
    const numero = lingua === null ? next.comum++ : next[lingua]++;
    return { questao, numero, anulada: numero === marks.anulada, gabarito_bonificado: numero === marks.bonificada };
  });
}

const online = { tipo_aplicacao: 'Online', solicitar_idioma: false, nota_maxima: 10, realizada: null } as const;

function build(): DemoExam[] {
  const take = dealer();
  const deal = (por: number, ch: number, cn: number, mt: number): DemoQuestao[] => [
    ...take('POR', por),
    ...take('CH', ch),
    ...take('CN', cn),
    ...take('MT', mt),
  ];
  const languages = (n: number): DemoQuestao[] => [...take('ING', n), ...take('ESP', n)];
  const dia = (
    itens: readonly DemoItem[],
    duracao_minutos: number,
    inicio: number,
    fim: number,
    more: Partial<DemoDia> = {},
  ): DemoDia => ({ dia_prova: 1, redacao: null, itens, duracao_minutos, inicio, fim, ...more });
  const doisDias = languages(3);
  const resultado = languages(3);
  return [
    {
      ...online,
      codigo: 'DEMO-SIMULADO',
      descricao: 'Simulado da semana',
      dias: [dia(numbered(deal(3, 6, 6, 5)), 180, -1 * HOUR, 8 * HOUR, { redacao: 'RED-001' })],
    },
    {
      ...online,
      codigo: THIS_WEEK,
      descricao: 'Avaliação de revisão',
      dias: [dia(numbered(deal(2, 2, 3, 3)), 60, 3 * HOUR, 6 * HOUR)],
    },
    {
      ...online,
      codigo: 'DEMO-PROXIMA',
      descricao: 'Avaliação final',
      dias: [dia(numbered(deal(2, 3, 3, 2)), 60, 35 * DAY, 35 * DAY + 4 * HOUR)],
    },
    {
      ...online,
      codigo: 'DEMO-SALA',
      descricao: 'Prova em sala de aula',
      tipo_aplicacao: 'Presencial',
      dias: [dia(numbered(deal(1, 4, 3, 2)), 90, -2 * HOUR, 6 * HOUR)],
    },
    {
      ...online,
      codigo: 'DEMO-REDACAO',
      descricao: 'Oficina de redação',
      nota_maxima: 1000,
      dias: [dia([], 90, -1 * DAY, 3 * DAY, { redacao: 'RED-002' })],
    },
    {
      ...online,
      codigo: 'DEMO-DOIS-DIAS',
      descricao: 'Simulado de dois dias',
      solicitar_idioma: true,
      nota_maxima: 1000,
      dias: [
        dia(numbered([...doisDias, ...take('POR', 4), ...take('CH', 8)]), 150, -30 * MINUTE, 10 * HOUR, {
          redacao: 'RED-003',
        }),
        dia(numbered([...take('CN', 9), ...take('MT', 5)]), 150, DAY - 30 * MINUTE, DAY + 10 * HOUR, { dia_prova: 2 }),
      ],
    },
    {
      ...online,
      codigo: 'DEMO-RESULTADO',
      descricao: '1º Simulado do ano',
      solicitar_idioma: true,
      nota_maxima: 1000,
      realizada: { faltas: 0 },
      dias: [dia(numbered([...resultado, ...deal(5, 9, 9, 5)], { anulada: 5 }), 180, -12 * DAY, -10 * DAY)],
    },
    {
      ...online,
      codigo: 'DEMO-ANULADA',
      descricao: 'Avaliação bimestral',
      realizada: { faltas: 2 },
      dias: [dia(numbered(deal(3, 6, 6, 2), { anulada: 4, bonificada: 9 }), 90, -100 * DAY, -99 * DAY)],
    },
    {
      ...online,
      codigo: 'DEMO-REDACAO-CORRIGIDA',
      descricao: 'Redação corrigida',
      nota_maxima: 1000,
      realizada: { faltas: 1 },
      dias: [dia([], 90, -20 * DAY, -19 * DAY, { redacao: 'RED-004' })],
    },
  ];
}

export const exams: readonly DemoExam[] = build();

/**
 * The exams as they stand when the demo is written: late on a Sunday, the exam that is still to come begins before the week of
 * the school ends, so that 'Essa Semana' is never empty.
 */
export function examsAt(agora: Date, fuso_horario: string): readonly DemoExam[] {
  const now = agora.getTime();
  const week = isoWeekStart(now, fuso_horario);
  const moved = (dia: DemoDia): DemoDia => {
    let { inicio } = dia;
    while (isoWeekStart(now + inicio, fuso_horario) !== week) inicio -= QUARTER_HOUR;
    return { ...dia, inicio, fim: inicio + dia.fim - dia.inicio };
  };
  return exams.map((exam) => (exam.codigo === THIS_WEEK ? { ...exam, dias: exam.dias.map(moved) } : exam));
}

/** Questions that no exam uses. The second school's exam consists of copies of some of them. */
export const spareQuestoes: readonly DemoQuestao[] = questoes.filter(
  (questao) => !exams.some(({ dias }) => dias.some(({ itens }) => itens.some((item) => item.questao === questao))),
);
