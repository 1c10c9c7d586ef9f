/** Tag `gestao_provas`: exams for staff: list, answers on paper, extensions, release, faulty items, late answers. */
import { handlers as foraDoPrazo } from './fora-do-prazo/handlers.ts';
import { handlers as grade } from './grade/handlers.ts';
import { handlers as liberacao } from './liberacao/handlers.ts';
import { handlers as prorrogacao } from './prorrogacao/handlers.ts';
import { handlers as provas } from './provas/handlers.ts';

export const handlers = { ...foraDoPrazo, ...grade, ...liberacao, ...prorrogacao, ...provas };
