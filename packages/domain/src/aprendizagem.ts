/** Learning levels: from hits in exams and roadmaps to an index, its band and its level. Knows no source of the hits. */

/** Above it 'alta'. S3 §2 */
const ALTA_ABOVE = 0.8;
/** From it 'media'. S3 §2 */
const MEDIA_FROM = 0.7;

/** The indices at which another level begins, ascending. [APR-2] */
export const LIMITES_NIVEL: readonly number[] = [MEDIA_FROM, ALTA_ABOVE];

export type Faixa = 'alta' | 'media' | 'baixa';
export type Nivel = 'explorador' | 'guerreiro' | 'ninja';

/** `indice_aproveitamento`: hits over items, 0 to 1, exact; null without items. [APR-1] D 157 */
export function indiceAproveitamento(acertos: number, itens: number): number | null {
  return itens > 0 ? acertos / itens : null;
}

/** Above 0.8 'alta', from 0.7 'media', else 'baixa'. [APR-2] S3 §2; D 157 */
export function faixaOf(indice: number | null): Faixa | null {
  if (indice === null) return null;
  if (indice > ALTA_ABOVE) return 'alta';
  return indice >= MEDIA_FROM ? 'media' : 'baixa';
}

const NIVEL: Readonly<Record<Faixa, Nivel>> = { alta: 'ninja', media: 'guerreiro', baixa: 'explorador' };

/** Ninja, Guerreiro(a), Explorador(a), one for each band. [APR-3] */
export function nivelOf(indice: number | null): Nivel | null {
  const faixa = faixaOf(indice);
  return faixa && NIVEL[faixa];
}

/** Among the chapters that need extra attention: those of the low band. [APR-4] */
export function precisaAtencao(indice: number | null): boolean {
  return faixaOf(indice) === 'baixa';
}

/** The fields of an answered item that the learning level needs. */
export type ItemVivido = {
  /** An option was marked right; null where nothing was marked. */
  readonly acertou: boolean | null;
  readonly anulada: boolean;
  readonly subjetiva: boolean;
};

/**
 * Whether an item counts for the learning level. Annulled and subjective items do not count; a blank counts as a miss.
 * [APR-5]
 */
export function countsForAprendizagem({ anulada, subjetiva }: ItemVivido): boolean {
  return !anulada && !subjetiva;
}
