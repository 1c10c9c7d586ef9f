/** What staff look at first while an exam runs. Instants are epoch milliseconds. */

export type EstadoNaProva = 'nao_iniciada' | 'respondendo' | 'entregue' | 'encerrada' | 'papel';

export type AlunoNaProva = {
  readonly estado: EstadoNaProva;
  readonly iniciadaEmMs: number | null;
  /** The last answer or text that the server kept. */
  readonly ultimaRespostaEmMs: number | null;
};

/** From so many minutes without an answer on, somebody should go and look. */
export const MINUTOS_EM_SILENCIO = 5;

/**
 * Whole minutes since the server last heard an answer of a student who is answering, from the start when there is none;
 * null for everybody else. It says nothing about why: a hard question and a lost network look the same. [VIV-1]
 */
export function minutosEmSilencio(aluno: AlunoNaProva, nowMs: number): number | null {
  if (aluno.estado !== 'respondendo') return null;
  const since = Math.max(aluno.iniciadaEmMs ?? 0, aluno.ultimaRespostaEmMs ?? 0);
  return since === 0 ? null : Math.max(0, Math.floor((nowMs - since) / 60_000));
}

/** Silent for five minutes or longer. [VIV-2] */
export function needsAttention(aluno: AlunoNaProva, nowMs: number): boolean {
  const minutos = minutosEmSilencio(aluno, nowMs);
  return minutos !== null && minutos >= MINUTOS_EM_SILENCIO;
}

const RANK: Readonly<Record<EstadoNaProva, number>> = {
  nao_iniciada: 1,
  respondendo: 2,
  papel: 3,
  encerrada: 4,
  entregue: 5,
};

/** Order by need: the silent with the longest silence first, then who has not started, who answers, and who is done. [VIV-3] */
export function porNecessidade(a: AlunoNaProva, b: AlunoNaProva, nowMs: number): number {
  const [needA, needB] = [needsAttention(a, nowMs), needsAttention(b, nowMs)];
  if (needA !== needB) return needA ? -1 : 1;
  if (needA) return (minutosEmSilencio(b, nowMs) ?? 0) - (minutosEmSilencio(a, nowMs) ?? 0);
  return RANK[a.estado] - RANK[b.estado];
}

/** Where a student of an exam day stands, each in one group. */
export type GrupoNaProva = 'em_silencio' | 'nao_iniciou' | 'a_digitar' | 'respondendo' | 'digitada' | 'entregou';

const GRUPOS: Readonly<Record<EstadoNaProva, GrupoNaProva>> = {
  nao_iniciada: 'nao_iniciou',
  respondendo: 'respondendo',
  papel: 'digitada',
  encerrada: 'entregou',
  entregue: 'entregou',
};

/** The one group of a student: on paper nobody starts, answers are typed. [VIV-4] */
export function grupoNaProva(aluno: AlunoNaProva, emPapel: boolean, nowMs: number): GrupoNaProva {
  if (needsAttention(aluno, nowMs)) return 'em_silencio';
  return emPapel && aluno.estado === 'nao_iniciada' ? 'a_digitar' : GRUPOS[aluno.estado];
}
