/** The students of an exam day in groups, each in one, exceptions first. Pure. */
import type { ProvaAluno, ProvaAlunos } from '@luneta/api-client';
import { nomeIsolado } from '@luneta/domain/nome';
import { grupoNaProva, type GrupoNaProva } from '@luneta/domain/prova-ao-vivo';
import { Check, TimerOff } from '@luneta/ui/icons';

import type { LiveRow } from '../parts/live-list/live-list.tsx';
import { nomeDe } from '../../../shared/aluno.ts';
import { simple } from '../../../shared/texto.ts';
import { byNeed, stateWords, toRule } from './aluno.ts';
import { copy } from './copy.ts';

/** The order of VIV-3; on paper what is still to do comes first. */
export const GRUPOS = ['em_silencio', 'nao_iniciou', 'a_digitar', 'respondendo', 'digitada', 'entregou'] as const;

/** What the board shows: everybody, or one group. */
export type ShownGrupo = 'todos' | GrupoNaProva;

/** How the exam is taken, as far as the board is concerned. */
export type Sala = Pick<ProvaAlunos, 'alunos' | 'qtde_itens'> & {
  /** On paper alone: nobody starts, answers are typed. */
  readonly emPapel: boolean;
};

export const grupoDe = (aluno: ProvaAluno, emPapel: boolean, nowMs: number): GrupoNaProva =>
  grupoNaProva(toRule(aluno), emPapel, nowMs);

export type GrupoCounts = Readonly<Record<GrupoNaProva, number>>;

/** How many are in each group: together they are the class. */
export function countGrupos({ alunos, emPapel }: Sala, nowMs: number): GrupoCounts {
  const found = { em_silencio: 0, nao_iniciou: 0, a_digitar: 0, respondendo: 0, digitada: 0, entregou: 0 };
  for (const aluno of alunos) found[grupoDe(aluno, emPapel, nowMs)] += 1;
  return found;
}

/** The ids of each group, in the order of the screen. */
export type Ordem = readonly { readonly grupo: GrupoNaProva; readonly ids: readonly number[] }[];

export function ordemDe({ alunos, emPapel }: Sala, nowMs: number): Ordem {
  const ordered = byNeed(alunos, nowMs);
  return GRUPOS.map((grupo) => ({
    grupo,
    ids: ordered.filter((aluno) => grupoDe(aluno, emPapel, nowMs) === grupo).map((aluno) => aluno.turma_aluno_id),
  }));
}

/** Two orders are the same when nobody would move. */
export const mesmaOrdem = (a: Ordem, b: Ordem): boolean => keyOf(a) === keyOf(b);
const keyOf = (ordem: Ordem) => ordem.map(({ grupo, ids }) => `${grupo}:${ids.join(',')}`).join(';');

/** By name or code; an empty search finds everybody. */
export function matches({ aluno_nome, turma_aluno_id }: ProvaAluno, busca: string): boolean {
  const typed = simple(busca.trim());
  return typed === '' || simple(aluno_nome).includes(typed) || String(turma_aluno_id) === typed;
}

const ICONS: Partial<Record<GrupoNaProva, LiveRow['icon']>> = {
  em_silencio: TimerOff,
  entregou: Check,
  digitada: Check,
};

/** One row of the board on a phone. */
export function linhaDe(aluno: ProvaAluno, { qtde_itens, emPapel }: Sala, nowMs: number): LiveRow {
  const grupo = grupoDe(aluno, emPapel, nowMs);
  const { turma_aluno_id, avatar_code, qtde_respondidas } = aluno;
  const nome = nomeDe(aluno.aluno_nome);
  const words = stateWords(aluno, emPapel, nowMs);
  const answering = grupo === 'respondendo';
  const shows = answering || grupo === 'entregou';
  return {
    id: turma_aluno_id,
    name: nome,
    avatar: avatar_code,
    label: `${nomeIsolado(nome)}, ${words}, ${copy.progress(qtde_respondidas, qtde_itens)}`,
    note: [...(answering ? [] : [words]), ...(shows ? [copy.progressShort(qtde_respondidas, qtde_itens)] : [])].join(
      ' · ',
    ),
    tone: grupo === 'em_silencio' ? 'warning' : 'plain',
    icon: ICONS[grupo],
    ...(answering && { part: qtde_itens === 0 ? 0 : Math.min(1, qtde_respondidas / qtde_itens) }),
  };
}
