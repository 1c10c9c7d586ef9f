/**
 * Phases of a roadmap in version 1: which are locked, and which run of a phase counts. Server and screens use the same
 * functions. Stars of a run are `estrelas.ts`; what a run pays is not decided here.
 */

/** A phase with the student's result. */
export type FaseEstado = {
  readonly ordem_oic: number;
  /** Of the best run; 0 without one. */
  readonly qtde_estrelas: number;
  readonly qtde_itens_total: number;
};

/** The viewer. Other profiles than students see locked phases as open. S2 §1 */
export type FaseViewer = { readonly veComoAluno: boolean };

export const byOrdem = <F extends { readonly ordem_oic: number }>(fases: readonly F[]): readonly F[] =>
  fases.toSorted((a, b) => a.ordem_oic - b.ordem_oic);

/**
 * `ordem_oic` of the locked phases, as the student has them: a phase is open when it is the first or the one before has a
 * star in its best run [FAS-1]; a phase without items is passed over, since nobody can earn a star in it [FAS-2].
 */
export function fasesBloqueadas(fases: readonly FaseEstado[]): ReadonlySet<number> {
  const locked = new Set<number>();
  let open = true;
  for (const fase of byOrdem(fases)) {
    if (!open) locked.add(fase.ordem_oic);
    if (fase.qtde_itens_total > 0) open = fase.qtde_estrelas > 0;
  }
  return locked;
}

/**
 * Whether the phase is locked for this viewer. Only students, and staff who see as one, have locked phases [FAS-3]. An
 * unknown phase is locked.
 */
export function isFaseBloqueada(fases: readonly FaseEstado[], ordem_oic: number, { veComoAluno }: FaseViewer): boolean {
  if (!fases.some((fase) => fase.ordem_oic === ordem_oic)) return true;
  return veComoAluno && fasesBloqueadas(fases).has(ordem_oic);
}

/** The phase after this one, locked or not; null after the last. [FAS-4] S2 §2.7 */
export function proximaFase<F extends { readonly ordem_oic: number }>(
  fases: readonly F[],
  ordem_oic: number,
): F | null {
  return byOrdem(fases).find((fase) => fase.ordem_oic > ordem_oic) ?? null;
}

/** The result of a finished run. */
export type ExecucaoResultado = { readonly estrelas: number; readonly acertos: number };

/** `melhor_fase`: more stars or more hits than any finished run before; the first run is the best. [FAS-5] D 180 */
export function isMelhorFase(run: ExecucaoResultado, before: readonly ExecucaoResultado[]): boolean {
  const most = (field: keyof ExecucaoResultado) => Math.max(-1, ...before.map((one) => one[field]));
  return run.estrelas > most('estrelas') || run.acertos > most('acertos');
}

/** The run that counts: most stars, then most hits, then the earlier; null without one. [FAS-6] */
export function melhorExecucao<R extends ExecucaoResultado>(runs: readonly R[]): R | null {
  const [best] = runs.toSorted((a, b) => b.estrelas - a.estrelas || b.acertos - a.acertos);
  return best ?? null;
}
