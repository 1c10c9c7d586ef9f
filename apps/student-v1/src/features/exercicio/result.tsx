/** What came of an answer. Its code comes after the first picture, or with the first answer. */
import type { AdaptadaItem, AdaptadaItens } from '@luneta/api-client';
import type { FaseIds } from '@luneta/api-client/fase';
import { late } from '@luneta/app-shell';

import type { ExercicioNow } from './use-exercicio.ts';

export type ResultProps = {
  /** An answer is on its way, or has its verdict. */
  open: boolean;
  now: ExercicioNow;
  ids: FaseIds;
  itens: AdaptadaItens;
  item: AdaptadaItem;
};

export const Result = late<ResultProps>(async () => (await import('./result-sheet.tsx')).ResultSheet);
