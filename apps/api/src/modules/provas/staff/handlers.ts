/** Tag `gestao_provas`: exams for staff: list, preview, answers on paper, extensions, release, faulty items, late answers. */
import { handlers as acomodacao } from './acomodacao/acomodacao-handlers.ts';
import { handlers as aplicacao } from './aplicacao/handlers.ts';
import { handlers as foraDoPrazo } from './fora-do-prazo/handlers.ts';
import { handlers as grade } from './grade/handlers.ts';
import { handlers as liberacao } from './liberacao/handlers.ts';
import { handlers as prorrogacao } from './prorrogacao/handlers.ts';
import { handlers as provas } from './provas/handlers.ts';

export const handlers = {
  ...aplicacao,
  ...foraDoPrazo,
  ...grade,
  ...acomodacao,
  ...liberacao,
  ...prorrogacao,
  ...provas,
};
