/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import { buildHandlers as buildGabaritos } from './aluno/gabaritos/handlers.ts';
import type { Estudo } from './aluno/resultados/estudo.ts';
import { buildHandlers as buildResultados } from './aluno/resultados/handlers.ts';
import { handlers as leitura } from './staff/leitura/handlers.ts';

/** @param estudo what the roadmaps tell of the exams */
export const buildHandlers = (estudo: Estudo) =>
  ({ ...buildGabaritos(estudo), ...buildResultados(estudo), ...leitura }) satisfies Handlers;
