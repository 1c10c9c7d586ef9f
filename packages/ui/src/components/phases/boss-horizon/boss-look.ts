import type { StatusBoss } from '@luneta/domain/boss';

/** What a card shows of a Boss in each state: the energy of his picture and the mark beside it. */
export const bossLook: Readonly<Record<StatusBoss, { energy: number; mark: 'locked' | 'won' | null }>> = {
  bloqueado: { energy: 1, mark: 'locked' },
  desbloqueado: { energy: 1, mark: null },
  iniciado: { energy: 1, mark: null },
  venceu: { energy: 0, mark: 'won' },
  perdeu: { energy: 1, mark: null },
};

/** He waits, or the fight is under way. */
export const canBeFaced = (status: StatusBoss): boolean => status === 'desbloqueado' || status === 'iniciado';
