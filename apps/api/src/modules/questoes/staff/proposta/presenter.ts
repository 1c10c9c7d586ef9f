/** Shapes of essay proposals in responses. */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { rubrica } from '../../rubrica/rubrica.ts';
import { escritaOf } from './campos.ts';
import type { PropostaLinha } from './lista-store.ts';
import type { PropostaRow, UsoRow } from './store.ts';

type Schemas = components['schemas'];

/** The contract's limit, which holds for students too. */
const MAX_TEXTS = 20;

/** A sealed one is named by its code: theme and source would tell what is asked (rule ROT-9). */
export function presentLinha(
  { autor: _autor, atualizada_em, ...row }: PropostaLinha,
  { lacrada, editavel }: { readonly lacrada: boolean; readonly editavel: boolean },
): Schemas['PropostaLinha'] {
  const shown = lacrada ? { titulo: null, fonte: '', ano: null } : {};
  return { ...row, ...shown, lacrada, editavel, atualizada_em: iso(atualizada_em) };
}

export function presentProposta(row: PropostaRow, usos: readonly UsoRow[], writes: boolean): Schemas['PropostaGestao'] {
  const { autor: _autor, textos: _textos, atualizada_em, ...rest } = row;
  return {
    ...rest,
    textos: escritaOf(row).textos.slice(0, MAX_TEXTS),
    rubrica: [...rubrica],
    provas: usos.map(({ data_aplicacao, ...uso }) => ({ ...uso, data_aplicacao: iso(data_aplicacao) })),
    editavel: writes && row.substituida_por === null,
    atualizada_em: iso(atualizada_em),
  };
}
