/** What a finished phase says, by its stars (S3 §2). Pure. */
import type { RoteiroFase } from '@luneta/api-client';
import { missingAcertos, isErro } from '@luneta/domain';

import { copy } from './copy.ts';

const RESULT = { 0: 'fail', 1: 'partial', 2: 'partial', 3: 'win' } as const;
const STARS = [0, 1, 2, 3] as const;

export function outcomeOf({ conclusao, trilha_aberta }: Pick<RoteiroFase, 'conclusao' | 'trilha_aberta'>) {
  const estrelas = STARS.find((n) => n === conclusao.qtde_estrelas) ?? 0;
  const title = estrelas > 0 ? copy.title.finished : copy.title.unfinished;
  if (conclusao.qtde_estrelas === null)
    return { result: 'partial', title, text: trilha_aberta ? copy.pending : copy.closed, estrelas } as const;
  return { result: RESULT[estrelas], title, text: copy.texts[estrelas], estrelas } as const;
}

/** Hits that were missing for three stars; 0 while one of its keys is held back, because then the hits are not known. */
export function faltaramOf({ items, conclusao }: Pick<RoteiroFase, 'items' | 'conclusao'>): number {
  if (conclusao.qtde_estrelas === null || items.some(({ gabarito }) => gabarito === null)) return 0;
  return missingAcertos(items.filter((item) => !isErro(item)).length, items.length);
}
