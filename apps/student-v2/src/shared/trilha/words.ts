/** Words that the screens of roadmaps share. */
import type { Dificuldade, TrilhaTipo } from '@luneta/domain';

/** A number is not parted from what it counts. */
const count = (n: number, one: string, many: string) => `${n}\u00A0${n === 1 ? one : many}`;

export const words = {
  tipo: { 1: 'Roteiro de Estudos', 2: 'Plano de Ação' } satisfies Record<TrilhaTipo, string>,
  dificuldade: { facil: 'Fácil', medio: 'Médio', dificil: 'Difícil' } satisfies Record<Dificuldade, string>,
  fases: (n: number) => count(n, 'fase', 'fases'),
  assuntos: (n: number) => count(n, 'assunto', 'assuntos'),
  cicloOf: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  /** S3 §2, to the letter; on the last day screen readers announce another sentence (decision 150). */
  prazo: { encerrada: 'Encerrada', faltam: (dias: number) => `Faltam ${dias} dia(s)`, hoje: 'Termina hoje' },
  progressOf: (materia: string) => `Progresso em ${materia}`,
} as const;
