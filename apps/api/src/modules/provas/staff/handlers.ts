/** Tag `gestao_provas`: exams for staff: list, preview, answers on paper, extensions, release, faulty items, late answers. */
import type { Services } from '../../../http/services.ts';
import type { Above } from '../above.ts';
import { handlers as acomodacao } from './acomodacao/acomodacao-handlers.ts';
import { handlers as aplicacao } from './aplicacao/handlers.ts';
import { handlers as foraDoPrazo } from './fora-do-prazo/handlers.ts';
import { buildHandlers as buildAvaliacao } from './avaliacao/handlers.ts';
import { buildHandlers as buildGrade } from './grade/handlers.ts';
import { handlers as impressao } from './impressao/handlers.ts';
import { buildHandlers as buildLiberacao } from './liberacao/handlers.ts';
import { buildHandlers as buildProrrogacao } from './prorrogacao/handlers.ts';
import { handlers as provas } from './provas/handlers.ts';
import { handlers as rascunho } from './rascunho/handlers.ts';

/** @param above what subjects above do when an exam changes */
export const buildHandlers = (services: Pick<Services, 'defer'>, above: Above) => ({
  ...aplicacao,
  ...buildAvaliacao(services),
  ...foraDoPrazo,
  ...buildGrade(above),
  ...acomodacao,
  ...impressao,
  ...buildLiberacao(services),
  ...buildProrrogacao(above),
  ...provas,
  ...rascunho,
});
