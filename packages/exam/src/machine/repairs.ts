/**
 * Repairs of items while they are answered (rule MON-6). A save, or a look now and then, tells how many there were; then the day
 * is read again. An answer belongs to its item and stays, whatever question of the bank the item shows.
 */
import type { Resumo, ResumoItem } from '../shapes.ts';
import { step, type Step } from './effects.ts';
import type { ItemState, ProvaState } from './state.ts';

/** Reads the day again where the server knows of more repairs. */
export function revisionHeard(state: ProvaState, revisao_prova: number | undefined): Step {
  const known = state.facts?.revisao_prova ?? 0;
  return revisao_prova === undefined || revisao_prova <= known ? step(state) : look(state);
}

export function look(state: ProvaState): Step {
  if (state.phase !== 'answering' || state.looking) return step(state);
  return step({ ...state, looking: true }, { type: 'load' });
}

type Known = Pick<ResumoItem, 'banco_questao_id' | 'reparo' | 'turma_avaliacao_questao_resposta_id'>;

/** Where the items stood before: in this session, else on this device. */
export function knownItems(state: ProvaState, device: Resumo | null): ReadonlyMap<number, Known> {
  const items: readonly Known[] =
    state.items.length > 0 ? state.items : (device?.materias ?? []).flatMap(({ itens }) => itens);
  return new Map(items.map((item) => [item.turma_avaliacao_questao_resposta_id, item]));
}

/** The school tells of a repair, and it is not the one of before. */
const isNews = (before: Known | undefined, { reparo, banco_questao_id }: ItemState): boolean =>
  before !== undefined &&
  reparo != null &&
  (before.reparo !== reparo || (reparo === 'corrigida' && before.banco_questao_id !== banco_questao_id));

/** Notes what is to be told, and moves the place along with an item that shows another question now. */
export function withRepairs(state: ProvaState, known: ReadonlyMap<number, Known>): ProvaState {
  const rowOf = (item: ItemState) => item.turma_avaliacao_questao_resposta_id;
  const news = state.items.filter((item) => isNews(known.get(rowOf(item)), item)).map(rowOf);
  const moved = (banco_questao_id: number | null) =>
    banco_questao_id === null
      ? null
      : (state.items.find(({ era }) => era.includes(banco_questao_id))?.banco_questao_id ?? banco_questao_id);
  return {
    ...state,
    looking: false,
    repaired: [...new Set([...state.repaired, ...news])],
    current: moved(state.current),
    lastViewed: moved(state.lastViewed),
  };
}

/** Earlier questions of an item. */
export const eraOf = (before: Known | undefined, era: readonly number[], banco_questao_id: number): readonly number[] =>
  before === undefined || before.banco_questao_id === banco_questao_id ? era : [...era, before.banco_questao_id];
