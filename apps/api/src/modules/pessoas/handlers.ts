/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import type { Services } from '../../http/services.ts';
import { buildHandlers as buildConta } from './conta/handlers.ts';
import { buildHandlers as buildDuasEtapas } from './duas-etapas/handlers.ts';
import { buildHandlers as buildInstalacao } from './instalacao/handlers.ts';
import { buildHandlers as buildLogin } from './login/handlers.ts';
import { handlers as privacidade } from './privacidade/handlers.ts';
import { buildHandlers as buildRecuperacao } from './recuperacao/handlers.ts';
import { buildHandlers as buildSessao } from './sessao/handlers.ts';
import { handlers as acomodacoes } from './staff/acomodacoes/handlers.ts';
import { handlers as alunos } from './staff/alunos/handlers.ts';
import { handlers as consentimentos } from './staff/consentimentos/handlers.ts';
import { handlers as equipe } from './staff/equipe/handlers.ts';
import { buildHandlers as buildMembros } from './staff/equipe/membro/handlers.ts';
import { handlers as selecao } from './staff/selecao/handlers.ts';
import { handlers as turmas } from './staff/turmas/handlers.ts';
import { turmaHandlers } from './staff/turmas/turma-handlers.ts';

export const buildHandlers = (services: Services) =>
  ({
    ...buildConta(services),
    ...buildDuasEtapas(services),
    ...buildInstalacao(services),
    ...buildLogin(services),
    ...privacidade,
    ...buildRecuperacao(services),
    ...buildSessao(services),
    ...acomodacoes,
    ...alunos,
    ...consentimentos,
    ...equipe,
    ...buildMembros(services),
    ...selecao,
    ...turmas,
    ...turmaHandlers,
  }) satisfies Handlers;
