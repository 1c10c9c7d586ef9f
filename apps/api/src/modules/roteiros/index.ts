/** Roadmaps of both versions: phases, quiz, Boss, courses, stars and coins. This is what other subjects and the layers above may use. */
export { settle } from './aluno/boss/fim.ts';
export { type PlanoProva, planosOf } from './planos/plano.ts';
export { findPools } from './planos/pool-store.ts';
export { findItemPlaces } from './planos/prova-store.ts';
export { createRoteiro } from './planos/roteiro.ts';
export { saveTrilhas } from './planos/trilha-store.ts';
export { findFalhasProprias } from './aluno/resultados/falhas-proprias.ts';
export { trilhaEstudosOf } from './aluno/resultados/trilha-estudos.ts';
export { buildHandlers } from './handlers.ts';
