/** When the essay was last changed, for what is kept and what is sent (decision 196). */
import type { EssayState } from './state.ts';

/** The moment of the last change, where it is known. */
export const lastChangeOf = ({ editada_em }: EssayState): { respondida_em?: string } =>
  editada_em === null ? {} : { respondida_em: editada_em };
