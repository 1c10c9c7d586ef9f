/** Roadmaps of both versions: phases, quiz, Boss, courses, stars and coins. This is what other subjects and the layers above may use. */
export { settle } from './aluno/boss/fim.ts';
export { findOverdueBosses } from './aluno/boss/vencidos-store.ts';
export { findFalhasProprias } from './aluno/resultados/falhas-proprias.ts';
export { trilhaEstudosOf } from './aluno/resultados/trilha-estudos.ts';
export {
  type FaseComItens,
  findTrilhasComItens,
  type ItemComChave,
  loadBoss,
  loadBossItens,
  loadConteudos,
  loadConteudosVistos,
  loadCurso,
  loadFasesItens,
  loadFasesJogadas,
  loadFasesQuiz,
  loadMoedas,
  loadVidas,
  sumCarteiras,
  type TrilhaComItens,
} from './carga.ts';
export { consequenciasEm } from './consequencias.ts';
export { buildHandlers } from './handlers.ts';
export { type PlanoProva, planosOf } from './planos/plano.ts';
export { findPools } from './planos/pool-store.ts';
export { findItemPlaces } from './planos/prova-store.ts';
export { createRoteiro } from './planos/roteiro.ts';
export { createTrilhas } from './planos/trilha-store.ts';
export { roteirosDaProva } from './prazo-store.ts';
export { findFasesDoPlano } from './aluno/trilhas_v1/plano-store.ts';
