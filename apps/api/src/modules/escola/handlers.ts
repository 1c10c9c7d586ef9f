/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import { handlers as avisos } from './aluno/avisos/handlers.ts';
import { handlers as pesquisa } from './aluno/pesquisa/handlers.ts';
import { buildHandlers as buildSaude } from './saude/handlers.ts';
import { handlers as auditoria } from './staff/auditoria/handlers.ts';
import { handlers as turmas } from './staff/turmas/handlers.ts';
import { anoHandlers } from './staff/estrutura/ano-handlers.ts';
import { parteHandlers } from './staff/estrutura/parte-handlers.ts';
import { turmaHandlers } from './staff/estrutura/turma-handlers.ts';
import { buildEscolaHandlers, type OnConfiguracao } from './staff/escolas/handlers.ts';

/** @param told what other subjects do when a setting changes */
export const buildHandlers = (services: Services, told: OnConfiguracao) =>
  ({
    ...avisos,
    ...pesquisa,
    ...buildSaude(services),
    ...auditoria,
    ...turmas,
    ...anoHandlers,
    ...parteHandlers,
    ...turmaHandlers,
    ...buildEscolaHandlers(told),
  }) satisfies Handlers;
