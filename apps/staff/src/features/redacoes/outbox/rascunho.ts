/** A marking as it is being made: what is added or taken away, and what of it the server is sent, clean (rule TXT-1). Pure. */
import type { RedacaoCorrecao, RedacaoCorrecaoRequest } from '@luneta/api-client';
import { COMPETENCIAS, notaDaCorrecao } from '@luneta/domain/correcao-redacao';
import { limpaTexto } from '@luneta/domain/texto-livre';

export type Rascunho = Pick<RedacaoCorrecao, 'competencias' | 'marcas' | 'motivo_zero' | 'comentario'>;
/** Marks alone, as those of others come. */
export type Notas = Pick<Rascunho, 'competencias' | 'motivo_zero'>;
export type Marca = Rascunho['marcas'][number];
export type MotivoZero = Rascunho['motivo_zero'];

export const rascunhoOf = ({ competencias, marcas, motivo_zero, comentario }: Rascunho): Rascunho => ({
  competencias,
  marcas,
  motivo_zero,
  comentario,
});

const competenciaOf = ({ competencias }: Notas, numero: number) => competencias.find((one) => one.numero === numero);

export const notaOf = (rascunho: Notas, numero: number): number | null => competenciaOf(rascunho, numero)?.nota ?? null;

export const comentarioOf = (rascunho: Notas, numero: number): string =>
  competenciaOf(rascunho, numero)?.comentario ?? '';

/** Gives a competence its mark; its comment stays. */
export function withNota(rascunho: Rascunho, numero: number, nota: number): Rascunho {
  const others = rascunho.competencias.filter((one) => one.numero !== numero);
  const competencias = [...others, { ...competenciaOf(rascunho, numero), numero, nota }];
  return { ...rascunho, competencias: [...competencias].sort((a, b) => a.numero - b.numero) };
}

/** Comments a competence that has a mark; without one there is nothing to comment. */
export const withComentario = (rascunho: Rascunho, numero: number, comentario: string): Rascunho => ({
  ...rascunho,
  competencias: rascunho.competencias.map((one) => (one.numero === numero ? { ...one, comentario } : one)),
});

/** Adds a comment on a passage, in the order of the text. */
export const withMarca = (rascunho: Rascunho, marca: Marca): Rascunho => ({
  ...rascunho,
  marcas: [...rascunho.marcas, marca].sort((a, b) => a.inicio - b.inicio || a.fim - b.fim),
});

const same = (a: Marca, b: Marca) => a.inicio === b.inicio && a.fim === b.fim && a.competencia === b.competencia;

/** Names a comment among the others: two on one passage about one competence are the same. */
export const marcaId = ({ inicio, fim, competencia }: Marca): string => `${inicio}-${fim}-${competencia}`;

export const replaceMarca = (rascunho: Rascunho, marca: Marca): Rascunho => ({
  ...rascunho,
  marcas: rascunho.marcas.map((one) => (same(one, marca) ? marca : one)),
});

export const withoutMarca = (rascunho: Rascunho, marca: Marca): Rascunho => ({
  ...rascunho,
  marcas: rascunho.marcas.filter((one) => !same(one, marca)),
});

/** The sum so far. */
export const totalOf = ({ competencias, motivo_zero }: Notas): number => notaDaCorrecao(competencias, motivo_zero);

/** Competences without a mark, none when the whole is worth 0. */
export const missingNotas = (rascunho: Rascunho): readonly number[] =>
  rascunho.motivo_zero === null ? COMPETENCIAS.filter((numero) => notaOf(rascunho, numero) === null) : [];

/** Whether two say the same. */
export const isSame = (a: Rascunho, b: Rascunho): boolean => written(a) === written(b);

const written = ({ competencias, marcas, motivo_zero, comentario }: Rascunho) =>
  JSON.stringify([
    competencias.map(({ numero, nota, comentario: about = '' }) => [numero, nota, about]),
    marcas.map(({ inicio, fim, competencia, comentario: about }) => [inicio, fim, competencia, about]),
    motivo_zero,
    comentario,
  ]);

/** What is sent. Marks that were given before the whole became worth 0 stay in drafts, and go at the end [COR-2]. */
export const pedidoOf = (
  rascunho: Rascunho,
  versao: number,
  concluir: boolean,
): Omit<RedacaoCorrecaoRequest, 'params'> => ({
  ...rascunho,
  comentario: limpaTexto(rascunho.comentario),
  marcas: rascunho.marcas.map((marca) => ({ ...marca, comentario: limpaTexto(marca.comentario) })),
  competencias:
    concluir && rascunho.motivo_zero !== null
      ? []
      : rascunho.competencias.map(({ comentario, ...one }) =>
          comentario === undefined ? one : { ...one, comentario: limpaTexto(comentario) },
        ),
  concluir,
  versao,
});
