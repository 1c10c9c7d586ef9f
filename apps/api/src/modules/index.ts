/**
 * Every operation the server answers. A module adds its `handlers` with one line; an operation of the
 * contract that no module has must stand in `not-built.ts`, or the server refuses to start.
 */
import type { Handlers } from '../http/call.ts';
import { handlers as avaliacoes } from './avaliacoes/handlers.ts';
import { handlers as avisos } from './avisos/handlers.ts';
import { handlers as bancoQuestoes } from './banco_questoes/handlers.ts';
import { handlers as centralAvaliacoes } from './central_avaliacoes/handlers.ts';
import { buildHandlers as buildContas } from './contas/handlers.ts';
import { handlers as gestao } from './gestao/handlers.ts';
import { buildHandlers as buildLogin } from './login/handlers.ts';
import { handlers as midias } from './midias/handlers.ts';
import { handlers as pesquisa } from './pesquisa/handlers.ts';
import { buildHandlers as buildRecuperacao } from './recuperacao/handlers.ts';
import { handlers as resultados } from './resultados/handlers.ts';
import { buildHandlers as buildSaude } from './saude/handlers.ts';
import type { Services } from './services.ts';
import { buildHandlers as buildSessao } from './sessao/handlers.ts';

export function buildHandlers(services: Services): Handlers {
  return {
    ...buildContas(services),
    ...buildLogin(services),
    ...buildRecuperacao(services),
    ...avaliacoes,
    ...avisos,
    ...bancoQuestoes,
    ...centralAvaliacoes,
    ...gestao,
    ...midias,
    ...pesquisa,
    ...resultados,
    ...buildSaude(services),
    ...buildSessao(services),
  };
}
