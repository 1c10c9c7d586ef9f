/** From which screen a student was opened, so that the selection offers the way back first (decision 230). Kept in this session only. */
import type { SessionStore } from '@luneta/auth';

import type { Aluno } from './aluno.ts';
import { copy } from './copy.ts';
import { paths } from './paths.ts';

const NOTE = 'origem';

export type Origem = { readonly href: string; readonly label: string };

/** Keeps the place; the selection itself is none. */
export function noteOrigem(session: Pick<SessionStore, 'setNote'>, href: string, { turma }: Aluno): void {
  const [path = ''] = href.split('?');
  if (path === paths.selecao) return;
  const isTurma = path.startsWith(paths.turmas);
  const label = isTurma ? copy.backToTurma(turma.turma_codigo) : copy.backToAlunos;
  session.setNote(NOTE, JSON.stringify({ href, label }));
}

/** Null when no student was opened from elsewhere, or what is kept cannot be read. */
export function readOrigem(session: Pick<SessionStore, 'note'>): Origem | null {
  try {
    const kept: unknown = JSON.parse(session.note(NOTE) ?? 'null');
    return isOrigem(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** An address of this app alone: what is kept is never trusted with another one. */
const isOrigem = (value: unknown): value is Origem =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  'label' in value &&
  typeof value.href === 'string' &&
  typeof value.label === 'string' &&
  /^\/[^/\\]/u.test(value.href);
