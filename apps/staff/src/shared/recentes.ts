/** Students opened last, for chips: kept in this browser session only and gone when the person signs out. */
import type { SessionStore } from '@luneta/auth';

import type { Aluno } from './aluno.ts';

const NOTE = 'alunos_recentes';
const MAX_RECENTES = 6;

/** Newest first; nothing when there is none or what is kept cannot be read. */
export function readRecentes(session: Pick<SessionStore, 'note'>): Aluno[] {
  try {
    const kept: unknown = JSON.parse(session.note(NOTE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAluno) : [];
  } catch {
    return [];
  }
}

/** Keeps who it is, and nothing of what the student does. */
export function addRecente(session: Pick<SessionStore, 'note' | 'setNote'>, opened: Aluno): void {
  const { aluno_nome, turma_aluno_id, avatar_code, turma } = opened;
  const aluno: Aluno = { aluno_nome, turma_aluno_id, avatar_code, turma };
  const others = readRecentes(session).filter((other) => other.turma_aluno_id !== turma_aluno_id);
  session.setNote(NOTE, JSON.stringify([aluno, ...others].slice(0, MAX_RECENTES)));
}

/**
 * Entries of another shape (older builds, manual edits) are ignored. Only the fields that the chips and the opening
 * need are checked.
 */
function isAluno(value: unknown): value is Aluno {
  if (!isRecord(value) || !isRecord(value['turma'])) return false;
  const { turma } = value;
  return (
    typeof value['aluno_nome'] === 'string' &&
    typeof value['turma_aluno_id'] === 'number' &&
    typeof value['avatar_code'] === 'number' &&
    typeof turma['versao'] === 'number' &&
    typeof turma['serie_nome'] === 'string' &&
    typeof turma['turma_codigo'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
