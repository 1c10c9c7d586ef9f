/** Where an exam stands over all its classes. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

export type Situacao = 'agendada' | 'aberta' | 'encerrada' | 'liberada' | 'cancelada';

type Row = {
  readonly cancelada_em: Date | null;
  readonly liberado_em: Date | null;
  readonly fim_em: Date | null;
  readonly inicio_em: Date | null;
};

/** Repeats the list's SQL for one exam; a test compares both. */
export function situacaoOf({ cancelada_em, liberado_em, fim_em, inicio_em }: Row, agora: Date): Situacao {
  if (cancelada_em !== null) return 'cancelada';
  if (liberado_em !== null && agora > liberado_em) return 'liberada';
  if (fim_em !== null && agora.getTime() > fim_em.getTime() + TOLERANCE_SECONDS * 1000) return 'encerrada';
  return inicio_em === null || agora < inicio_em ? 'agendada' : 'aberta';
}
