/** Grades of an exam: read, computed, stored and requested again. It has no operations of its own. */
export { answeredItems, calcular } from './calculo.ts';
export type { Answered, BaseTri, CadernoArea, CalculoAluno, CalculoItem, OrigemTri } from './tipos.ts';
export { estatisticas } from './estatistica.ts';
export { saveCalculo } from './gravar.ts';
export { findPendentes, lockCalculo } from './pendentes.ts';
export { askRecalculo, askRecalculos, pedidosDeRecalculo, type Recalculo, settleRecalculo } from './recalculo-store.ts';
export { findCaderno, findCalculoAlunos, findCalculoItens } from './store.ts';
export { itensRespondidos, type ItemRespondido } from './tercos.ts';
export { HAS_TEXT } from './texto-sql.ts';
