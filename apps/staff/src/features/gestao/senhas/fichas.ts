/** What is printed after a reset. It lives in the memory of one screen (security D7). */
import type { SenhasTurma } from '@luneta/api-client';

import type { Turma } from '../../../shared/aluno.ts';

export type Ficha = SenhasTurma['senhas'][number] & { readonly turma: Turma };

export type Fichas = {
  readonly fichas: readonly Ficha[];
  /** When the first of them stops working. */
  readonly expira_em: string;
  /** Classes whose answer never came: their passwords may have changed. */
  readonly missing: readonly Turma[];
};
