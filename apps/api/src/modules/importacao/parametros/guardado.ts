/** What a file of parameters keeps of itself and of its lines. Types alone. */
import type { Letra } from '@luneta/domain/resposta';
import type { components } from '@luneta/openapi';

import type { CadernoImportado, CadernoLugar } from '../../provas/index.ts';
import type { Alvo } from './store.ts';

type Schemas = components['schemas'];

/** The exam that parameters are for. */
export type ProvaDosParametros =
  | { readonly tipo: 'avaliacao'; readonly avaliacao_id: number }
  | { readonly tipo: 'rascunho'; readonly rascunho_id: string };

/** A booklet as it stood before the file, so that it can be put back. */
export type CadernoAntes =
  | { readonly tipo: 'avaliacao'; readonly lugares: readonly CadernoLugar[] }
  | { readonly tipo: 'rascunho'; readonly caderno: CadernoImportado | null };

export type ResumoDosParametros = {
  readonly descricao: string;
  readonly areas: readonly Schemas['GestaoImportacaoParametrosArea'][];
  /** Kept by the application. */
  readonly caderno_antes?: CadernoAntes;
};

/** Why nobody but its keepers changes a question of a draft by a file. */
export type Bloqueio = 'em_uso' | 'de_outro';

/** One item with what stands and what the file makes of it. */
export type ParametroGuardado = {
  readonly numero: number;
  readonly lingua_estrangeira: number | null;
  readonly area: string;
  readonly codigo: string;
  readonly questao_id: number;
  readonly de: Alvo;
  /** Null: the file does not speak of the item. */
  readonly para: Alvo | null;
  readonly bloqueio: Bloqueio | null;
  /** The key that a person decided on where the two differ (rule QIM-3). */
  readonly decidido?: Letra;
};
