/**
 * Tag `gestao_provas`: staff calls about exams, for their list, answers on paper, extensions, release, annulled items
 * and late answers.
 */
import { handlers as foraDoPrazo } from './fora-do-prazo/handlers.ts';
import { handlers as grade } from './grade/handlers.ts';
import { handlers as liberacao } from './liberacao/handlers.ts';
import { handlers as prorrogacao } from './prorrogacao/handlers.ts';
import { handlers as provas } from './provas/handlers.ts';

export const handlers = { ...foraDoPrazo, ...grade, ...liberacao, ...prorrogacao, ...provas };
