/** What came of an answer. Its code comes after the first picture, or with the first answer. */
import type { AdaptadaItem, AdaptadaItens } from '@luneta/api-client';
import type { FaseIds } from '@luneta/api-client/fase';
import { lazyPart } from '@luneta/app-shell';

import type { ExercicioNow } from './use-exercicio.ts';

export type ResultProps = {
  /** An answer is on its way, or has its verdict. */
  open: boolean;
  now: ExercicioNow;
  ids: FaseIds;
  itens: AdaptadaItens;
  item: AdaptadaItem;
};

export const Result = lazyPart<ResultProps>(async () => (await import('./result-sheet.tsx')).ResultSheet);
