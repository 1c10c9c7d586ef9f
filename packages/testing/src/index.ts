export {
  buildAdaptadaMateria,
  buildAdaptadas,
  buildAvaliacao,
  buildBossInfo,
  buildBossResultado,
  buildBossResumo,
  buildCentral,
  buildConta,
  buildGabarito,
  buildGabaritoItem,
  buildGabaritoListado,
  buildHome,
  buildNavbar,
  buildProva,
  buildQuestao,
  buildRespostaBoss,
  buildRanking,
  buildResultado,
  buildResumo,
  buildResumoItem,
} from './builders.ts';
export { createMockServer } from './mock-server.ts';
export type { MockCall, MockServer } from './mock-server.ts';
