/** Where one is in the review of a result: the questions to go through, and the neighbours of this one. Pure. */
import type { Resultado } from '@luneta/api-client';

import { missesOf, passosOf, type Passo } from '../../shared/resultado/questoes.ts';

export type Rever = 'todas' | 'erros';

export type Revisao = {
  /** Every question of the exam. */
  readonly todas: readonly Passo[];
  /** Those to go through. */
  readonly passos: readonly Passo[];
  /** How many are worth looking at again. */
  readonly misses: number;
  /** Place of this one in `todas`, from 0; −1 when it is not there. */
  readonly current: number;
  /** Place in `passos`, from 1; null for a question outside of them. */
  readonly at: number | null;
  readonly previous: Passo | undefined;
  readonly next: Passo | undefined;
};

/** A question that is no miss, opened among the misses, stands between its neighbours by its place in the exam. */
export function revisaoOf(
  { questoes, presente_avaliacao }: Pick<Resultado, 'questoes' | 'presente_avaliacao'>,
  banco_questao_id: number,
  rever: Rever,
): Revisao {
  const todas = passosOf(questoes, presente_avaliacao);
  const misses = missesOf(todas);
  const passos = rever === 'erros' ? misses : todas;
  const current = todas.findIndex((passo) => passo.banco_questao_id === banco_questao_id);
  const placeOf = (passo: Passo) => todas.indexOf(passo);
  const index = passos.findIndex((passo) => passo.banco_questao_id === banco_questao_id);
  return {
    todas,
    passos,
    misses: misses.length,
    current,
    at: index < 0 ? null : index + 1,
    previous: passos.filter((passo) => placeOf(passo) < current).at(-1),
    next: current < 0 ? undefined : passos.find((passo) => placeOf(passo) > current),
  };
}
