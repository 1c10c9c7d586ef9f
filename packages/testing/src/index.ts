export {
  buildAdaptadaItens,
  buildAdaptadaMidias,
  buildFaseResultado,
  buildAdaptadaMateria,
  buildAdaptadas,
  buildAvaliacao,
  buildCentral,
  buildConta,
  buildGabarito,
  buildGabaritoItem,
  buildGabaritoListado,
  buildHome,
  buildNavbar,
  buildProva,
  buildQuestao,
  buildRanking,
  buildResultado,
  buildResumo,
  buildResumoItem,
} from './builders.ts';
export { createMockServer } from './mock-server.ts';
export type { MockCall, MockServer } from './mock-server.ts';
