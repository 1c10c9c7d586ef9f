export {
  buildAdaptadaMateria,
  buildAdaptadas,
  buildAvaliacao,
  buildBossInfo,
  buildBossResultado,
  buildBossResumo,
  buildCentral,
  buildConta,
  buildNavbar,
  buildProva,
  buildQuestao,
  buildRespostaBoss,
  buildResultado,
  buildResumo,
  buildResumoItem,
} from './builders.ts';
export { createMockServer } from './mock-server.ts';
export type { MockCall, MockServer } from './mock-server.ts';
