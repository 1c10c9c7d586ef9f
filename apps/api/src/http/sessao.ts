/** The session of a request as handlers see it: who, in which school, on behalf of which enrolment. */
import { canWrite, type Perfil } from '@luneta/domain/perfil';

import { errors } from './errors.ts';

/** The enrolment a request is about. */
export type Aluno = {
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  readonly turma_id: number;
  readonly serie_id: number;
  /** Of the class (decision 2). */
  readonly versao: 1 | 2;
  readonly status: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
  /** Multiplies exam durations. */
  readonly fator_tempo: number;
};

export type Sessao = {
  readonly id: string;
  readonly escola_id: number;
  /** IANA zone of the school. */
  readonly fuso_horario: string;
  readonly pessoa_id: number;
  readonly perfil_real: Perfil;
  /** Effective profile: only 'aluno' may write. */
  readonly perfil: Perfil;
  /** Null for staff who have not chosen a student. */
  readonly aluno: Aluno | null;
  /** Silence until this instant ends the session. */
  readonly expira_em: Date;
  /** The person must change the password first (`isPasswordInitial`). */
  readonly senha_inicial: boolean;
  /** Account that may call `tests/*`. */
  readonly conta_teste: boolean;
};

/** Whether this session may change anything (decisions 22, 23, 63). */
export function mayWrite(sessao: Sessao): boolean {
  const { perfil, perfil_real, aluno } = sessao;
  const modo = perfil_real === 'aluno' ? null : perfil === 'aluno' ? 'aluno' : 'professor';
  return canWrite({ perfil_real, modo, turmaAtual: aluno?.status === 'Atual' });
}

/**
 * The enrolment of the request.
 * @throws 403 `aluno_nao_selecionado` for staff without a student.
 */
export function requireAluno(sessao: Sessao): Aluno {
  if (!sessao.aluno) throw errors.noStudent();
  return sessao.aluno;
}
