/** The exams of the chosen classes on the days of a week, and which of them fall into the windows of this one. Pure. */
import type { GestaoProva } from '@luneta/api-client';
import { janelaMs, toLocal } from '@luneta/domain';

import type { TurmaDaProva } from '../valores.ts';

/** One window on a day of the week. */
export type Faixa = {
  readonly id: string;
  /** First and last day on the clock of the school, 'AAAA-MM-DD'. */
  readonly de: string;
  readonly ate: string;
  readonly inicioMs: number;
  readonly fimMs: number;
  /** Null for the exam that is being made. */
  readonly descricao: string | null;
  readonly turmas: readonly string[];
  readonly choca: boolean;
};

type Janela = { readonly turma_id: number; readonly inicioMs: number; readonly fimMs: number };

export function janelasDaProva(turmas: readonly TurmaDaProva[], zone: string): Janela[] {
  return turmas.flatMap(({ turma_id, dias }) =>
    dias.flatMap(({ inicio, fim }) => {
      const ms = inicio === '' || fim === '' ? null : janelaMs({ inicio, fim }, zone);
      return ms === null || ms.fimMs <= ms.inicioMs ? [] : [{ turma_id, ...ms }];
    }),
  );
}

const overlap = (a: Omit<Janela, 'turma_id'>, b: Omit<Janela, 'turma_id'>) =>
  a.inicioMs < b.fimMs && b.inicioMs < a.fimMs;
const diaDe = (ms: number, zone: string) => toLocal(ms, zone).slice(0, 'AAAA-MM-DD'.length);

/** @param nomeDe the code of a class */
export function faixasDa(
  turmas: readonly TurmaDaProva[],
  provas: readonly GestaoProva[],
  { zone, nomeDe }: { readonly zone: string; readonly nomeDe: (turma_id: number) => string },
): Faixa[] {
  const own = janelasDaProva(turmas, zone);
  const chosen = new Set(turmas.map(({ turma_id }) => turma_id));
  const others = provas
    .filter(({ turma_id }) => chosen.has(turma_id))
    .flatMap(({ turma_avaliacao_id, turma_id, turma_codigo, descricao, dias }) =>
      dias.map(({ dia_prova, data_hora_inicial, disponivel_ate }) => {
        const ms = { inicioMs: Date.parse(data_hora_inicial), fimMs: Date.parse(disponivel_ate) };
        const choca = own.some((one) => one.turma_id === turma_id && overlap(one, ms));
        return { id: `${turma_avaliacao_id}-${dia_prova}`, ...ms, descricao, turmas: [turma_codigo], choca };
      }),
    );
  const mine = own.map(({ turma_id, ...ms }) => ({
    id: `esta-${turma_id}-${ms.inicioMs}`,
    ...ms,
    descricao: null,
    turmas: [nomeDe(turma_id)],
    choca: false,
  }));
  return together([...mine, ...others])
    .map((one) => ({ ...one, de: diaDe(one.inicioMs, zone), ate: diaDe(one.fimMs, zone) }))
    .sort((a, b) => a.inicioMs - b.inicioMs);
}

/** Classes with the same exam at the same time are one line. */
function together(all: readonly Omit<Faixa, 'de' | 'ate'>[]): Omit<Faixa, 'de' | 'ate'>[] {
  const found = new Map<string, Omit<Faixa, 'de' | 'ate'>>();
  for (const one of all) {
    const key = [one.descricao ?? '', one.inicioMs, one.fimMs, one.choca].join('|');
    const before = found.get(key);
    found.set(key, before ? { ...before, turmas: [...before.turmas, ...one.turmas] } : one);
  }
  return [...found.values()];
}
