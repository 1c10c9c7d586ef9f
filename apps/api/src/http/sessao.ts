/** The session of a request as handlers see it: the person, the school and the student acted for. */
import { canWriteConta } from '@luneta/domain/conta';
import { canWrite, type Modo, type Perfil, type SessionProfile } from '@luneta/domain/perfil';

import type { Alvo, Escrita } from './contract.ts';
import { errors } from './errors.ts';

/** The enrolment a request is about. */
export type Aluno = {
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  /** Full name. */
  readonly nome: string;
  readonly turma_id: number;
  readonly serie_id: number;
  /** Of the class (decision 2). */
  readonly versao: 1 | 2;
  readonly status: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
  /** Multiplies exam durations. */
  readonly fator_tempo: number;
  /** The time won by the factor may pass the end of the window (rule PRA-2). */
  readonly passa_da_janela: boolean;
};

export type Sessao = {
  readonly id: string;
  /** The school of the call: the student's when a view is open, else the person's. */
  readonly escola_id: number;
  /** The person's own school, where the session is stored. */
  readonly pessoa_escola_id: number;
  /** IANA zone of the school. */
  readonly fuso_horario: string;
  readonly pessoa_id: number;
  /** Full name of who signed in. */
  readonly nome: string;
  readonly perfil_real: Perfil;
  /** Effective profile: only 'aluno' may write. */
  readonly perfil: Perfil;
  /** Null for staff who have not chosen a student. */
  readonly aluno: Aluno | null;
  /** Silence until this instant ends the session. */
  readonly expira_em: Date;
  /** The person must change the password first (`isPasswordInitial`). */
  readonly senha_inicial: boolean;
  /** The student must register security questions first. */
  readonly sem_perguntas: boolean;
  /** The school requires a two-step sign-in of its staff, and this person must set it up first (security D8). */
  readonly sem_duas_etapas: boolean;
  /** When a student's view opened by staff ends; null for every other session. */
  readonly limite_em: Date | null;
  /** Account that may call `tests/*`. */
  readonly conta_teste: boolean;
};

/** Whether staff look at, or act for, a student: a session opened from another one. */
export function isView({ perfil_real, limite_em }: Sessao): boolean {
  return perfil_real !== 'aluno' && limite_em !== null;
}

/** Whether staff only look at the student whose view they opened: nothing can be changed, by no operation (PER-7). */
export function isVisit(sessao: Sessao): boolean {
  return modoOf(sessao) === 'professor';
}

/** What staff chose for the student's view they opened; null for everybody else. */
export function modoOf(sessao: Sessao): Modo {
  if (!isView(sessao)) return null;
  return sessao.perfil === 'aluno' ? 'aluno' : 'professor';
}

function profileOf(sessao: Sessao): SessionProfile {
  const { perfil_real, aluno } = sessao;
  return { perfil_real, modo: modoOf(sessao), turmaAtual: aluno?.status === 'Atual' };
}

/** Whether this session may change anything of its student (decisions 22, 23, 63). */
export function mayWrite(sessao: Sessao): boolean {
  return canWrite(profileOf(sessao));
}

/** Whether this session may make such a write (openapi/roles.yaml says what each kind is). */
export function mayMake(escrita: Escrita, alvo: Alvo, sessao: Sessao): boolean {
  switch (escrita) {
    case 'sessao':
      return true;
    case 'aluno':
      return mayWrite(sessao);
    case 'proprio':
    case 'gestao':
      if (escrita === 'proprio' && alvo === 'pessoa' && isView(sessao)) return false;
      return (sessao.aluno === null && !isView(sessao)) || canWriteConta(profileOf(sessao));
    default:
      return escrita satisfies never;
  }
}

/**
 * The enrolment of the request.
 * @throws 403 `aluno_nao_selecionado` for staff without a student.
 */
export function requireAluno(sessao: Sessao): Aluno {
  if (!sessao.aluno) throw errors.noStudent();
  return sessao.aluno;
}
