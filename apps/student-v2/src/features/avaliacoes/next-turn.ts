/** When the list of exams is asked for again while the page stays open. Pure. */
import { REFETCH_MS, type Avaliacao } from '@luneta/api-client';

type Turns = Pick<Avaliacao, 'servidor_em' | 'data_hora_inicial_prova' | 'data_hora_final_prova'>;

/** Until a second after the next exam begins or ends, by the server's clock at the answer: staff may have moved it meanwhile. */
export function untilNextTurn(list: readonly Turns[]): number {
  const turns = list.flatMap(({ servidor_em, data_hora_inicial_prova, data_hora_final_prova }) =>
    [data_hora_inicial_prova, data_hora_final_prova].map((at) => Date.parse(at) - Date.parse(servidor_em)),
  );
  return Math.min(REFETCH_MS, ...turns.filter((ms) => ms > 0).map((ms) => ms + 1000));
}
