/** The votes of students on contents, as both versions read them with the contents of a topic. */
import { sortByVotos, type Votos } from '@luneta/domain/conteudo-votos';

/** Votes of the content `c` from `:desde` on, as `v.votos` and `v.votos_sim`. */
export const VOTOS = `cross join lateral (
     select count(*)::int as votos, (count(*) filter (where w.ajudou))::int as votos_sim
     from conteudo_visualizacao w
     where w.escola_id = c.escola_id and w.conteudo_digital_id = c.id and w.votado_em >= :desde::timestamptz) v`;

/** Contents of one topic in the order of VOT-3, without their votes: these are no part of an answer. */
export const inOrder = <T extends Votos>(rows: readonly T[]): Omit<T, keyof Votos>[] =>
  sortByVotos(rows).map(({ votos: _votos, votos_sim: _sim, ...row }) => row);
