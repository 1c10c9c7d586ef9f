/** What services take of a call. Each kind is defined once; staff have `StaffCtx` in school/alcance.ts, with their reach. */
import type { Db } from '../database/db.ts';
import type { Tenant } from '../database/tenant.ts';
import type { LineTimes } from './services.ts';
import { requireAluno, type Aluno, type Sessao } from './sessao.ts';

/** Who is signed in, and the instant of the call. */
export type Caller = { readonly db: Db; readonly sessao: Sessao; readonly agora: Date };

/** Somebody without a session: the address, counted as limits count it, and the instant of the call. */
export type Visitor = {
  readonly db: Db;
  readonly ip: string;
  readonly agora: Date;
  /** Of the line of the address, above its limit. */
  readonly line: LineTimes;
};

/** A student's call: the student, the school and the instant. */
export type Ctx = { readonly escola: Tenant; readonly aluno: Aluno; readonly agora: Date };

type AlunoCall = { readonly escola: Tenant; readonly sessao: Sessao; readonly agora: Date };

/** @throws 403 `aluno_nao_selecionado` for staff without a student */
export function ctxOf({ escola, sessao, agora }: AlunoCall): Ctx {
  return { escola, aluno: requireAluno(sessao), agora };
}
