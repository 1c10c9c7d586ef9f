/**
 * The handler of every operation. A module adds its `handlers` with one line; the server refuses to start while an
 * operation of the contract has no handler.
 */
import type { Handlers } from '../http/call.ts';
import { handlers as aprendizagem } from './aprendizagem/handlers.ts';
import { handlers as exercicio } from './avaliacao_adaptadas/exercicio/handlers.ts';
import { handlers as avaliacaoAdaptadas } from './avaliacao_adaptadas/lista/handlers.ts';
import { handlers as avaliacoes } from './avaliacoes/handlers.ts';
import { handlers as avisos } from './avisos/handlers.ts';
import { handlers as bancoQuestoes } from './banco_questoes/handlers.ts';
import { handlers as baseConhecimentos } from './base_conhecimentos/handlers.ts';
import { handlers as tentativaBoss } from './boss/concessao.ts';
import { handlers as boss } from './boss/handlers.ts';
import { handlers as centralAvaliacoes } from './central_avaliacoes/handlers.ts';
import { buildHandlers as buildContas } from './contas/handlers.ts';
import { handlers as gabaritos } from './gabaritos/handlers.ts';
import { handlers as gestao } from './gestao/handlers.ts';
import { handlers as acomodacao } from './gestao_alunos/acomodacao-handlers.ts';
import { nomeHandlers } from './gestao_alunos/nome-handlers.ts';
import { handlers as gestaoAuditoria } from './gestao_auditoria/handlers.ts';
import { handlers as gestaoCursos } from './gestao_cursos/handlers.ts';
import { handlers as gestaoEscolas } from './gestao_escolas/handlers.ts';
import { handlers as gestaoProvas } from './gestao_provas/handlers.ts';
import { handlers as gestaoQuestoes } from './gestao_questoes/handlers.ts';
import { handlers as gestaoRedacoes } from './gestao_redacoes/handlers.ts';
import { handlers as gestaoTurmas } from './gestao_turmas/handlers.ts';
import { handlers as home } from './home/handlers.ts';
import { buildHandlers as buildLogin } from './login/handlers.ts';
import { handlers as midias } from './midias/handlers.ts';
import { handlers as navbar } from './navbar/handlers.ts';
import { handlers as pesquisa } from './pesquisa/handlers.ts';
import { handlers as privacidade } from './privacidade/handlers.ts';
import { buildHandlers as buildRecuperacao } from './recuperacao/handlers.ts';
import { handlers as resultados } from './resultados/handlers.ts';
import { buildHandlers as buildRoteiroEstudos } from './roteiro_estudos/handlers.ts';
import { buildHandlers as buildSaude } from './saude/handlers.ts';
import type { Services } from '../http/services.ts';
import { buildHandlers as buildSessao } from './sessao/handlers.ts';
import { handlers as testsAvaliacoes } from './tests/avaliacoes-handlers.ts';
import { handlers as trilhas } from './trilhas/handlers.ts';

export function buildHandlers(services: Services): Handlers {
  return {
    ...buildContas(services),
    ...buildLogin(services),
    ...buildRecuperacao(services),
    ...buildRoteiroEstudos(services),
    ...buildSaude(services),
    ...buildSessao(services),
    ...acomodacao,
    ...aprendizagem,
    ...avaliacaoAdaptadas,
    ...avaliacoes,
    ...avisos,
    ...bancoQuestoes,
    ...baseConhecimentos,
    ...boss,
    ...centralAvaliacoes,
    ...exercicio,
    ...gabaritos,
    ...gestao,
    ...gestaoAuditoria,
    ...gestaoCursos,
    ...gestaoEscolas,
    ...gestaoProvas,
    ...gestaoQuestoes,
    ...gestaoRedacoes,
    ...gestaoTurmas,
    ...home,
    ...midias,
    ...navbar,
    ...nomeHandlers,
    ...pesquisa,
    ...privacidade,
    ...resultados,
    ...tentativaBoss,
    ...testsAvaliacoes,
    ...trilhas,
  };
}
