/**
 * Scores as the ENEM scale makes them: ability is the posterior mean (EAP) under N(0,1) on 40 equally spaced nodes,
 * nota = k·θ + d. Knows neither subjects nor attempts; the model of one item is in `tri-model.ts`.
 */
import { roundHalfUp } from './numero.ts';
import { logLikelihood, type TriItem } from './tri-model.ts';

export * from './tri-model.ts';

/** One item of an attempt. `tri` is null while the item is not calibrated; blank and wrong are the same (`acertou: false`). */
export type TriResponse = {
  readonly tri: TriItem | null;
  readonly acertou: boolean;
  readonly anulada: boolean;
};

export type TriArea = 'LC' | 'CH' | 'CN' | 'MT';

/** Ability on the N(0,1) scale and its standard error (posterior standard deviation). */
export type TriAbility = { readonly theta: number; readonly se: number };

/** What a result shows: the score, its error band (±1 standard error on the score scale) and what it was computed from. */
export type TriScore = TriAbility & {
  readonly nota_tri: number;
  readonly nota_tri_min: number;
  readonly nota_tri_max: number;
  /** The standard error on the score scale (k × se), exact. */
  readonly erro_padrao: number;
  readonly itens: number;
};

export const THETA_MIN = -4;
export const THETA_MAX = 4;
export const NODE_COUNT = 40;

/** nota = k·θ + d, one pair per area. Constants of the official scale (mean 500, standard deviation 100 for the reference population). */
export const TRI_SCALE: Readonly<Record<TriArea, { readonly k: number; readonly d: number }>> = {
  LC: { k: 108.086, d: 499.978 },
  CH: { k: 112.31, d: 501.489 },
  CN: { k: 113.102, d: 501.144 },
  MT: { k: 129.646, d: 500.02 },
};

/** The 40 quadrature nodes. The grid is part of the rule: another quadrature gives other scores. [TRI-3] */
export const TRI_NODES: readonly number[] = Array.from(
  { length: NODE_COUNT },
  (_, i) => THETA_MIN + ((THETA_MAX - THETA_MIN) * i) / (NODE_COUNT - 1),
);

/** Posterior mean and standard deviation of the ability; with no item, those of the prior on the grid. [TRI-3] */
export function estimateEap(responses: readonly { readonly tri: TriItem; readonly acertou: boolean }[]): TriAbility {
  const logPosterior = TRI_NODES.map((theta) =>
    responses.reduce((sum, { tri, acertou }) => sum + logLikelihood(tri, acertou, theta), (-theta * theta) / 2),
  );
  const top = Math.max(...logPosterior);
  let mass = 0;
  let first = 0;
  let second = 0;
  TRI_NODES.forEach((theta, i) => {
    const weight = Math.exp((logPosterior[i] ?? Number.NEGATIVE_INFINITY) - top);
    mass += weight;
    first += weight * theta;
    second += weight * theta * theta;
  });
  const theta = first / mass;
  return { theta, se: Math.sqrt(Math.max(0, second / mass - theta * theta)) };
}

/** The score on the area's scale, rounded to one decimal. [TRI-4] */
export function notaTri(area: TriArea, theta: number): number {
  const { k, d } = TRI_SCALE[area];
  return roundHalfUp(k * theta + d, 1);
}

/**
 * Score of an area. Annulled items leave the likelihood [TRI-5]; null when any other item is not calibrated, or when
 * nothing is left to score [TRI-6]. The band is ±1 standard error [TRI-7].
 */
export function scoreArea(area: TriArea, responses: readonly TriResponse[]): TriScore | null {
  const scored: { tri: TriItem; acertou: boolean }[] = [];
  for (const { tri, acertou, anulada } of responses) {
    if (anulada) continue;
    if (tri === null) return null;
    scored.push({ tri, acertou });
  }
  if (scored.length === 0) return null;
  const { theta, se } = estimateEap(scored);
  return {
    nota_tri: notaTri(area, theta),
    nota_tri_min: notaTri(area, theta - se),
    nota_tri_max: notaTri(area, theta + se),
    erro_padrao: TRI_SCALE[area].k * se,
    theta,
    se,
    itens: scored.length,
  };
}

/** The most of an area with these items: the score of who hits all of them; null where there is no score. [TRI-10] */
export function notaTriMaxima(area: TriArea, items: readonly Omit<TriResponse, 'acertou'>[]): number | null {
  return (
    scoreArea(
      area,
      items.map((item) => ({ ...item, acertou: true })),
    )?.nota_tri ?? null
  );
}

/** What a score stands on: scored items, and all calibrated items of the booklet that the student was given. */
export type TriBase = { readonly itens: number; readonly calibrados: number };

/** Whether a score stands on all calibrated items of its booklet; otherwise it is an estimate, never official. [TRI-9] D 200 */
export function isBaseCompleta({ itens, calibrados }: TriBase): boolean {
  return itens >= calibrados;
}
