/** Exam windows that have not begun, when the school changes its time zone (ESC-3). The exams own them. */
import { comecariaAntes, janelaDepois, type JanelasNaMudanca } from '@luneta/domain/mudanca-fuso';

import type { Tenant } from '../../../../database/tenant.ts';

/** The contract's limit of the preview. */
export const MAX_JANELAS = 100;

export type JanelaRow = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly descricao: string;
  readonly serie_nome: string;
  readonly turma_codigo: string;
  readonly inicio_em: Date;
  readonly fim_em: Date;
  readonly total: number;
};

/** The zone before and after, and what the windows ahead keep. */
export type Mudanca = {
  readonly de: string;
  readonly para: string;
  readonly manter: JanelasNaMudanca;
  readonly agora: Date;
};

/** Both ends of a window after the change. */
export function depoisDe(
  { inicio_em, fim_em }: Pick<JanelaRow, 'inicio_em' | 'fim_em'>,
  { de, para, manter, agora }: Mudanca,
) {
  const depois = janelaDepois({ inicioMs: inicio_em.getTime(), fimMs: fim_em.getTime() }, de, para, manter);
  return {
    inicio_em: new Date(depois.inicioMs),
    fim_em: new Date(depois.fimMs),
    comecaria_antes: comecariaAntes(depois, agora.getTime()),
  };
}

/** What the exams do when the zone changes. `modules/index.ts` hands it in. */
export type JanelasAhead = {
  /** The first windows ahead by their start; each row says how many there are in all. */
  readonly findAhead: (escola: Tenant, agora: Date) => Promise<JanelaRow[]>;
  /**
   * Moves the windows ahead and the releases that follow from them, inside the transaction that changes the zone.
   * @returns how many windows moved; null when one of them would begin in the past, and then none moved (ESC-9)
   */
  readonly moveAhead: (escola: Tenant, mudanca: Mudanca) => Promise<number | null>;
};
