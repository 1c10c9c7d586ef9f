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

/** The viewer, and whether the roadmap is over. Other profiles than students see locked phases as open. S2 §1 */
export type FaseViewer = { readonly viewsAsAluno: boolean; readonly encerrado: boolean };

export const byOrdem = <F extends { readonly ordem_oic: number }>(fases: readonly F[]): readonly F[] =>
  [...fases].sort((a, b) => a.ordem_oic - b.ordem_oic);

/**
 * `ordem_oic` of the locked phases, as the student has them: a phase is open when it is the first or the one before has a
 * star in its best run [FAS-1]; a phase without items is passed over, since nobody can earn a star in it [FAS-2]. For the
 * same reason no phase of a roadmap that is over is locked [FAS-7] D 191.
 */
export function fasesBloqueadas(fases: readonly FaseEstado[], encerrado: boolean): ReadonlySet<number> {
  const locked = new Set<number>();
  if (encerrado) return locked;
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
export function isFaseBloqueada(
  fases: readonly FaseEstado[],
  ordem_oic: number,
  { viewsAsAluno, encerrado }: FaseViewer,
): boolean {
  if (!fases.some((fase) => fase.ordem_oic === ordem_oic)) return true;
  return viewsAsAluno && fasesBloqueadas(fases, encerrado).has(ordem_oic);
}

/** What a map and a card count: a phase that can be played, and whether it has a star. [FAS-10] S2 §2.7 */
const isJogavel = ({ qtde_itens_total }: FaseEstado): boolean => qtde_itens_total > 0;
const isConcluida = (fase: FaseEstado): boolean => isJogavel(fase) && fase.qtde_estrelas > 0;

/** Phases that can be played, and of them those that have a star. [FAS-10] */
export function countFases(fases: readonly FaseEstado[]): { qtde_fases: number; qtde_fases_concluidas: number } {
  return { qtde_fases: fases.filter(isJogavel).length, qtde_fases_concluidas: fases.filter(isConcluida).length };
}

/** How a phase stands on the map. */
export type FaseNoMapa = 'bloqueada' | 'atual' | 'feita' | 'aberta';

/**
 * How each phase stands on the map, by `ordem_oic`. Done with a star [FAS-10]; current is the first that the student may
 * play and has no star in yet, and none once the roadmap is over [FAS-11]; others are locked as their viewer sees them, or
 * open [FAS-3].
 */
export function fasesNoMapa(fases: readonly FaseEstado[], viewer: FaseViewer): ReadonlyMap<number, FaseNoMapa> {
  const locked = fasesBloqueadas(fases, viewer.encerrado);
  const waiting = byOrdem(fases).find((fase) => isJogavel(fase) && !isConcluida(fase) && !locked.has(fase.ordem_oic));
  const atual = viewer.encerrado ? undefined : waiting?.ordem_oic;
  const stands = (fase: FaseEstado): FaseNoMapa => {
    if (isConcluida(fase)) return 'feita';
    if (fase.ordem_oic === atual) return 'atual';
    return viewer.viewsAsAluno && locked.has(fase.ordem_oic) ? 'bloqueada' : 'aberta';
  };
  return new Map(fases.map((fase) => [fase.ordem_oic, stands(fase)]));
}

/** An exercise in a run: locked by a right answer, a second wrong one or 'continue'; and whether it has any answer. */
export type ExercicioEstado = { readonly bloqueado: boolean; readonly respondido: boolean };

/** From the end of its roadmap on an answered exercise is locked, so that its key can be read. [FAS-8] D 191 */
export function isExercicioBloqueado({ bloqueado, respondido }: ExercicioEstado, encerrado: boolean): boolean {
  return bloqueado || (encerrado && respondido);
}

/** Practice: a run with answers, each of them given as practice. It earns nothing and is never the best. [FAS-9] D 129, 191 */
export function isExecucaoDePratica(respondidos: readonly { readonly pratica: boolean }[]): boolean {
  return respondidos.length > 0 && respondidos.every(({ pratica }) => pratica);
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

/**
 * `melhor_fase`: the run beats the best finished run before it in stars, or in hits at equal stars. A run without a hit is
 * never the best, not even the first. [FAS-5] D 202
 */
export function isMelhorFase(run: ExecucaoResultado, before: readonly ExecucaoResultado[]): boolean {
  if (run.acertos === 0) return false;
  const best = melhorExecucao(before);
  return (
    best === null || run.estrelas > best.estrelas || (run.estrelas === best.estrelas && run.acertos > best.acertos)
  );
}

/** The run that counts: most stars, then most hits, then the earlier; null without one. [FAS-6] */
export function melhorExecucao<R extends ExecucaoResultado>(runs: readonly R[]): R | null {
  const [best] = [...runs].sort((a, b) => b.estrelas - a.estrelas || b.acertos - a.acertos);
  return best ?? null;
}
