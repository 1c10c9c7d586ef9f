/** Results: scoring, rankings, answer keys, and figures for staff. This is what other subjects and the layers above may use. */
export type { DoPlano, FalhaPropria, FaseDoPlanoRow, FalhaRow, TrilhaEstudos } from './aluno/resultados/estudo.ts';
export { answeredItems, compute } from './calculo/calculo.ts';
export { estatisticas } from './calculo/estatistica.ts';
export { saveCalculo } from './calculo/save.ts';
export { findPendentes, lockCalculo } from './calculo/pendentes.ts';
export {
  claimAllPlanos,
  claimPlanos,
  findAlunosSemPlanos,
  findProvasSemPlanos,
  type ProvaSemPlanos,
} from './calculo/planos-pendentes-store.ts';
export { findCaderno, findCalculoAlunos, findCalculoItens } from './calculo/store.ts';
export type { Answered, CalculoAluno, CalculoItem } from './calculo/tipos.ts';
export { buildHandlers } from './handlers.ts';
export type { FindFalhasProprias } from './aluno/resultados/estudo.ts';
