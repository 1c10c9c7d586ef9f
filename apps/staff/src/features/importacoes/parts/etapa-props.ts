import type { GestaoImportacao } from '@luneta/api-client';

import type { Etapa } from '../contas.ts';

/** What each step of a file gets. */
export type EtapaProps = {
  readonly importacao: GestaoImportacao;
  /** Names it in its calls. */
  readonly of: { readonly importacao_id: string; readonly escola_id?: number };
  /** Shows another step of a file that may be looked at. */
  readonly onEtapa: (etapa: Etapa) => void;
  /** The same, by its place in the wizard. */
  readonly onChange: ((place: number) => void) | undefined;
};
