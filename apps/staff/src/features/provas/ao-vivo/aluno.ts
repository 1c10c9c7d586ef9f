/** A student of the live screen, in the words of the rules and of the screen. Pure. */
import { nomeIsolado } from '@luneta/domain/nome';
import { minutosEmSilencio, porNecessidade, needsAttention, type AlunoNaProva } from '@luneta/domain/prova-ao-vivo';
import type { ProvaAluno } from '@luneta/api-client';

import type { Seat } from '../parts/seat-grid/seat-grid.tsx';
import { copy, estados } from './copy.ts';

const msOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

export const toRule = (aluno: ProvaAluno): AlunoNaProva => ({
  estado: aluno.estado,
  iniciadaEmMs: msOf(aluno.iniciada_em),
  ultimaRespostaEmMs: msOf(aluno.ultima_resposta_em),
});

export const needs = (aluno: ProvaAluno, nowMs: number): boolean => needsAttention(toRule(aluno), nowMs);
export const silence = (aluno: ProvaAluno, nowMs: number): number => minutosEmSilencio(toRule(aluno), nowMs) ?? 0;

/** Exceptions first; equal need keeps the order by name. */
export const byNeed = (alunos: readonly ProvaAluno[], nowMs: number): ProvaAluno[] =>
  [...alunos].sort((a, b) => porNecessidade(toRule(a), toRule(b), nowMs));

/** First name, and the initial of the last one. */
function shortName(nome: string): string {
  const parts = nome.trim().split(/\s+/u);
  const [first = nome] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return last === undefined ? first : `${first} ${last.charAt(0)}.`;
}

/** The words of a state, with the silence when there is one. */
export function stateWords(aluno: ProvaAluno, emPapel: boolean, nowMs: number): string {
  if (needs(aluno, nowMs)) return copy.silent(silence(aluno, nowMs));
  return emPapel && aluno.estado === 'nao_iniciada' ? copy.toType : estados[aluno.estado];
}

const STATES = {
  nao_iniciada: 'waiting',
  respondendo: 'answering',
  entregue: 'done',
  papel: 'done',
  encerrada: 'closed',
} as const;

function noteOf(aluno: ProvaAluno, emPapel: boolean, nowMs: number): string {
  if (needs(aluno, nowMs)) return copy.seatSilent(aluno.qtde_respondidas, silence(aluno, nowMs));
  if (aluno.estado === 'respondendo') return String(aluno.qtde_respondidas);
  return aluno.estado === 'encerrada' ? copy.closedShort : stateWords(aluno, emPapel, nowMs);
}

export function toSeat(aluno: ProvaAluno, itens: number, emPapel: boolean, nowMs: number): Seat {
  return {
    id: aluno.turma_aluno_id,
    name: shortName(aluno.aluno_nome),
    label: `${nomeIsolado(aluno.aluno_nome)}, ${stateWords(aluno, emPapel, nowMs)}, ${copy.progress(aluno.qtde_respondidas, itens)}`,
    avatar: aluno.avatar_code,
    state: needs(aluno, nowMs) ? 'silent' : STATES[aluno.estado],
    note: noteOf(aluno, emPapel, nowMs),
    part: itens === 0 ? 0 : Math.min(1, aluno.qtde_respondidas / itens),
  };
}
