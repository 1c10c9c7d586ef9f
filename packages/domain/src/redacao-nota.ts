/** How the marks of essays reach the result of their exam, and the student. */
import { COMPETENCIAS, type Competencia, type Marca, type Trecho } from './correcao-redacao.ts';

/**
 * Mean mark of the essays of one exam, 0 to 1000, shown beside its grade. Null without an essay and while one waits for
 * its mark. [COR-8]
 */
export function mediaDasRedacoes(notas: readonly (number | null)[]): number | null {
  const marked = notas.filter((nota) => nota !== null);
  if (marked.length === 0 || marked.length < notas.length) return null;
  return marked.reduce((sum, nota) => sum + nota, 0) / marked.length;
}

/** The parts of the marking that the final mark stands on: the third alone, or the first one or two. [COR-11] D 194 */
export function countedMarcas<M extends Pick<Marca, 'papel' | 'nota'>>(marcas: readonly M[]): readonly M[] {
  const done = marcas.filter(({ nota }) => nota !== null);
  const third = done.filter(({ papel }) => papel === 3);
  return third.length > 0 ? third : done;
}

/**
 * Each of the five competences of the final mark: the mean over the parts that count. A part that gave 0 with a reason
 * has no competences and counts 0. [COR-11] D 194
 * @returns five entries in their order, 0 to 200 each, not rounded
 */
export function competenciasFinais(contam: readonly (readonly Competencia[])[]): readonly Competencia[] {
  const notaOf = (part: readonly Competencia[], numero: number) =>
    part.find((competencia) => competencia.numero === numero)?.nota ?? 0;
  return COMPETENCIAS.map((numero) => ({
    numero,
    nota: contam.length === 0 ? 0 : contam.reduce((sum, part) => sum + notaOf(part, numero), 0) / contam.length,
  }));
}

/** The comments on passages of every part that counts, in the order of the text. [COR-12] */
export const marcasFinais = <M extends Trecho>(contam: readonly (readonly M[])[]): readonly M[] =>
  contam.flat().sort((a, b) => a.inicio - b.inicio || a.fim - b.fim);
