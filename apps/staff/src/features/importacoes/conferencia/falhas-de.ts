/** The faults of lines. Pure. */
import type { GestaoImportacaoLinha } from '@luneta/api-client';

import { copy } from '../copy.ts';
import { CAMPOS } from '../tipos.ts';

export type Problema = GestaoImportacaoLinha['problemas'][number];
export type Falha = { readonly linha: GestaoImportacaoLinha; readonly problema: Problema };

/** One for each fault of a line; warnings are none. */
export const falhasDe = (linhas: readonly GestaoImportacaoLinha[]): readonly Falha[] =>
  linhas.flatMap((linha) =>
    linha.problemas.filter(({ gravidade }) => gravidade === 'erro').map((problema) => ({ linha, problema })),
  );

/** Where the fault is. */
export const campoDe = ({ campo }: Problema): string => (campo === null ? copy.linhaToda : CAMPOS[campo]);

/** Why, where line, field and value stand beside it; files judged by an older release have the whole sentence alone. */
export const motivoDe = ({ motivo, mensagem }: Problema): string => motivo ?? mensagem;

/** The same as a sentence of its own. A name of a column keeps its letters. */
export const porqueDe = (problema: Problema): string =>
  motivoDe(problema).replace(
    /^\p{Ll}+(?=[\s,.:])/u,
    (word) => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1),
  );

/** What it is about, for who only hears it. */
export const sobre = ({ linha: { linha }, problema }: Falha): string => `${campoDe(problema)}, ${copy.linhaN(linha)}`;
