/** What other people marked of an essay, as far as the server shows it (COR-13). Pure. */
import type { GestaoRedacao } from '@luneta/api-client';
import type { TextMark } from '@luneta/ui';

import { copy } from '../copy.ts';
import { comentarioOf, marcaId, type Marca } from '../outbox/rascunho.ts';

type Outra = GestaoRedacao['outras_correcoes'][number];
export type MarcaDeOutra = { readonly id: string; readonly papel: Outra['papel']; readonly marca: Marca };
type Dito = { readonly papel: Outra['papel']; readonly texto: string };

/** Passages of others in the order of the parts; an own passage of the same place has another id. */
export const marcasDeOutras = ({ outras_correcoes }: GestaoRedacao): MarcaDeOutra[] =>
  outras_correcoes.flatMap(({ papel, marcas }) =>
    marcas.map((marca) => ({ id: `${papel}-${marcaId(marca)}`, papel, marca })),
  );

/** The marks that the text shows: the open one on top of others of its length. */
export function marcasDoTexto(redacao: GestaoRedacao, proprias: readonly Marca[], aberta: string | null): TextMark[] {
  const all = [
    ...proprias.map((marca): TextMark => markOf(marcaId(marca), marca)),
    ...marcasDeOutras(redacao).map(({ id, papel, marca }) => ({ ...markOf(id, marca), by: copy.shortOf[papel] })),
  ];
  return [...all].sort((a, b) => Number(b.id === aberta) - Number(a.id === aberta));
}

const markOf = (id: string, { inicio, fim, competencia }: Marca): TextMark => ({
  id,
  start: inicio,
  end: fim,
  competence: competencia,
});

/** What others wrote about a competence as a whole. */
export const comentariosDeOutras = ({ outras_correcoes }: GestaoRedacao, numero: number): Dito[] =>
  outras_correcoes
    .map((outra) => ({ papel: outra.papel, texto: comentarioOf(outra, numero) }))
    .filter(({ texto }) => texto !== '');

/** What others wrote about the whole essay. */
export const geraisDeOutras = ({ outras_correcoes }: GestaoRedacao): Dito[] =>
  outras_correcoes.map(({ papel, comentario }) => ({ papel, texto: comentario })).filter(({ texto }) => texto !== '');

/** Whether this person marked nothing and reads what others marked. */
export const onlyReads = ({ papel, outras_correcoes }: GestaoRedacao): boolean =>
  papel === null && outras_correcoes.length > 0;
