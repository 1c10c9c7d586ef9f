import type { ResultadoListaItem } from '@luneta/api-client';
import { rankingBadge } from '@luneta/domain';

import { copy } from './copy.ts';

/** The medal of a result, with its words; null without one. */
export function badgeOf(result: Pick<ResultadoListaItem, 'ranking' | 'nota' | 'melhor_da_turma'>) {
  const kind = rankingBadge(result);
  return kind === null ? null : { kind, label: copy.badge[kind] };
}
