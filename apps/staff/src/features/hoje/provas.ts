/** The exams of a day as a screen shows them: classes with the same window together. Pure. */
import type { GestaoHoje } from '@luneta/api-client';
import { calendarDay, minutesOfDay } from '@luneta/domain';
import { partesDoDia, type PartesDoDia } from '@luneta/domain/prova-andamento';

type Row = GestaoHoje['provas'][number];

export type Estado = 'over' | 'live' | 'next';

/** One day of an exam, for every class that takes it in the same window. */
export type Prova = {
  readonly id: string;
  readonly avaliacao_conhecimento_id: number;
  readonly descricao: string;
  readonly dia_prova: number;
  readonly serie_nome: string;
  readonly turmas: readonly string[];
  readonly turma_avaliacao_ids: readonly number[];
  readonly emSala: boolean;
  readonly startMs: number;
  readonly endMs: number;
  readonly alunos: number;
  /** Each student once: on a screen by how far, on paper by whether the answers are typed. */
  readonly partes: PartesDoDia;
};

const keyOf = (row: Row) =>
  [row.avaliacao_conhecimento_id, row.dia_prova, row.serie_nome, row.data_hora_inicial, row.disponivel_ate].join(' ');

const sum = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

function groupsOf<One>(all: readonly One[], groupOf: (one: One) => string): ReadonlyMap<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  return groups;
}

/** In the order of the server: by their start. */
export function provasOf(rows: readonly Row[]): readonly Prova[] {
  return [...groupsOf(rows, keyOf)].flatMap(([id, group]) => {
    const [first] = group;
    return first === undefined ? [] : [provaOf(id, first, group)];
  });
}

function provaOf(id: string, first: Row, rows: readonly Row[]): Prova {
  const alunos = sum(rows, (row) => row.qtde_alunos);
  const emSala = first.tipo_aplicacao === 'Presencial';
  return {
    id,
    avaliacao_conhecimento_id: first.avaliacao_conhecimento_id,
    descricao: first.descricao,
    dia_prova: first.dia_prova,
    serie_nome: first.serie_nome,
    turmas: rows.map(({ turma_codigo }) => turma_codigo),
    turma_avaliacao_ids: rows.map(({ turma_avaliacao_id }) => turma_avaliacao_id),
    emSala,
    startMs: Date.parse(first.data_hora_inicial),
    endMs: Date.parse(first.disponivel_ate),
    alunos,
    partes: partesDoDia(
      {
        alunos,
        respondendo: sum(rows, (row) => row.qtde_respondendo),
        semNoticia: sum(rows, (row) => row.qtde_sem_noticia),
        entregues: sum(rows, (row) => row.qtde_entregues),
      },
      emSala,
    ),
  };
}

/** By the clock alone. */
export function estadoOf({ startMs, endMs }: Prova, nowMs: number): Estado {
  if (nowMs < startMs) return 'next';
  return nowMs < endMs ? 'live' : 'over';
}

/** Whether the window touches this day of the zone. */
export const isOn = ({ startMs, endMs }: Prova, dia: string, timeZone: string): boolean =>
  // The end itself is not part of the window.
  calendarDay(startMs, timeZone) <= dia && calendarDay(endMs - 1, timeZone) >= dia;

/** Minutes of the window on this day: what began before begins at midnight, what ends later ends there. */
export function minutesOn({ startMs, endMs }: Prova, dia: string, timeZone: string): { from: number; to: number } {
  return {
    from: calendarDay(startMs, timeZone) < dia ? 0 : minutesOfDay(startMs, timeZone),
    to: calendarDay(endMs - 1, timeZone) > dia ? 24 * 60 : minutesOfDay(endMs - 1, timeZone) + 1,
  };
}

/** The exams that begin on a later day, by day. */
export function laterOf(provas: readonly Prova[], dia: string, timeZone: string): ReadonlyMap<string, Prova[]> {
  return groupsOf(
    provas.filter(({ startMs }) => calendarDay(startMs, timeZone) > dia),
    ({ startMs }) => calendarDay(startMs, timeZone),
  );
}
