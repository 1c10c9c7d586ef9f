/**
 * The handler of every operation. Each module is one line here. The server refuses to start while an operation of the
 * contract has no handler.
 */
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { handlers as aprendizagem } from './aprendizagem/index.ts';
import { handlers as avaliacaoAdaptadas } from './avaliacao_adaptadas/index.ts';
import { handlers as avaliacoes } from './avaliacoes/index.ts';
import { handlers as avisos } from './avisos/index.ts';
import { handlers as bancoQuestoes } from './banco_questoes/index.ts';
import { handlers as baseConhecimentos } from './base_conhecimentos/index.ts';
import { handlers as boss } from './boss/index.ts';
import { handlers as centralAvaliacoes } from './central_avaliacoes/index.ts';
import { buildHandlers as buildContas } from './contas/index.ts';
import { buildHandlers as buildDuasEtapas } from './duas_etapas/index.ts';
import { handlers as gabaritos } from './gabaritos/index.ts';
import { handlers as gestao } from './gestao/index.ts';
import { handlers as gestaoAlunos } from './gestao_alunos/index.ts';
import { handlers as gestaoAuditoria } from './gestao_auditoria/index.ts';
import { handlers as gestaoCursos } from './gestao_cursos/index.ts';
import { handlers as gestaoEquipe } from './gestao_equipe/index.ts';
import { handlers as gestaoEscolas } from './gestao_escolas/index.ts';
import { handlers as gestaoHoje } from './gestao_hoje/index.ts';
import { handlers as gestaoProvas } from './gestao_provas/index.ts';
import { handlers as gestaoQuestoes } from './gestao_questoes/index.ts';
import { handlers as gestaoRedacoes } from './gestao_redacoes/index.ts';
import { handlers as gestaoTurmas } from './gestao_turmas/index.ts';
import { handlers as home } from './home/index.ts';
import { buildHandlers as buildLogin } from './login/index.ts';
import { handlers as midias } from './midias/index.ts';
import { handlers as navbar } from './navbar/index.ts';
import { handlers as pesquisa } from './pesquisa/index.ts';
import { handlers as privacidade } from './privacidade/index.ts';
import { buildHandlers as buildRecuperacao } from './recuperacao/index.ts';
import { handlers as resultados } from './resultados/index.ts';
import { buildHandlers as buildRoteiroEstudos } from './roteiro_estudos/index.ts';
import { buildHandlers as buildSaude } from './saude/index.ts';
import { buildHandlers as buildSessao } from './sessao/index.ts';
import { handlers as tests } from './tests/index.ts';
import { handlers as trilhas } from './trilhas/index.ts';

export function buildHandlers(services: Services): Handlers {
  return {
    ...aprendizagem,
    ...avaliacaoAdaptadas,
    ...avaliacoes,
    ...avisos,
    ...bancoQuestoes,
    ...baseConhecimentos,
    ...boss,
    ...centralAvaliacoes,
    ...buildContas(services),
    ...buildDuasEtapas(services),
    ...gabaritos,
    ...gestao,
    ...gestaoAlunos,
    ...gestaoAuditoria,
    ...gestaoCursos,
    ...gestaoEquipe,
    ...gestaoEscolas,
    ...gestaoHoje,
    ...gestaoProvas,
    ...gestaoQuestoes,
    ...gestaoRedacoes,
    ...gestaoTurmas,
    ...home,
    ...buildLogin(services),
    ...midias,
    ...navbar,
    ...pesquisa,
    ...privacidade,
    ...buildRecuperacao(services),
    ...resultados,
    ...buildRoteiroEstudos(services),
    ...buildSaude(services),
    ...buildSessao(services),
    ...tests,
    ...trilhas,
  };
}
