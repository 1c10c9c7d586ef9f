/**
 * Where a newer version may be offered. An exam, a phase, a Boss and an essay are never interrupted, whatever frame they
 * stand in: to open the page again would cost time or a life there.
 */
const TASK = /\/(?:itens|questoes|redacao|redacoes|instrucoes|entregar|boss|boss_itens|fases?|quiz|midias)(?:\/|$)/u;
/** A subject's phases begin with their number behind the path of the subject. */
const PHASE = /^\/(?:v1\/)?avaliacao_adaptadas\/[^/]+\/\d+\/\d+\/.|^\/trilhas\/[^/]+\/\d+\/./u;

export const isQuietPlace = (pathname: string): boolean => !TASK.test(pathname) && !PHASE.test(pathname);
