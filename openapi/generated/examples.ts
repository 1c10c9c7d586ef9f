// Generated from openapi/. Do not edit: run `pnpm generate`.

import type { operations } from './types.ts';

/** Name of an operation; the one under both prefixes has one name. */
export type OperationId = Exclude<keyof operations, `${string}_v1`>;

/** JSON body of the 200 or 202 response; never for an operation that answers bytes. */
export type ResponseBody<Id extends OperationId> = operations[Id] extends
  | { responses: { 200: { content: { 'application/json': infer Body } } } }
  | { responses: { 202: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;

type Examples = { [Id in OperationId as ResponseBody<Id> extends never ? never : Id]: ResponseBody<Id> };

/** Every operation with its method and path template, under each prefix it has. */
export const routes: readonly { method: string; path: string; operationId: OperationId }[] = [
  { method: 'GET', path: '/api/saude', operationId: 'getSaude' },
  { method: 'POST', path: '/api/v1/login/', operationId: 'login' },
  { method: 'POST', path: '/api/v1/logout', operationId: 'logout' },
  { method: 'GET', path: '/api/v1/users/contas', operationId: 'getConta' },
  { method: 'POST', path: '/api/v1/users/contas/atualizar', operationId: 'updateConta' },
  { method: 'POST', path: '/api/v1/users/contas/alterar_senha', operationId: 'changeSenha' },
  { method: 'POST', path: '/api/v1/users/contas/login_hub_educacional', operationId: 'loginHub' },
  { method: 'GET', path: '/api/v1/users/contas/perguntas_seguranca_pessoa', operationId: 'listPerguntasSegurancaPessoa' },
  { method: 'POST', path: '/api/v1/users/contas/validate_perguntas_seguranca', operationId: 'validatePerguntasSeguranca' },
  { method: 'POST', path: '/api/v1/users/contas/send_email_troca_senha', operationId: 'sendEmailTrocaSenha' },
  { method: 'GET', path: '/api/v1/gestao_acompanhamento', operationId: 'listGestaoAcompanhamento' },
  { method: 'GET', path: '/api/v1/central_avaliacoes', operationId: 'listCentralAvaliacoes' },
  { method: 'GET', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}', operationId: 'getProva' },
  { method: 'GET', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo', operationId: 'getProvaResumo' },
  { method: 'GET', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes', operationId: 'getProvaQuestoes' },
  { method: 'POST', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio', operationId: 'startProva' },
  { method: 'POST', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova', operationId: 'closeProva' },
  { method: 'POST', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/resposta', operationId: 'saveResposta' },
  { method: 'POST', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva', operationId: 'saveRespostaSubjetiva' },
  { method: 'POST', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira', operationId: 'setLinguaEstrangeira' },
  { method: 'POST', path: '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao', operationId: 'saveRedacao' },
  { method: 'GET', path: '/api/v1/banco_questoes/{id}', operationId: 'getQuestao' },
  { method: 'GET', path: '/api/v1/gabaritos', operationId: 'listGabaritos' },
  { method: 'GET', path: '/api/v1/gabaritos/filtros/1', operationId: 'getGabaritoFiltros' },
  { method: 'GET', path: '/api/v1/gabaritos/{turma_avaliacao_id}', operationId: 'getGabarito' },
  { method: 'GET', path: '/api/v1/avaliacao_adaptadas', operationId: 'listAvaliacaoAdaptadas' },
  { method: 'PUT', path: '/api/v1/avaliacao_adaptadas/meta_semana', operationId: 'saveMetaSemana' },
  { method: 'GET', path: '/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}', operationId: 'getAvaliacaoAdaptada' },
  { method: 'GET', path: '/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/midias', operationId: 'getAdaptadaMidias' },
  { method: 'GET', path: '/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/itens', operationId: 'getAdaptadaItens' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/itens/{banco_questao_id}/resposta', operationId: 'saveAdaptadaItem' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/fase_concluida', operationId: 'closeAdaptadaFase' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo}/reduzir_moeda', operationId: 'createReducaoMoeda' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo}/{roteiro_ou_lista_id}/reduzir_vida', operationId: 'createReducaoVida' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/nao_exibir_explicacao_plano_acao', operationId: 'setNaoExibirExplicacaoPlanoAcao' },
  { method: 'GET', path: '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_info', operationId: 'getBossInfo' },
  { method: 'GET', path: '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_resumo', operationId: 'getBossResumo' },
  { method: 'GET', path: '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_concluido', operationId: 'getBossConcluido' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/iniciar', operationId: 'startBoss' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/encerrar', operationId: 'closeBoss' },
  { method: 'POST', path: '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/resposta_boss', operationId: 'saveRespostaBoss' },
  { method: 'GET', path: '/api/v1/navbar', operationId: 'getNavbar' },
  { method: 'POST', path: '/api/v1/navbar/comprar_vidas', operationId: 'createCompraVidas' },
  { method: 'POST', path: '/api/v1/tests/reset_roteiro_estudos', operationId: 'resetRoteiroEstudos' },
  { method: 'GET', path: '/api/v2/instalacao', operationId: 'getInstalacao' },
  { method: 'POST', path: '/api/v2/instalacao', operationId: 'createInstalacao' },
  { method: 'POST', path: '/api/v2/login/segunda_etapa', operationId: 'loginSegundaEtapa' },
  { method: 'GET', path: '/api/v2/duas_etapas', operationId: 'getDuasEtapas' },
  { method: 'POST', path: '/api/v2/duas_etapas/inicio', operationId: 'createDuasEtapas' },
  { method: 'POST', path: '/api/v2/duas_etapas/confirmacao', operationId: 'validateDuasEtapas' },
  { method: 'POST', path: '/api/v2/duas_etapas/codigos', operationId: 'resetCodigosRecuperacao' },
  { method: 'POST', path: '/api/v2/duas_etapas/remocao', operationId: 'closeDuasEtapas' },
  { method: 'POST', path: '/api/v2/login/', operationId: 'login' },
  { method: 'POST', path: '/api/v2/logout', operationId: 'logout' },
  { method: 'GET', path: '/api/v2/users/contas', operationId: 'getConta' },
  { method: 'POST', path: '/api/v2/users/contas/atualizar', operationId: 'updateConta' },
  { method: 'POST', path: '/api/v2/users/contas/alterar_senha', operationId: 'changeSenha' },
  { method: 'POST', path: '/api/v2/users/contas/login_hub_educacional', operationId: 'loginHub' },
  { method: 'GET', path: '/api/v2/users/contas/perguntas_seguranca_pessoa', operationId: 'listPerguntasSegurancaPessoa' },
  { method: 'POST', path: '/api/v2/users/contas/validate_perguntas_seguranca', operationId: 'validatePerguntasSeguranca' },
  { method: 'POST', path: '/api/v2/users/contas/send_email_troca_senha', operationId: 'sendEmailTrocaSenha' },
  { method: 'GET', path: '/api/v2/gestao_acompanhamento', operationId: 'listGestaoAcompanhamento' },
  { method: 'GET', path: '/api/v2/central_avaliacoes', operationId: 'listCentralAvaliacoes' },
  { method: 'GET', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}', operationId: 'getProva' },
  { method: 'GET', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo', operationId: 'getProvaResumo' },
  { method: 'GET', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes', operationId: 'getProvaQuestoes' },
  { method: 'POST', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio', operationId: 'startProva' },
  { method: 'POST', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova', operationId: 'closeProva' },
  { method: 'POST', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta', operationId: 'saveResposta' },
  { method: 'POST', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva', operationId: 'saveRespostaSubjetiva' },
  { method: 'POST', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira', operationId: 'setLinguaEstrangeira' },
  { method: 'POST', path: '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao', operationId: 'saveRedacao' },
  { method: 'GET', path: '/api/v2/banco_questoes/{id}', operationId: 'getQuestao' },
  { method: 'GET', path: '/api/v2/navbar', operationId: 'getNavbar' },
  { method: 'GET', path: '/api/v2/avaliacoes', operationId: 'listAvaliacoes' },
  { method: 'GET', path: '/api/v2/avaliacoes/{avaliacao_conhecimento_id}/info', operationId: 'getAvaliacaoInfo' },
  { method: 'GET', path: '/api/v2/resultados', operationId: 'listResultados' },
  { method: 'GET', path: '/api/v2/resultados/{turma_avaliacao_id}', operationId: 'getResultado' },
  { method: 'GET', path: '/api/v2/resultados/{turma_avaliacao_id}/questoes/{banco_questao_id}', operationId: 'getResultadoQuestao' },
  { method: 'GET', path: '/api/v2/sessao', operationId: 'getSessao' },
  { method: 'POST', path: '/api/v2/sessao/contexto', operationId: 'createContexto' },
  { method: 'POST', path: '/api/v2/sessao/transferencias', operationId: 'createTransferencia' },
  { method: 'POST', path: '/api/v2/sessao/transferencias/resgate', operationId: 'redeemTransferencia' },
  { method: 'GET', path: '/api/v2/midias/{escola_id}/{arquivo}', operationId: 'getMidia' },
  { method: 'POST', path: '/api/v2/tests/reset_avaliacoes', operationId: 'resetAvaliacoes' },
  { method: 'GET', path: '/api/v2/recuperacao', operationId: 'getRecuperacao' },
  { method: 'POST', path: '/api/v2/recuperacao/resgate', operationId: 'redeemRecuperacao' },
  { method: 'GET', path: '/api/v2/avisos', operationId: 'listAvisos' },
  { method: 'GET', path: '/api/v2/pesquisa', operationId: 'getPesquisa' },
  { method: 'POST', path: '/api/v2/pesquisa/resposta', operationId: 'saveRespostaPesquisa' },
  { method: 'GET', path: '/api/v2/home', operationId: 'getHome' },
  { method: 'GET', path: '/api/v2/home/ranking', operationId: 'getHomeRanking' },
  { method: 'GET', path: '/api/v2/roteiro_estudos', operationId: 'listRoteiroEstudos' },
  { method: 'POST', path: '/api/v2/roteiro_estudos/visualizar_conteudo_digital', operationId: 'createVisualizacaoConteudo' },
  { method: 'GET', path: '/api/v2/roteiro_estudos/{trilha_fase_id}', operationId: 'getRoteiroFase' },
  { method: 'POST', path: '/api/v2/roteiro_estudos/{trilha_fase_id}/resposta_quiz', operationId: 'saveRespostaQuiz' },
  { method: 'GET', path: '/api/v2/roteiro_estudos/{trilha_id}/{materia_id}', operationId: 'getRoteiroMateria' },
  { method: 'POST', path: '/api/v2/roteiro_estudos/{trilha_id}/{trilha_fase_id}/roteiro_estudos_resposta', operationId: 'saveRoteiroResposta' },
  { method: 'GET', path: '/api/v2/trilhas/filtros', operationId: 'getTrilhaFiltros' },
  { method: 'GET', path: '/api/v2/trilhas/busca_filtrada', operationId: 'listTrilhasEncerradas' },
  { method: 'POST', path: '/api/v2/tests/resetar_trilha', operationId: 'resetTrilha' },
  { method: 'GET', path: '/api/v2/base_conhecimentos/{base_conhecimento_id}', operationId: 'getBaseConhecimento' },
  { method: 'PUT', path: '/api/v2/base_conhecimentos/{base_conhecimento_id}', operationId: 'updateBaseConhecimento' },
  { method: 'POST', path: '/api/v2/base_conhecimentos/{base_conhecimento_id}', operationId: 'saveBaseConhecimento' },
  { method: 'PATCH', path: '/api/v2/base_conhecimentos/{base_conhecimento_id}', operationId: 'changeBaseConhecimento' },
  { method: 'GET', path: '/api/v2/aprendizagem', operationId: 'listAprendizagem' },
  { method: 'GET', path: '/api/v2/aprendizagem/{materia_id}', operationId: 'getAprendizagem' },
  { method: 'POST', path: '/api/v2/aprendizagem/{materia_id}/concordancia', operationId: 'setAprendizagemConcordancia' },
  { method: 'POST', path: '/api/v2/gestao/turmas/{turma_id}/senhas', operationId: 'resetSenhasTurma' },
  { method: 'GET', path: '/api/v2/gestao/turmas/{turma_id}/opcoes', operationId: 'getTurmaOpcoes' },
  { method: 'PUT', path: '/api/v2/gestao/turmas/{turma_id}/opcoes', operationId: 'setTurmaOpcoes' },
  { method: 'GET', path: '/api/v2/gestao/turmas', operationId: 'listGestaoTurmas' },
  { method: 'POST', path: '/api/v2/gestao/turmas/{turma_id}/fichas', operationId: 'createFichas' },
  { method: 'GET', path: '/api/v2/gestao/turmas/{turma_id}/saidas', operationId: 'listTurmaSaidas' },
  { method: 'GET', path: '/api/v2/gestao/turmas/{turma_id}/acomodacoes', operationId: 'listAcomodacoesTurma' },
  { method: 'GET', path: '/api/v2/gestao/turmas/{turma_id}/parecidos', operationId: 'listAlunosParecidos' },
  { method: 'POST', path: '/api/v2/gestao/alunos', operationId: 'createAlunoGestao' },
  { method: 'GET', path: '/api/v2/gestao/alunos/{turma_aluno_id}/cadastro', operationId: 'getAlunoCadastro' },
  { method: 'PUT', path: '/api/v2/gestao/alunos/{turma_aluno_id}/cadastro', operationId: 'saveAlunoCadastro' },
  { method: 'POST', path: '/api/v2/gestao/alunos/{turma_aluno_id}/movimentacao', operationId: 'createMovimentacao' },
  { method: 'GET', path: '/api/v2/gestao/turmas/{turma_id}', operationId: 'getTurma' },
  { method: 'GET', path: '/api/v2/gestao/alunos/{turma_aluno_id}', operationId: 'getGestaoAluno' },
  { method: 'POST', path: '/api/v2/gestao/alunos/{turma_aluno_id}/exportacao', operationId: 'createExportacaoAluno' },
  { method: 'POST', path: '/api/v2/gestao/alunos/{turma_aluno_id}/anonimizacao', operationId: 'createAnonimizacaoAluno' },
  { method: 'POST', path: '/api/v2/gestao/alunos/{turma_aluno_id}/nome_social', operationId: 'resetNomeSocial' },
  { method: 'PUT', path: '/api/v2/gestao/alunos/{turma_aluno_id}/bloqueio', operationId: 'setBloqueioAluno' },
  { method: 'PUT', path: '/api/v2/gestao/alunos/{turma_aluno_id}/ranking', operationId: 'setRankingAluno' },
  { method: 'GET', path: '/api/v2/gestao/alunos/{turma_aluno_id}/acomodacao', operationId: 'getAcomodacaoAluno' },
  { method: 'PUT', path: '/api/v2/gestao/alunos/{turma_aluno_id}/acomodacao', operationId: 'setAcomodacaoAluno' },
  { method: 'POST', path: '/api/v2/gestao/alunos/{turma_aluno_id}/tentativas_boss', operationId: 'createTentativaBoss' },
  { method: 'GET', path: '/api/v2/gestao/auditoria', operationId: 'listAuditoria' },
  { method: 'GET', path: '/api/v2/gestao/cursos', operationId: 'listCursos' },
  { method: 'POST', path: '/api/v2/gestao/cursos', operationId: 'createCurso' },
  { method: 'PUT', path: '/api/v2/gestao/cursos/{base_conhecimento_id}/publicacao', operationId: 'setCursoPublicacao' },
  { method: 'GET', path: '/api/v2/gestao/cursos/{base_conhecimento_id}/conteudos', operationId: 'listCursoConteudos' },
  { method: 'POST', path: '/api/v2/gestao/midias', operationId: 'createMidia' },
  { method: 'POST', path: '/api/v2/gestao/midias/arquivo', operationId: 'createMidiaArquivo' },
  { method: 'GET', path: '/api/v2/gestao/objetos_sem_curso', operationId: 'listObjetosSemCurso' },
  { method: 'GET', path: '/api/v2/gestao/questoes', operationId: 'listQuestoes' },
  { method: 'POST', path: '/api/v2/gestao/questoes', operationId: 'createQuestao' },
  { method: 'GET', path: '/api/v2/gestao/questoes/{banco_questao_id}/estatisticas', operationId: 'getQuestaoEstatisticas' },
  { method: 'POST', path: '/api/v2/gestao/questoes/exportacao', operationId: 'createExportacaoQuestoes' },
  { method: 'POST', path: '/api/v2/gestao/questoes/lote', operationId: 'createQuestaoLote' },
  { method: 'GET', path: '/api/v2/gestao/questoes/{banco_questao_id}', operationId: 'getQuestaoGestao' },
  { method: 'PUT', path: '/api/v2/gestao/questoes/{banco_questao_id}', operationId: 'saveQuestao' },
  { method: 'GET', path: '/api/v2/gestao/questoes/{banco_questao_id}/historico', operationId: 'listQuestaoHistorico' },
  { method: 'GET', path: '/api/v2/gestao/questoes/{banco_questao_id}/usos', operationId: 'listQuestaoUsos' },
  { method: 'POST', path: '/api/v2/gestao/questoes/{banco_questao_id}/situacao', operationId: 'setQuestaoSituacao' },
  { method: 'POST', path: '/api/v2/gestao/questoes/{banco_questao_id}/copia', operationId: 'createQuestaoCopia' },
  { method: 'PUT', path: '/api/v2/gestao/questoes/{banco_questao_id}/tri', operationId: 'setQuestaoTri' },
  { method: 'GET', path: '/api/v2/gestao/propostas_redacao', operationId: 'listPropostas' },
  { method: 'POST', path: '/api/v2/gestao/propostas_redacao', operationId: 'createProposta' },
  { method: 'GET', path: '/api/v2/gestao/propostas_redacao/{proposta_redacao_id}', operationId: 'getProposta' },
  { method: 'PUT', path: '/api/v2/gestao/propostas_redacao/{proposta_redacao_id}', operationId: 'saveProposta' },
  { method: 'POST', path: '/api/v2/gestao/propostas_redacao/{proposta_redacao_id}/copia', operationId: 'createPropostaCopia' },
  { method: 'GET', path: '/api/v2/gestao/conteudos', operationId: 'listConteudos' },
  { method: 'POST', path: '/api/v2/gestao/conteudos', operationId: 'createConteudo' },
  { method: 'POST', path: '/api/v2/gestao/conteudos/ordem', operationId: 'setConteudoOrdem' },
  { method: 'GET', path: '/api/v2/gestao/conteudos/{conteudo_digital_id}', operationId: 'getConteudo' },
  { method: 'PUT', path: '/api/v2/gestao/conteudos/{conteudo_digital_id}', operationId: 'saveConteudo' },
  { method: 'POST', path: '/api/v2/gestao/conteudos/{conteudo_digital_id}/verificacao', operationId: 'createConteudoVerificacao' },
  { method: 'GET', path: '/api/v2/gestao/textos_base', operationId: 'listTextosBase' },
  { method: 'PUT', path: '/api/v2/gestao/textos_base', operationId: 'saveTextoBase' },
  { method: 'GET', path: '/api/v2/gestao/habilidades', operationId: 'listHabilidades' },
  { method: 'PUT', path: '/api/v2/gestao/habilidades', operationId: 'saveHabilidade' },
  { method: 'GET', path: '/api/v2/gestao/etiquetas', operationId: 'listEtiquetas' },
  { method: 'PUT', path: '/api/v2/gestao/etiquetas', operationId: 'saveEtiqueta' },
  { method: 'GET', path: '/api/v2/gestao/materias', operationId: 'listMaterias' },
  { method: 'PUT', path: '/api/v2/gestao/materias', operationId: 'saveMateria' },
  { method: 'GET', path: '/api/v2/gestao/objetos_conhecimento', operationId: 'listObjetosConhecimento' },
  { method: 'PUT', path: '/api/v2/gestao/objetos_conhecimento', operationId: 'saveObjetoConhecimento' },
  { method: 'GET', path: '/api/v2/gestao/objetos_conhecimento/{objeto_conhecimento_id}/juncao', operationId: 'getPreviaJuncao' },
  { method: 'POST', path: '/api/v2/gestao/objetos_conhecimento/{objeto_conhecimento_id}/juncao', operationId: 'createJuncaoObjeto' },
  { method: 'GET', path: '/api/v2/gestao/escolas', operationId: 'listEscolas' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/consentimentos', operationId: 'listConsentimentos' },
  { method: 'GET', path: '/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos', operationId: 'getConsentimentosAluno' },
  { method: 'POST', path: '/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos', operationId: 'createConsentimento' },
  { method: 'POST', path: '/api/v2/gestao/alunos/{turma_aluno_id}/consentimentos/{consentimento_id}/revogacao', operationId: 'closeConsentimento' },
  { method: 'PUT', path: '/api/v2/gestao/alunos/{turma_aluno_id}/base_legal', operationId: 'setBaseLegalAluno' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/equipe', operationId: 'listEquipe' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/equipe', operationId: 'createMembroEquipe' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/equipe/login', operationId: 'getLoginLivre' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/equipe/resumo', operationId: 'getEquipeResumo' },
  { method: 'PUT', path: '/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}', operationId: 'saveMembroEquipe' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/situacao', operationId: 'setMembroSituacao' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/senha', operationId: 'resetSenhaMembro' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/equipe/{pessoa_id}/duas_etapas', operationId: 'resetDuasEtapas' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/sedes', operationId: 'listSedes' },
  { method: 'PUT', path: '/api/v2/gestao/escolas/{escola_id}/sedes', operationId: 'saveSede' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/series', operationId: 'listSeries' },
  { method: 'PUT', path: '/api/v2/gestao/escolas/{escola_id}/series', operationId: 'saveSerie' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/primeiros_passos', operationId: 'getPrimeirosPassos' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/sedes/{sede_id}/arquivamento', operationId: 'setSedeArquivamento' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/series/padrao', operationId: 'createSeriesPadrao' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/series/{serie_id}/arquivamento', operationId: 'setSerieArquivamento' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/anos_letivos', operationId: 'listAnosLetivos' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/anos_letivos/{ano}', operationId: 'getAnoLetivo' },
  { method: 'PUT', path: '/api/v2/gestao/escolas/{escola_id}/anos_letivos/{ano}', operationId: 'saveAnoLetivo' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/turmas', operationId: 'listTurmas' },
  { method: 'PUT', path: '/api/v2/gestao/escolas/{escola_id}/turmas', operationId: 'saveTurma' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/turmas/varias', operationId: 'createTurmas' },
  { method: 'POST', path: '/api/v2/gestao/escolas/{escola_id}/turmas/{turma_id}/arquivamento', operationId: 'setTurmaArquivamento' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/configuracao', operationId: 'getConfiguracaoEscola' },
  { method: 'PATCH', path: '/api/v2/gestao/escolas/{escola_id}/configuracao', operationId: 'updateConfiguracaoEscola' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/configuracao/previa_fuso', operationId: 'getPreviaFuso' },
  { method: 'GET', path: '/api/v2/gestao/escolas/{escola_id}/manutencao', operationId: 'getManutencaoEscola' },
  { method: 'PUT', path: '/api/v2/gestao/escolas/{escola_id}/manutencao', operationId: 'setManutencaoEscola' },
  { method: 'GET', path: '/api/v2/gestao/avisos', operationId: 'listGestaoAvisos' },
  { method: 'PUT', path: '/api/v2/gestao/avisos/{aviso_id}', operationId: 'saveGestaoAviso' },
  { method: 'GET', path: '/api/v2/gestao/pesquisa/respostas', operationId: 'listPesquisaRespostas' },
  { method: 'POST', path: '/api/v2/gestao/importacoes', operationId: 'createImportacao' },
  { method: 'GET', path: '/api/v2/gestao/importacoes', operationId: 'listImportacoes' },
  { method: 'POST', path: '/api/v2/gestao/importacoes/exemplo', operationId: 'createImportacaoExemplo' },
  { method: 'GET', path: '/api/v2/gestao/importacoes/{importacao_id}', operationId: 'getImportacao' },
  { method: 'GET', path: '/api/v2/gestao/importacoes/{importacao_id}/linhas', operationId: 'listImportacaoLinhas' },
  { method: 'GET', path: '/api/v2/gestao/importacoes/{importacao_id}/linhas.csv', operationId: 'getImportacaoLinhasCsv' },
  { method: 'PUT', path: '/api/v2/gestao/importacoes/{importacao_id}/linhas/{ordem}', operationId: 'saveImportacaoLinha' },
  { method: 'GET', path: '/api/v2/gestao/importacoes/{importacao_id}/linhas/{ordem}/previa', operationId: 'getImportacaoLinhaPrevia' },
  { method: 'PUT', path: '/api/v2/gestao/importacoes/{importacao_id}/mapeamento', operationId: 'setImportacaoMapeamento' },
  { method: 'POST', path: '/api/v2/gestao/importacoes/{importacao_id}/aplicacao', operationId: 'applyImportacao' },
  { method: 'POST', path: '/api/v2/gestao/importacoes/{importacao_id}/desfazer', operationId: 'undoImportacao' },
  { method: 'GET', path: '/api/v2/gestao/importacao_modelos/{tipo}', operationId: 'getImportacaoModelo' },
  { method: 'GET', path: '/api/v2/gestao/hoje', operationId: 'getGestaoHoje' },
  { method: 'GET', path: '/api/v2/gestao/provas', operationId: 'listGestaoProvas' },
  { method: 'POST', path: '/api/v2/gestao/prorrogacoes', operationId: 'createProrrogacao' },
  { method: 'POST', path: '/api/v2/gestao/prorrogacoes/{prorrogacao_id}/desfazer', operationId: 'undoProrrogacao' },
  { method: 'GET', path: '/api/v2/gestao/prorrogacoes/previa', operationId: 'getPreviaProrrogacao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes', operationId: 'listAvaliacoesGestao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacao_rascunhos', operationId: 'listRascunhosAvaliacao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}', operationId: 'getRascunhoAvaliacao' },
  { method: 'PUT', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}', operationId: 'saveRascunhoAvaliacao' },
  { method: 'POST', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/arquivamento', operationId: 'setRascunhoArquivamento' },
  { method: 'GET', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/verificacao', operationId: 'getVerificacao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/conferencia', operationId: 'getConferenciaImportada' },
  { method: 'POST', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/gabaritos', operationId: 'setRascunhoGabarito' },
  { method: 'GET', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/previa', operationId: 'getPrevia' },
  { method: 'GET', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/impressao', operationId: 'getRascunhoImpressao' },
  { method: 'POST', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/sorteio', operationId: 'createSorteio' },
  { method: 'POST', path: '/api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/publicacao', operationId: 'publishAvaliacao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}', operationId: 'getAvaliacaoGestao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/impressao', operationId: 'getImpressao' },
  { method: 'POST', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/despublicacao', operationId: 'unpublishAvaliacao' },
  { method: 'POST', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/copia', operationId: 'createAvaliacaoCopia' },
  { method: 'PUT', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/turmas', operationId: 'setAvaliacaoTurmas' },
  { method: 'POST', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/cancelamento', operationId: 'cancelAvaliacao' },
  { method: 'POST', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/descancelamento', operationId: 'restoreAvaliacao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/eventos', operationId: 'listAvaliacaoEventos' },
  { method: 'POST', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}/reparo', operationId: 'repairItem' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens', operationId: 'listItensProva' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/resultados', operationId: 'listResultadosProva' },
  { method: 'GET', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/alunos', operationId: 'listProvaAlunos' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao', operationId: 'getLiberacao' },
  { method: 'PUT', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao', operationId: 'setLiberacao' },
  { method: 'POST', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao/conferencia', operationId: 'confirmLiberacao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/turmas/{turma_id}/previa', operationId: 'getPreviaAplicacao' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}', operationId: 'getItemProva' },
  { method: 'PUT', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}', operationId: 'setItemProva' },
  { method: 'GET', path: '/api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}/previa', operationId: 'getPreviaItemProva' },
  { method: 'GET', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/entrada', operationId: 'getEntradaProva' },
  { method: 'POST', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/entrada/codigo', operationId: 'createCodigoEntrada' },
  { method: 'POST', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/entrada/admissao', operationId: 'setAdmissaoAluno' },
  { method: 'GET', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas', operationId: 'getGradeRespostas' },
  { method: 'PUT', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas', operationId: 'saveGradeRespostas' },
  { method: 'POST', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas/escolha', operationId: 'setRespostaQueVale' },
  { method: 'POST', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas/importacao', operationId: 'createImportacaoRespostas' },
  { method: 'GET', path: '/api/v2/gestao/correcoes_resumo', operationId: 'listCorrecoesResumo' },
  { method: 'GET', path: '/api/v2/gestao/redacoes', operationId: 'listRedacoes' },
  { method: 'GET', path: '/api/v2/gestao/redacoes/{redacao_id}', operationId: 'getRedacao' },
  { method: 'PUT', path: '/api/v2/gestao/redacoes/{redacao_id}/correcao', operationId: 'saveCorrecaoRedacao' },
  { method: 'POST', path: '/api/v2/gestao/redacoes/{redacao_id}/correcao/desfazer', operationId: 'undoCorrecaoRedacao' },
  { method: 'POST', path: '/api/v2/gestao/redacoes/{redacao_id}/correcao/reabertura', operationId: 'reopenCorrecaoRedacao' },
  { method: 'GET', path: '/api/v2/gestao/respostas_subjetivas', operationId: 'listRespostasSubjetivas' },
  { method: 'PUT', path: '/api/v2/gestao/respostas_subjetivas/{resposta_subjetiva_id}/correcao', operationId: 'saveCorrecaoSubjetiva' },
  { method: 'GET', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/fora_do_prazo', operationId: 'listForaDoPrazo' },
  { method: 'POST', path: '/api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/fora_do_prazo/decisao', operationId: 'setForaDoPrazo' },
];

/** Example of the 200 or 202 response of each operation. Clone before changing. */
export const examples: Examples = {
  getSaude: {
    "status": "ok",
    "versao": "0.1.0",
    "banco": "ok",
    "banco_reinicios": 0,
    "banco_reiniciado_em": null,
    "manutencao": false,
    "gravacao": "ok"
  },
  listGabaritos: {
    "avaliacoes": [
      {
        "turma_avaliacao_id": 214,
        "descricao": "Oficina de redação",
        "nota_media": 72,
        "presente_avaliacao": true,
        "data_aplicacao": "2026-09-03T08:00:00-03:00",
        "disciplinas": [],
        "situacao": "liberado",
        "gabarito_liberado_em": "2026-09-03T10:02:00-03:00",
        "prova_em_andamento": false,
        "is_only_redacao": true
      },
      {
        "turma_avaliacao_id": 210,
        "descricao": "Avaliação bimestral",
        "nota_media": 50,
        "presente_avaliacao": true,
        "data_aplicacao": "2026-08-20T08:00:00-03:00",
        "disciplinas": [
          "Matemática",
          "Português"
        ],
        "situacao": "liberado",
        "gabarito_liberado_em": "2026-08-20T12:02:00-03:00",
        "prova_em_andamento": false,
        "is_only_redacao": false
      }
    ]
  },
  getGabaritoFiltros: {
    "filtro": [
      {
        "materia_id": 1,
        "materia_nome": "Matemática",
        "ciclo_numero_referencia": [
          1,
          2
        ]
      },
      {
        "materia_id": 2,
        "materia_nome": "Português",
        "ciclo_numero_referencia": [
          2
        ]
      }
    ]
  },
  getGabarito: {
    "turma_avaliacao_id": 210,
    "descricao": "Avaliação bimestral",
    "serie": "1ª Série",
    "ciclo": 2,
    "desempenho": 50,
    "nota": 5,
    "presente_avaliacao": true,
    "data_aplicacao": "2026-08-20T08:00:00-03:00",
    "situacao": "liberado",
    "gabarito_liberado_em": "2026-08-20T12:02:00-03:00",
    "prova_em_andamento": false,
    "resumo": [
      {
        "materia_id": 1,
        "materia_nome": "Matemática",
        "fora_do_gabarito": false,
        "itens": [
          {
            "numero": 1,
            "banco_questao_id": 501,
            "turma_avaliacao_questao_resposta_id": 8001,
            "item_resposta": 3,
            "gabarito": "C",
            "questao_anulada": false,
            "percentual_acerto": 81,
            "subjetiva": false,
            "gabarito_bonificado": false,
            "pontuacao_correcao": null,
            "pontuacao_avaliacao": 5,
            "presente_avaliacao": true,
            "dia_prova": 1,
            "lingua_estrangeira": null,
            "texto_resposta": null
          },
          {
            "numero": 2,
            "banco_questao_id": 502,
            "turma_avaliacao_questao_resposta_id": 8002,
            "item_resposta": null,
            "gabarito": "E",
            "questao_anulada": false,
            "percentual_acerto": 34,
            "subjetiva": false,
            "gabarito_bonificado": false,
            "pontuacao_correcao": null,
            "pontuacao_avaliacao": 5,
            "presente_avaliacao": true,
            "dia_prova": 1,
            "lingua_estrangeira": null,
            "texto_resposta": null
          }
        ]
      }
    ],
    "redacao": {
      "dia_prova": 1,
      "situacao": "corrigida",
      "proposta_redacao_titulo": "A rua como lugar de encontro",
      "texto": "Na minha rua, a calçada é a sala de todo mundo. À tarde os vizinhos levam as cadeiras para fora e a conversa começa.",
      "palavras": 23,
      "nota": 720,
      "competencias": [
        {
          "numero": 1,
          "nome": "Norma escrita",
          "nota": 160,
          "comentarios": [
            "Cuide da vírgula entre orações longas."
          ]
        },
        {
          "numero": 2,
          "nome": "Tema e repertório",
          "nota": 160,
          "comentarios": []
        },
        {
          "numero": 3,
          "nome": "Argumentação",
          "nota": 140,
          "comentarios": [
            "O segundo argumento pede um exemplo."
          ]
        },
        {
          "numero": 4,
          "nome": "Coesão",
          "nota": 140,
          "comentarios": []
        },
        {
          "numero": 5,
          "nome": "Proposta",
          "nota": 120,
          "comentarios": [
            "Faltou dizer quem faz, e como."
          ]
        }
      ],
      "marcas": [
        {
          "inicio": 14,
          "fim": 46,
          "competencia": 3,
          "comentario": "Imagem forte. Volte a ela no fim."
        }
      ],
      "motivo_zero": null,
      "comentarios": [
        "Boa abertura. Na próxima, feche a proposta."
      ]
    },
    "outras_redacoes": []
  },
  listAvaliacaoAdaptadas: {
    "data": [
      {
        "area_conhecimento_id": 4,
        "nome_curto": "Matemática",
        "area_conhecimento_codigo": "MT",
        "exercicios": {
          "qtde_estrelas_possiveis": 12,
          "qtde_estrelas_conquistadas": 5,
          "qtde_itens_possiveis": 20,
          "qtde_itens_respondidos": 9
        },
        "boss": {
          "qtde_boss": 1,
          "qtde_boss_finalizado": 0,
          "qtde_boss_vencido": 0
        },
        "avaliacoes": [
          {
            "turma_avaliacao_id": 280,
            "tipo_avaliacao": "RoteiroEstudo",
            "materia_id": 1,
            "materia_nome": "Matemática",
            "descricao": "Razão e proporção no dia a dia",
            "data_aplicacao": "2026-11-27T08:00:00-03:00",
            "exercicios": {
              "qtde_estrelas_possiveis": 12,
              "qtde_estrelas_conquistadas": 5,
              "qtde_itens_possiveis": 20,
              "qtde_itens_respondidos": 9
            },
            "status_boss": "bloqueado",
            "existe_boss": true,
            "encerrado": false,
            "data_fim": "2026-11-27T08:00:00-03:00",
            "qtde_fases": 4,
            "qtde_fases_concluidas": 2,
            "fase_atual": {
              "numero": 3,
              "objeto_conhecimento_id": 73,
              "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
              "qtde_itens_total": 5,
              "exercicio_atual": 2
            },
            "boss_tempo_restante": null
          }
        ]
      },
      {
        "area_conhecimento_id": 1,
        "nome_curto": "Linguagens",
        "area_conhecimento_codigo": "LC",
        "exercicios": {
          "qtde_estrelas_possiveis": 3,
          "qtde_estrelas_conquistadas": 0,
          "qtde_itens_possiveis": 4,
          "qtde_itens_respondidos": 0
        },
        "boss": {
          "qtde_boss": 0,
          "qtde_boss_finalizado": 0,
          "qtde_boss_vencido": 0
        },
        "avaliacoes": [
          {
            "turma_avaliacao_id": 282,
            "tipo_avaliacao": "PlanoAcao",
            "materia_id": 2,
            "materia_nome": "Português",
            "descricao": "Reforço depois da avaliação bimestral",
            "data_aplicacao": null,
            "exercicios": {
              "qtde_estrelas_possiveis": 3,
              "qtde_estrelas_conquistadas": 0,
              "qtde_itens_possiveis": 4,
              "qtde_itens_respondidos": 0
            },
            "status_boss": null,
            "existe_boss": false,
            "encerrado": true,
            "data_fim": "2026-11-10T23:59:59-03:00",
            "qtde_fases": 1,
            "qtde_fases_concluidas": 0,
            "fase_atual": null,
            "boss_tempo_restante": null
          }
        ]
      }
    ],
    "ciclos": [
      {
        "id": 11,
        "ano": 2026,
        "numero_referencia": 1
      },
      {
        "id": 12,
        "ano": 2026,
        "numero_referencia": 2
      }
    ],
    "ciclo_retornado": 12,
    "meta_semana": {
      "meta": 3,
      "qtde_fases_concluidas": 2
    }
  },
  saveMetaSemana: {
    "meta": 4,
    "qtde_fases_concluidas": 2
  },
  getAvaliacaoAdaptada: {
    "turma_avaliacao_id": 280,
    "tipo_avaliacao": "RoteiroEstudo",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "descricao": "Razão e proporção no dia a dia",
    "data_aplicacao": "2026-11-27T08:00:00-03:00",
    "status_boss": "bloqueado",
    "existe_boss": true,
    "encerrado": false,
    "data_fim": "2026-11-27T08:00:00-03:00",
    "boss_tempo_restante": null,
    "qtde_itens_respondeu": 9,
    "qtde_itens_total": 20,
    "fases": [
      {
        "objeto_conhecimento_id": 71,
        "ordem_oic": 1,
        "objeto_conhecimento_descricao": "Razão entre grandezas",
        "qtde_estrelas": 3,
        "qtde_itens_acertou": 5,
        "bloqueado": false,
        "midias": {
          "capitulo_numero": 4,
          "objeto_conhecimento_descricao": "Razão entre grandezas",
          "habilidade_descricao": "Comparar duas grandezas por meio de uma razão.",
          "conteudos": [
            {
              "id": 901,
              "index": 0,
              "tipo": "video",
              "descricao": "Receita para quantas pessoas?",
              "url": "https://videos.luneta.example/razao-na-cozinha",
              "plataforma": "Luneta",
              "label_01": "6 min",
              "label_02": "Vídeo"
            }
          ]
        },
        "qtde_itens_respondeu": 5,
        "qtde_itens_total": 5,
        "exercicio_atual": null
      },
      {
        "objeto_conhecimento_id": 72,
        "ordem_oic": 2,
        "objeto_conhecimento_descricao": "Escalas e mapas",
        "qtde_estrelas": 2,
        "qtde_itens_acertou": 3,
        "bloqueado": false,
        "midias": {
          "capitulo_numero": 5,
          "objeto_conhecimento_descricao": "Escalas e mapas",
          "habilidade_descricao": "Ler distâncias reais em um mapa.",
          "conteudos": []
        },
        "qtde_itens_respondeu": 4,
        "qtde_itens_total": 5,
        "exercicio_atual": 2
      },
      {
        "objeto_conhecimento_id": 73,
        "ordem_oic": 3,
        "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
        "qtde_estrelas": 0,
        "qtde_itens_acertou": 0,
        "bloqueado": false,
        "midias": {
          "capitulo_numero": 6,
          "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
          "habilidade_descricao": null,
          "conteudos": []
        },
        "qtde_itens_respondeu": 0,
        "qtde_itens_total": 5,
        "exercicio_atual": null
      },
      {
        "objeto_conhecimento_id": 74,
        "ordem_oic": 4,
        "objeto_conhecimento_descricao": "Regra de três composta",
        "qtde_estrelas": 0,
        "qtde_itens_acertou": 0,
        "bloqueado": true,
        "midias": {
          "capitulo_numero": 7,
          "objeto_conhecimento_descricao": "Regra de três composta",
          "habilidade_descricao": null,
          "conteudos": []
        },
        "qtde_itens_respondeu": 0,
        "qtde_itens_total": 5,
        "exercicio_atual": null
      }
    ]
  },
  getAdaptadaMidias: {
    "objeto_conhecimento_id": 72,
    "capitulo_numero": 5,
    "objeto_conhecimento_descricao": "Escalas e mapas",
    "habilidade_descricao": "Ler distâncias reais em um mapa.",
    "conteudos": [
      {
        "id": 911,
        "index": 0,
        "tipo": "video",
        "descricao": "Do papel para a estrada",
        "url": "https://videos.luneta.example/escalas",
        "plataforma": "Luneta",
        "label_01": "8 min",
        "label_02": "Vídeo"
      },
      {
        "id": 912,
        "index": 1,
        "tipo": "artigo",
        "descricao": "Como ler a escala de um mapa",
        "url": "https://textos.luneta.example/escala-de-mapa",
        "plataforma": "Luneta",
        "label_01": "5 min",
        "label_02": "Leitura"
      },
      {
        "id": 913,
        "index": 2,
        "tipo": "podcast",
        "descricao": "Quem desenhou o primeiro mapa do bairro?",
        "url": "https://audios.luneta.example/mapa-do-bairro",
        "plataforma": null,
        "label_01": null,
        "label_02": null
      }
    ],
    "permite_pular": true,
    "pulou": false
  },
  getAdaptadaItens: {
    "objeto_conhecimento_id": 72,
    "capitulo_numero": 5,
    "objeto_conhecimento_descricao": "Escalas e mapas",
    "habilidade_descricao": "Ler distâncias reais em um mapa.",
    "itens": [
      {
        "banco_questao_id": 621,
        "ordem_exercicio": 1,
        "acertou": true,
        "gabarito": "C",
        "comentario": "<p>A escala é a razão entre o desenho e o real.</p>",
        "turma_avaliacao_roteiro_estudo_id": 4121,
        "item_resposta": 3,
        "vez": 1,
        "bloqueado": true,
        "pratica": false
      },
      {
        "banco_questao_id": 622,
        "ordem_exercicio": 2,
        "acertou": false,
        "gabarito": null,
        "comentario": "",
        "turma_avaliacao_roteiro_estudo_id": 4122,
        "item_resposta": 1,
        "vez": 1,
        "bloqueado": false,
        "pratica": false
      },
      {
        "banco_questao_id": 623,
        "ordem_exercicio": 3,
        "acertou": null,
        "gabarito": null,
        "comentario": "",
        "turma_avaliacao_roteiro_estudo_id": 4123,
        "item_resposta": null,
        "vez": 0,
        "bloqueado": false,
        "pratica": false
      }
    ],
    "tentativa": 2,
    "existe_midia": true,
    "encerrado": false,
    "data_fim": "2026-11-27T08:00:00-03:00"
  },
  saveAdaptadaItem: {
    "banco_questao_id": 622,
    "item_resposta": 1,
    "acertou": false,
    "gabarito": null,
    "comentario": "",
    "bloqueado": false,
    "vez": 1,
    "tentativa": 2,
    "perdeu_vida": true,
    "qtde_moedas_ganhas": 0,
    "pratica": false,
    "navbar": {
      "qtde_estrelas": 41,
      "qtde_moedas": 135,
      "qtde_vidas": 2,
      "prox_vida": 690,
      "vidas_ativas": true,
      "custo_vidas": 60,
      "segundos_por_vida": 1200
    }
  },
  closeAdaptadaFase: {
    "qtde_estrelas": 2,
    "capitulo_numero": 5,
    "objeto_conhecimento_descricao": "Escalas e mapas",
    "habilidade_descricao": "Ler distâncias reais em um mapa.",
    "qtde_moedas": 50,
    "proximo_oic_id": 73,
    "melhor_fase": true,
    "tentativa": 2,
    "qtde_itens_acertou": 3,
    "qtde_itens_total": 5,
    "existe_boss": true,
    "status_boss": "bloqueado",
    "pratica": false,
    "erros": [
      {
        "banco_questao_id": 622,
        "ordem_exercicio": 2,
        "item_resposta": 4,
        "gabarito": "B",
        "comentario": "<p>A escala é a razão entre o desenho e o real.</p>"
      },
      {
        "banco_questao_id": 624,
        "ordem_exercicio": 4,
        "item_resposta": 1,
        "gabarito": "E",
        "comentario": "<p>Um centímetro do mapa vale 500 metros.</p>"
      }
    ],
    "navbar": {
      "qtde_estrelas": 43,
      "qtde_moedas": 185,
      "qtde_vidas": 2,
      "prox_vida": 402,
      "vidas_ativas": true,
      "custo_vidas": 60,
      "segundos_por_vida": 1200
    }
  },
  createReducaoMoeda: {
    "qtde_estrelas": 41,
    "qtde_moedas": 120,
    "qtde_vidas": 3,
    "prox_vida": 731,
    "vidas_ativas": true,
    "custo_vidas": 40,
    "segundos_por_vida": 1200
  },
  createReducaoVida: {
    "qtde_estrelas": 41,
    "qtde_moedas": 135,
    "qtde_vidas": 2,
    "prox_vida": 690,
    "vidas_ativas": true,
    "custo_vidas": 60,
    "segundos_por_vida": 1200
  },
  setNaoExibirExplicacaoPlanoAcao: {
    "message": "Não vamos mostrar esta explicação de novo."
  },
  getBossInfo: {
    "tempo_total": 1200,
    "data_inicio": null,
    "tempo_restante": 1200,
    "data_fim": null,
    "status_boss": "desbloqueado",
    "qtde_itens": 10,
    "acertos_para_vencer": 6,
    "moedas_por_acerto": 20,
    "roteiro_encerrado": false,
    "servidor_em": "2026-11-21T15:00:00-03:00"
  },
  getBossResumo: {
    "itens": [
      {
        "item_resposta": 2,
        "item_gabarito": "B",
        "banco_questao_id": 601,
        "turma_avaliacao_roteiro_estudo_id": 4101,
        "turma_avaliacao_lista_adaptada_id": null,
        "ordem": 1,
        "acertou": true
      },
      {
        "item_resposta": 1,
        "item_gabarito": "D",
        "banco_questao_id": 604,
        "turma_avaliacao_roteiro_estudo_id": 4104,
        "turma_avaliacao_lista_adaptada_id": null,
        "ordem": 2,
        "acertou": false
      },
      {
        "item_resposta": null,
        "item_gabarito": null,
        "banco_questao_id": 607,
        "turma_avaliacao_roteiro_estudo_id": 4107,
        "turma_avaliacao_lista_adaptada_id": null,
        "ordem": 3,
        "acertou": null
      }
    ],
    "tempo_restante": 1042,
    "online": true,
    "status_boss": "iniciado",
    "tempo_total": 1200,
    "acertos_para_vencer": 6,
    "servidor_em": "2026-11-21T15:02:48-03:00"
  },
  getBossConcluido: {
    "status_boss_enum": "venceu",
    "desempenho": 80,
    "qtde_moedas_ganhas": 160,
    "desempenho_minimo": 60,
    "qtde_itens": 10,
    "qtde_itens_acertou": 8
  },
  startBoss: {
    "tempo_total": 1200,
    "data_inicio": "2026-11-21T15:00:10-03:00",
    "tempo_restante": 1200,
    "data_fim": null,
    "status_boss": "iniciado",
    "qtde_itens": 10,
    "acertos_para_vencer": 6,
    "moedas_por_acerto": 20,
    "roteiro_encerrado": false,
    "servidor_em": "2026-11-21T15:00:10-03:00"
  },
  closeBoss: {
    "status_boss_enum": "perdeu",
    "desempenho": 10,
    "qtde_moedas_ganhas": 5,
    "desempenho_minimo": 60,
    "qtde_itens": 10,
    "qtde_itens_acertou": 1
  },
  saveRespostaBoss: {
    "item_resposta": 3,
    "item_gabarito": "C",
    "acertou": true,
    "comentario": "<p>A razão entre as áreas é o quadrado da razão entre os lados: 3² = 9.</p>",
    "tempo_restante": 1015,
    "qtde_itens_respondidos": 3,
    "qtde_itens": 10,
    "status_boss": "iniciado",
    "servidor_em": "2026-11-21T15:03:15-03:00"
  },
  createCompraVidas: {
    "qtde_estrelas": 41,
    "qtde_moedas": 95,
    "qtde_vidas": 5,
    "prox_vida": null,
    "vidas_ativas": true,
    "custo_vidas": 0,
    "segundos_por_vida": 1200
  },
  resetRoteiroEstudos: {
    "message": "Roteiro de estudos reiniciado com sucesso."
  },
  getInstalacao: {
    "aberta": true
  },
  createInstalacao: {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ",
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ"
    },
    "shouldChangePassword": false
  },
  loginSegundaEtapa: {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ",
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ"
    },
    "shouldChangePassword": false
  },
  getDuasEtapas: {
    "ativa": true,
    "ativada_em": "2026-11-20T09:12:00-03:00",
    "codigos_restantes": 9,
    "obrigatoria": false
  },
  createDuasEtapas: {
    "segredo": "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    "endereco": "otpauth://totp/Escola%20Aurora:diretora.mara?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Escola%20Aurora&algorithm=SHA1&digits=6&period=30"
  },
  validateDuasEtapas: {
    "codigos": [
      "K7QMD-3WXRP",
      "HT4NC-9GYAE",
      "PZ2JW-6DQFM",
      "A9RXK-4TCHN",
      "W3GPY-7EMZD",
      "N6FQT-2KJRA",
      "DX4CW-9HPGY",
      "M7ZAE-3NTQK",
      "R2YJF-6WXCD",
      "G9KHP-4AMNZ"
    ]
  },
  resetCodigosRecuperacao: {
    "codigos": [
      "K7QMD-3WXRP",
      "HT4NC-9GYAE",
      "PZ2JW-6DQFM",
      "A9RXK-4TCHN",
      "W3GPY-7EMZD",
      "N6FQT-2KJRA",
      "DX4CW-9HPGY",
      "M7ZAE-3NTQK",
      "R2YJF-6WXCD",
      "G9KHP-4AMNZ"
    ]
  },
  closeDuasEtapas: {
    "message": "Verificação em duas etapas desativada."
  },
  login: {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ",
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ"
    },
    "shouldChangePassword": false
  },
  logout: {
    "message": "Até logo!"
  },
  getConta: {
    "avatar_code": 12,
    "nome": "Beatriz Nogueira Lima",
    "nome_social": "Bia",
    "data_nascimento": "2009-04-17",
    "serie_nome": "3ª Série",
    "turma_codigo": "3A",
    "turma_turno": 1,
    "turma_aluno_id": 1002,
    "isPasswordInitial": false,
    "cadastrar_perguntas_seguranca": false,
    "cadastrar_duas_etapas": false,
    "versao": 2,
    "perguntas_seguranca": [
      {
        "id": 1,
        "descricao": "Qual era o nome do seu primeiro animal de estimação?"
      },
      {
        "id": 2,
        "descricao": "Em que cidade nasceu a sua avó?"
      },
      {
        "id": 3,
        "descricao": "Qual era o seu brinquedo preferido?"
      }
    ],
    "perguntas_resposta": [
      {
        "numero_sequencial": 1,
        "id": 71,
        "pergunta_seguranca_id": 2,
        "descricao": "Em que cidade nasceu a sua avó?",
        "resposta": ""
      }
    ],
    "turmas": [
      {
        "turma": "3A",
        "turno": 1,
        "turma_aluno_id": 1002,
        "status": "Atual"
      },
      {
        "turma": "2B",
        "turno": 2,
        "turma_aluno_id": 802,
        "status": "Concluído"
      }
    ],
    "conta_teste": false,
    "fuso_horario": "America/Sao_Paulo",
    "senha_recuperada_em": null
  },
  updateConta: {
    "avatar_code": 12,
    "nome": "Beatriz Nogueira Lima",
    "nome_social": "Bia",
    "data_nascimento": "2009-04-17",
    "serie_nome": "3ª Série",
    "turma_codigo": "3A",
    "turma_turno": 1,
    "turma_aluno_id": 1002,
    "isPasswordInitial": false,
    "cadastrar_perguntas_seguranca": false,
    "cadastrar_duas_etapas": false,
    "versao": 2,
    "perguntas_seguranca": [
      {
        "id": 1,
        "descricao": "Qual era o nome do seu primeiro animal de estimação?"
      },
      {
        "id": 2,
        "descricao": "Em que cidade nasceu a sua avó?"
      },
      {
        "id": 3,
        "descricao": "Qual era o seu brinquedo preferido?"
      }
    ],
    "perguntas_resposta": [
      {
        "numero_sequencial": 1,
        "id": 71,
        "pergunta_seguranca_id": 2,
        "descricao": "Em que cidade nasceu a sua avó?",
        "resposta": ""
      }
    ],
    "turmas": [
      {
        "turma": "3A",
        "turno": 1,
        "turma_aluno_id": 1002,
        "status": "Atual"
      },
      {
        "turma": "2B",
        "turno": 2,
        "turma_aluno_id": 802,
        "status": "Concluído"
      }
    ],
    "conta_teste": false,
    "fuso_horario": "America/Sao_Paulo",
    "senha_recuperada_em": null
  },
  changeSenha: {
    "message": "Atualizado com sucesso.",
    "nova_senha": null
  },
  loginHub: {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ",
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ"
    },
    "shouldChangePassword": false
  },
  listPerguntasSegurancaPessoa: [
    {
      "id": 2,
      "descricao": "Em que cidade nasceu a sua avó?"
    },
    {
      "id": 5,
      "descricao": "Qual é a sua comida preferida?"
    },
    {
      "id": 9,
      "descricao": "Qual foi o primeiro filme que você viu no cinema?"
    }
  ],
  validatePerguntasSeguranca: {
    "nova_senha": "k7Pm2qRx9T"
  },
  sendEmailTrocaSenha: {
    "message": "E-mail enviado com sucesso"
  },
  listGestaoAcompanhamento: [
    {
      "escola_nome": "Escola Aurora",
      "sede_nome": "Centro",
      "serie_nome": "3ª Série",
      "nivel_ordem": 12,
      "turma_id": 31,
      "turma_codigo": "3A",
      "turma_turno": 1,
      "versao": 2,
      "alunos": [
        {
          "aluno_nome": "Beatriz Nogueira Lima",
          "turma_aluno_id": 1002,
          "avatar_code": 12,
          "situacao": "em_prova",
          "ultimo_acesso_em": "2026-11-21T09:02:11-03:00",
          "login": "beatriz.lima"
        },
        {
          "aluno_nome": "Eduardo Pires Amado",
          "turma_aluno_id": 1005,
          "avatar_code": 3,
          "situacao": "senha_inicial",
          "ultimo_acesso_em": null,
          "login": "eduardo.amado"
        }
      ]
    },
    {
      "escola_nome": "Escola Aurora",
      "sede_nome": "Jardim",
      "serie_nome": "2ª Série",
      "nivel_ordem": 11,
      "turma_id": 24,
      "turma_codigo": "2B",
      "turma_turno": 2,
      "versao": 1,
      "alunos": [
        {
          "aluno_nome": "Ana Clara Duarte",
          "turma_aluno_id": 1001,
          "avatar_code": 7,
          "situacao": "ativo",
          "ultimo_acesso_em": "2026-11-20T18:40:00-03:00",
          "login": "ana.duarte"
        }
      ]
    }
  ],
  listCentralAvaliacoes: {
    "provas_hoje": [
      {
        "turma_avaliacao_id": 301,
        "dia_prova": 1,
        "descricao": "Simulado Luneta",
        "tipo_aplicacao": "Online",
        "existe_itens": true,
        "existe_redacao": true,
        "materia_id": null,
        "data_hora_inicial": "2026-11-21T13:30:00-03:00",
        "disponivel_ate": "2026-11-21T19:00:00-03:00",
        "iniciou": true,
        "permite_responder": true,
        "entregue_em": null,
        "texto_redacao": null,
        "percentual_concluido": 50,
        "desempenho_provavel": null,
        "disponivel": true,
        "disciplinas": [
          "Inglês",
          "Espanhol",
          "Português",
          "História"
        ],
        "qtde_itens": 4,
        "qtde_itens_respondidos": 2,
        "tempo_restante": 5400
      }
    ],
    "roteiros_semana": [
      {
        "turma_avaliacao_id": 280,
        "tipo_avaliacao": "RoteiroEstudo",
        "materia_id": 1,
        "materia_nome": "Matemática",
        "descricao": "Proporcionalidade",
        "data_aplicacao": "2026-11-23T08:00:00-03:00",
        "percentual_concluido": 20
      }
    ],
    "servidor_em": "2026-11-21T14:00:00-03:00"
  },
  getProva: {
    "turma_avaliacao_id": 301,
    "avaliacao_conhecimento_id": 31,
    "dia_prova": 1,
    "bateria": 1,
    "descricao": "Simulado Luneta",
    "serie": "3ª Série",
    "turma_codigo": "3A",
    "turma_turno": 1,
    "ciclo": 3,
    "existe_itens": true,
    "existe_redacao": true,
    "tipo_aplicacao": "Online",
    "data_aplicacao": "2026-11-21T13:30:00-03:00",
    "disponivel_ate": "2026-11-21T19:00:00-03:00",
    "disciplinas": [
      "Inglês",
      "Espanhol",
      "Português",
      "História"
    ],
    "qtde_itens": 4,
    "tempo_total": 19800,
    "tempo_restante": 18000,
    "iniciada_em": "2026-11-21T13:30:00-03:00",
    "prazo_em": "2026-11-21T19:00:00-03:00",
    "entregue_em": null,
    "situacao": "em_andamento",
    "servidor_em": "2026-11-21T14:00:00-03:00",
    "solicitar_idioma": true,
    "qtde_dias": 2
  },
  getProvaResumo: {
    "turma_avaliacao_id": 301,
    "dia_prova": 1,
    "descricao": "Simulado Luneta",
    "serie": "3ª Série",
    "turma_codigo": "3A",
    "turma_turno": 1,
    "ciclo": 3,
    "tempo_restante": 18000,
    "qtde_itens_respondidos": 2,
    "qtde_itens_resposta": "1_2_3_4_5",
    "lingua_estrangeira": 1,
    "solicitar_idioma": true,
    "existe_redacao": true,
    "redacao": {
      "texto": "Ler é viajar sem sair do lugar.",
      "data_ultima_gravacao": "2026-11-21T13:55:00-03:00",
      "proposta_redacao_id": 41,
      "proposta_redacao_titulo": "O valor da leitura entre os jovens",
      "proposta_redacao_descricao": "<p>Escreva um texto dissertativo-argumentativo sobre o tema.</p>",
      "genero_textual_nome": "Dissertativo-argumentativo",
      "textos_motivacionais": [
        {
          "ordem": 1,
          "conteudo": "<p>Bibliotecas comunitárias aproximam vizinhos e livros.</p>"
        }
      ],
      "min_linhas": 8,
      "max_linhas": 30,
      "palavras": 7,
      "seq": 3
    },
    "materias": [
      {
        "materia_id": 6,
        "materia_nome": "Inglês",
        "itens": [
          {
            "numero": 1,
            "banco_questao_id": 511,
            "item_resposta": 2,
            "gabarito": null,
            "questao_anulada": false,
            "turma_avaliacao_questao_resposta_id": 9001,
            "avaliacao_conhecimento_questao_id": 7001,
            "lingua_estrangeira": 1,
            "seq": 1
          }
        ]
      },
      {
        "materia_id": 7,
        "materia_nome": "Espanhol",
        "itens": [
          {
            "numero": 1,
            "banco_questao_id": 512,
            "item_resposta": null,
            "gabarito": null,
            "questao_anulada": false,
            "turma_avaliacao_questao_resposta_id": 9002,
            "avaliacao_conhecimento_questao_id": 7002,
            "lingua_estrangeira": 2,
            "seq": 0
          }
        ]
      },
      {
        "materia_id": 2,
        "materia_nome": "Português",
        "itens": [
          {
            "numero": 2,
            "banco_questao_id": 513,
            "item_resposta": 5,
            "gabarito": null,
            "questao_anulada": false,
            "turma_avaliacao_questao_resposta_id": 9003,
            "avaliacao_conhecimento_questao_id": 7003,
            "lingua_estrangeira": null,
            "seq": 2
          },
          {
            "numero": 3,
            "banco_questao_id": 514,
            "item_resposta": null,
            "gabarito": null,
            "questao_anulada": false,
            "turma_avaliacao_questao_resposta_id": 9004,
            "avaliacao_conhecimento_questao_id": 7004,
            "lingua_estrangeira": null,
            "seq": 0
          }
        ]
      },
      {
        "materia_id": 3,
        "materia_nome": "História",
        "itens": [
          {
            "numero": 4,
            "banco_questao_id": 515,
            "item_resposta": null,
            "gabarito": null,
            "questao_anulada": false,
            "turma_avaliacao_questao_resposta_id": 9005,
            "avaliacao_conhecimento_questao_id": 7005,
            "lingua_estrangeira": null,
            "seq": 0
          }
        ]
      }
    ],
    "qtde_itens": 4,
    "responde_apos_entrega": false,
    "situacao": "em_andamento",
    "iniciada_em": "2026-11-21T13:30:00-03:00",
    "prazo_em": "2026-11-21T19:00:00-03:00",
    "entregue_em": null,
    "encerrada_em": null,
    "gabarito_liberado_em": "2026-11-21T19:02:00-03:00",
    "tempo_utilizado": null,
    "servidor_em": "2026-11-21T14:00:00-03:00"
  },
  getProvaQuestoes: {
    "avaliacao_conhecimento_id": 401,
    "dia_prova": 1,
    "questoes": [
      {
        "banco_questao_id": 501,
        "numero": 1,
        "lingua_estrangeira": null,
        "enunciado": "<p>Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto. Em quantos minutos ela enche, se começa vazia?</p>",
        "opcao_a": "<p>20</p>",
        "opcao_b": "<p>25</p>",
        "opcao_c": "<p>30</p>",
        "opcao_d": "<p>35</p>",
        "opcao_e": "<p>40</p>"
      }
    ]
  },
  startProva: {
    "tempo_restante": 19800,
    "iniciada_em": "2026-11-21T13:30:00-03:00",
    "prazo_em": "2026-11-21T19:00:00-03:00",
    "servidor_em": "2026-11-21T13:30:00-03:00"
  },
  closeProva: {
    "entregue_em": "2026-11-21T17:12:09-03:00",
    "tempo_utilizado": 13329,
    "qtde_itens_respondidos": 4,
    "qtde_itens": 4,
    "protocolo": "LN-301-1-7F3K9Q"
  },
  saveResposta: {
    "turma_avaliacao_questao_resposta_id": 9004,
    "item_resposta": 3,
    "seq": 4,
    "gravada_em": "2026-11-21T14:00:03-03:00",
    "tempo_restante": 17997,
    "qtde_itens_respondidos": 3,
    "situacao": "gravada"
  },
  saveRespostaSubjetiva: {
    "turma_avaliacao_questao_resposta_id": 9006,
    "texto_resposta": "A seca expulsou as famílias do sertão e fez crescer as cidades do litoral.",
    "seq": 2,
    "gravada_em": "2026-11-21T14:20:01-03:00",
    "palavras": 13,
    "tempo_restante": 16799,
    "qtde_itens_respondidos": 3,
    "situacao": "gravada"
  },
  setLinguaEstrangeira: {
    "lingua_estrangeira": 2,
    "tempo_restante": 17990,
    "qtde_itens_respondidos": 1
  },
  saveRedacao: {
    "data_ultima_gravacao": "2026-11-21T14:01:00-03:00",
    "palavras": 7,
    "seq": 3,
    "tempo_restante": 17939,
    "situacao": "gravada"
  },
  getQuestao: {
    "banco_questao_id": 501,
    "enunciado": "<p>Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto. Em quantos minutos ela enche, se começa vazia?</p>",
    "opcao_a": "<p>20</p>",
    "opcao_b": "<p>25</p>",
    "opcao_c": "<p>30</p>",
    "opcao_d": "<p>35</p>",
    "opcao_e": "<p>40</p>",
    "comentario": "",
    "gabarito": null
  },
  getNavbar: {
    "qtde_estrelas": 41,
    "qtde_moedas": 135,
    "qtde_vidas": 3,
    "prox_vida": 742,
    "vidas_ativas": true,
    "custo_vidas": 40,
    "segundos_por_vida": 1200
  },
  listAvaliacoes: [
    {
      "turma_avaliacao_id": 301,
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "data_hora_inicial_prova": "2026-11-21T13:30:00-03:00",
      "data_hora_final_prova": "2026-11-21T19:00:00-03:00",
      "data_hora_inicio": "2026-11-21T13:30:00-03:00",
      "data_hora_fim": null,
      "bateria": 1,
      "materias": [
        {
          "materia_id": 6,
          "materia_nome": "Inglês",
          "qtde_questoes": 1,
          "area_conhecimento_id": 1,
          "qtde_questoes_respondidas": 1,
          "area_conhecimento_nome_curto": "Linguagens"
        },
        {
          "materia_id": 2,
          "materia_nome": "Português",
          "qtde_questoes": 2,
          "area_conhecimento_id": 1,
          "qtde_questoes_respondidas": 1,
          "area_conhecimento_nome_curto": "Linguagens"
        },
        {
          "materia_id": 3,
          "materia_nome": "História",
          "qtde_questoes": 1,
          "area_conhecimento_id": 2,
          "qtde_questoes_respondidas": 0,
          "area_conhecimento_nome_curto": "Humanas"
        }
      ],
      "nota_maxima": 10,
      "trilha_id": null,
      "lingua_estrangeira": 1,
      "tem_redacao": true,
      "solicitar_idioma": true,
      "realizado_online": true,
      "acessar_avaliacao_online": true,
      "acessar_gabarito_online": false,
      "acessar_redacao_online": true,
      "dia_prova": 1,
      "tipo_aplicacao": "Online",
      "situacao": "em_andamento",
      "qtde_itens": 4,
      "qtde_itens_respondidos": 2,
      "tempo_total": 19800,
      "tempo_restante": 18000,
      "servidor_em": "2026-11-21T14:00:00-03:00"
    },
    {
      "turma_avaliacao_id": 301,
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "data_hora_inicial_prova": "2026-11-28T13:30:00-03:00",
      "data_hora_final_prova": "2026-11-28T18:30:00-03:00",
      "data_hora_inicio": null,
      "data_hora_fim": null,
      "bateria": 2,
      "materias": [
        {
          "materia_id": 1,
          "materia_nome": "Matemática",
          "qtde_questoes": 3,
          "area_conhecimento_id": 4,
          "qtde_questoes_respondidas": 0,
          "area_conhecimento_nome_curto": "Matemática"
        }
      ],
      "nota_maxima": 10,
      "trilha_id": null,
      "lingua_estrangeira": null,
      "tem_redacao": false,
      "solicitar_idioma": false,
      "realizado_online": true,
      "acessar_avaliacao_online": false,
      "acessar_gabarito_online": false,
      "acessar_redacao_online": false,
      "dia_prova": 2,
      "tipo_aplicacao": "Online",
      "situacao": "agendada",
      "qtde_itens": 3,
      "qtde_itens_respondidos": 0,
      "tempo_total": 18000,
      "tempo_restante": 18000,
      "servidor_em": "2026-11-21T14:00:00-03:00"
    }
  ],
  getAvaliacaoInfo: [
    {
      "turma_avaliacao_id": 301,
      "avaliacao_conhecimento_id": 31,
      "dia_prova": 1,
      "bateria": 1,
      "descricao": "Simulado Luneta",
      "qtde_itens": 4,
      "existe_itens": true,
      "existe_redacao": true,
      "tipo_aplicacao": "Online",
      "data_hora_inicial_prova": "2026-11-21T13:30:00-03:00",
      "disponivel_ate": "2026-11-21T19:00:00-03:00",
      "nota_maxima": 10,
      "materias": [
        {
          "materia_id": 6,
          "materia_nome": "Inglês",
          "qtde_questoes": 1,
          "area_conhecimento_id": 1,
          "qtde_questoes_respondidas": 1,
          "area_conhecimento_nome_curto": "Linguagens"
        },
        {
          "materia_id": 2,
          "materia_nome": "Português",
          "qtde_questoes": 2,
          "area_conhecimento_id": 1,
          "qtde_questoes_respondidas": 1,
          "area_conhecimento_nome_curto": "Linguagens"
        },
        {
          "materia_id": 3,
          "materia_nome": "História",
          "qtde_questoes": 1,
          "area_conhecimento_id": 2,
          "qtde_questoes_respondidas": 0,
          "area_conhecimento_nome_curto": "Humanas"
        }
      ]
    }
  ],
  listResultados: {
    "falhas_evitadas": [
      {
        "materia_id": 1,
        "materia_nome": "Matemática",
        "qtde_falhas_evitadas": 3,
        "qtde_falhas_previstas": 8,
        "qtde_fases_engajou": 4,
        "qtde_fases_total": 6,
        "engajamento_base": 0.67,
        "engajamento_qualificado": 0.5
      }
    ],
    "falhas_por_ciclo": [
      {
        "ciclo": 2,
        "falhas_evitadas": [
          {
            "materia_id": 1,
            "materia_nome": "Matemática",
            "qtde_falhas_evitadas": 3,
            "qtde_falhas_previstas": 8,
            "qtde_fases_engajou": 4,
            "qtde_fases_total": 6,
            "engajamento_base": 0.67,
            "engajamento_qualificado": 0.5
          }
        ]
      }
    ],
    "avaliacoes": [
      {
        "id": 290,
        "ciclo_avaliacao_id": 2,
        "ciclo": 2,
        "nota": 7.5,
        "nota_agregada": 7.5,
        "nota_maxima": 10,
        "nota_tri": 612.4,
        "base_tri": {
          "itens": 3,
          "calibrados": 3,
          "estimativa": true,
          "motivo": "parâmetros de demonstração"
        },
        "descricao": "Simulado de agosto",
        "desempenho": 75,
        "data_hora_inicial_1_dia": "2026-08-22T13:30:00-03:00",
        "ranking": 2,
        "is_only_redacao": false,
        "melhor_da_turma": true,
        "situacao": "liberado",
        "gabarito_liberado_em": "2026-08-30T08:00:00-03:00",
        "origem_tri": "demonstração",
        "nota_redacao": 720,
        "erro_padrao": 21.2
      },
      {
        "id": 301,
        "ciclo_avaliacao_id": 3,
        "ciclo": 3,
        "nota": null,
        "nota_agregada": null,
        "nota_maxima": 10,
        "nota_tri": null,
        "base_tri": null,
        "descricao": "Simulado Luneta",
        "desempenho": null,
        "data_hora_inicial_1_dia": "2026-11-21T13:30:00-03:00",
        "ranking": null,
        "is_only_redacao": false,
        "melhor_da_turma": false,
        "situacao": "em_correcao",
        "gabarito_liberado_em": "2026-11-28T18:32:00-03:00",
        "origem_tri": null,
        "nota_redacao": null,
        "erro_padrao": null
      }
    ]
  },
  getResultado: {
    "id": 290,
    "nota": 7.5,
    "presente_avaliacao": true,
    "nota_tri": 612.4,
    "nota_tri_turma": 588.2,
    "base_tri": {
      "itens": 3,
      "calibrados": 3,
      "estimativa": true,
      "motivo": "parâmetros de demonstração"
    },
    "descricao": "Simulado de agosto",
    "desempenho_geral": 75,
    "nota_maxima": 10,
    "data_finalizada": "2026-08-22T17:40:00-03:00",
    "ciclo": 2,
    "materia_id": null,
    "materia_nome": null,
    "tipo_aplicacao": "Online",
    "questoes": [
      {
        "numero": 1,
        "acertou": true,
        "anulada": false,
        "subjetiva": false,
        "gabarito_bonificado": false,
        "acertou_bonificacao": false,
        "item_resposta": 3,
        "nivel_dificuldade": -0.4,
        "nivel_dificuldade_professor": 2,
        "percentual_acerto": 81,
        "pontuacao_correcao": null,
        "percentual_pontuacao_correcao": null,
        "pontuacao_avaliacao": 2.5,
        "banco_questao_id": 501,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "gabarito": "C",
        "dia_prova": 1,
        "area_codigo": "MT",
        "lingua_estrangeira": null
      },
      {
        "numero": 2,
        "acertou": false,
        "anulada": false,
        "subjetiva": false,
        "gabarito_bonificado": false,
        "acertou_bonificacao": false,
        "item_resposta": 1,
        "nivel_dificuldade": 1.2,
        "nivel_dificuldade_professor": 4,
        "percentual_acerto": 34,
        "pontuacao_correcao": null,
        "percentual_pontuacao_correcao": null,
        "pontuacao_avaliacao": 2.5,
        "banco_questao_id": 502,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "gabarito": "E",
        "dia_prova": 1,
        "area_codigo": "MT",
        "lingua_estrangeira": null
      },
      {
        "numero": 3,
        "acertou": true,
        "anulada": true,
        "subjetiva": false,
        "gabarito_bonificado": false,
        "acertou_bonificacao": false,
        "item_resposta": null,
        "nivel_dificuldade": null,
        "nivel_dificuldade_professor": null,
        "percentual_acerto": null,
        "pontuacao_correcao": null,
        "percentual_pontuacao_correcao": null,
        "pontuacao_avaliacao": 2.5,
        "banco_questao_id": 503,
        "materia_id": 2,
        "materia_nome": "Português",
        "gabarito": null,
        "dia_prova": 1,
        "area_codigo": "LC",
        "lingua_estrangeira": null
      },
      {
        "numero": 4,
        "acertou": true,
        "anulada": false,
        "subjetiva": false,
        "gabarito_bonificado": false,
        "acertou_bonificacao": false,
        "item_resposta": 2,
        "nivel_dificuldade": 0.3,
        "nivel_dificuldade_professor": 3,
        "percentual_acerto": 57,
        "pontuacao_correcao": null,
        "percentual_pontuacao_correcao": null,
        "pontuacao_avaliacao": 2.5,
        "banco_questao_id": 504,
        "materia_id": 2,
        "materia_nome": "Português",
        "gabarito": "B",
        "dia_prova": 1,
        "area_codigo": "LC",
        "lingua_estrangeira": null
      }
    ],
    "trilha_estudos": {
      "engajamento": 0.71,
      "desempenho_provavel_final": 82,
      "desempenho_provavel_inicial": 75
    },
    "data_hora_inicial_1_dia": "2026-08-22T13:30:00-03:00",
    "areas": [
      {
        "codigo": "LC",
        "nome": "Linguagens, Códigos e suas Tecnologias",
        "nota_tri": 604.7,
        "nota_tri_maxima": 741.3,
        "base_tri": {
          "itens": 1,
          "calibrados": 1,
          "estimativa": true,
          "motivo": "parâmetros de demonstração"
        },
        "erro_padrao": 31.2,
        "acertos": 2,
        "total": 2
      },
      {
        "codigo": "MT",
        "nome": "Matemática e suas Tecnologias",
        "nota_tri": 620.1,
        "nota_tri_maxima": 798.6,
        "base_tri": {
          "itens": 2,
          "calibrados": 2,
          "estimativa": true,
          "motivo": "parâmetros de demonstração"
        },
        "erro_padrao": 28.8,
        "acertos": 1,
        "total": 2
      }
    ],
    "situacao": "liberado",
    "gabarito_liberado_em": "2026-08-30T08:00:00-03:00",
    "tempo_utilizado": 15000,
    "origem_tri": "demonstração",
    "nota_redacao": 720,
    "redacao": {
      "dia_prova": 1,
      "situacao": "corrigida",
      "proposta_redacao_titulo": "A rua como lugar de encontro",
      "texto": "Na minha rua, a calçada é a sala de todo mundo. À tarde os vizinhos levam as cadeiras para fora e a conversa começa.",
      "palavras": 23,
      "nota": 720,
      "competencias": [
        {
          "numero": 1,
          "nome": "Norma escrita",
          "nota": 160,
          "comentarios": [
            "Cuide da vírgula entre orações longas."
          ]
        },
        {
          "numero": 2,
          "nome": "Tema e repertório",
          "nota": 160,
          "comentarios": []
        },
        {
          "numero": 3,
          "nome": "Argumentação",
          "nota": 140,
          "comentarios": [
            "O segundo argumento pede um exemplo."
          ]
        },
        {
          "numero": 4,
          "nome": "Coesão",
          "nota": 140,
          "comentarios": []
        },
        {
          "numero": 5,
          "nome": "Proposta",
          "nota": 120,
          "comentarios": [
            "Faltou dizer quem faz, e como."
          ]
        }
      ],
      "marcas": [
        {
          "inicio": 14,
          "fim": 46,
          "competencia": 3,
          "comentario": "Imagem forte. Volte a ela no fim."
        }
      ],
      "motivo_zero": null,
      "comentarios": [
        "Boa abertura. Na próxima, feche a proposta."
      ]
    },
    "outras_redacoes": []
  },
  getResultadoQuestao: {
    "numero": 1,
    "dia_prova": 1,
    "banco_questao_id": 501,
    "materia_id": 1,
    "materia_nome": "Matemática",
    "enunciado": "<p>Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto. Em quantos minutos ela enche, se começa vazia?</p>",
    "opcao_a": "<p>20</p>",
    "opcao_b": "<p>25</p>",
    "opcao_c": "<p>30</p>",
    "opcao_d": "<p>35</p>",
    "opcao_e": "<p>40</p>",
    "comentario": "<p>1.200 dividido por 40 dá 30 minutos.</p>",
    "gabarito": "C",
    "item_resposta": 3,
    "acertou": true,
    "anulada": false,
    "percentual_acerto": 81,
    "lingua_estrangeira": null
  },
  getSessao: {
    "perfil": "aluno",
    "perfil_real": "aluno",
    "turma_aluno_id": 1002,
    "escola_id": 1,
    "versao": 2,
    "expira_em": "2026-11-21T23:30:00-03:00",
    "forcar_senha": false,
    "forcar_perguntas": false,
    "modo": null,
    "ator_nome": null,
    "aluno_nome": "Beatriz Nogueira Lima",
    "limite_em": null
  },
  createContexto: {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ",
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ"
    },
    "shouldChangePassword": false
  },
  createTransferencia: {
    "codigo": "kT3v9QmZx81LrW0pYc5N",
    "url": "http://localhost:4002/#codigo=kT3v9QmZx81LrW0pYc5N"
  },
  redeemTransferencia: {
    "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ",
    "data": {
      "token": "eyJhbGciOiJIUzI1NiJ9.eyJwZXJmaWwiOiJhbHVubyJ9.YXNzaW5hdHVyYQ"
    },
    "shouldChangePassword": false
  },
  resetAvaliacoes: {
    "message": "Avaliação reiniciada com sucesso."
  },
  getRecuperacao: {
    "email": true,
    "perguntas": true
  },
  redeemRecuperacao: {
    "message": "Atualizado com sucesso."
  },
  listAvisos: [
    {
      "id": "atualizacao-2025-05-03",
      "titulo": "Atualização da plataforma",
      "texto": "Uma atualização da infraestrutura pode causar instabilidade temporária.",
      "inicio": "2025-05-03T00:00:00-03:00",
      "fim": "2025-05-03T13:00:00-03:00"
    }
  ],
  getPesquisa: {
    "mostrar": true
  },
  saveRespostaPesquisa: {
    "message": "Recebemos sua resposta. Agradecemos!"
  },
  getHome: {
    "progressao_materias": [
      {
        "materia_id": 1,
        "materia_nome": "Matemática",
        "trilha_id": 1201,
        "progresso": 0.5
      },
      {
        "materia_id": 4,
        "materia_nome": "Biologia",
        "trilha_id": 1204,
        "progresso": 0.25
      }
    ],
    "ranking_geral": {
      "posicao": 2,
      "total": 41
    },
    "ranking_estrelas": [
      {
        "serie_nome": "3ª Série",
        "turma_id": 31,
        "turma_codigo": "3A",
        "turma_turno": 1,
        "aluno_estrelas": [
          {
            "aluno_nome": "Bia",
            "turma_aluno_id": 1002,
            "avatar_code": 12,
            "materia_estrelas": [
              {
                "materia_id": 1,
                "materia_nome": "Matemática",
                "qtde_estrelas": 8,
                "qtde_estrelas_plano_v1": 0,
                "qtde_estrelas_roteiro_v1": 3
              },
              {
                "materia_id": 4,
                "materia_nome": "Biologia",
                "qtde_estrelas": 5,
                "qtde_estrelas_plano_v1": 2,
                "qtde_estrelas_roteiro_v1": 0
              }
            ]
          },
          {
            "aluno_nome": "Eduardo P.",
            "turma_aluno_id": 1005,
            "avatar_code": 3,
            "materia_estrelas": [
              {
                "materia_id": 1,
                "materia_nome": "Matemática",
                "qtde_estrelas": 11,
                "qtde_estrelas_plano_v1": 0,
                "qtde_estrelas_roteiro_v1": 0
              }
            ]
          }
        ]
      }
    ],
    "estrelas_v1": 4,
    "quiz_pessoal": true,
    "ranking_modo": "nomeado"
  },
  getHomeRanking: {
    "ranking_modo": "nomeado",
    "total": 41,
    "linhas": [
      {
        "posicao": 1,
        "aluno_nome": "Larissa T.",
        "turma_aluno_id": 1011,
        "avatar_code": 27,
        "turma_codigo": "3B",
        "qtde_estrelas": 25,
        "proprio": false
      },
      {
        "posicao": 2,
        "aluno_nome": "Bia",
        "turma_aluno_id": 1002,
        "avatar_code": 12,
        "turma_codigo": "3A",
        "qtde_estrelas": 22,
        "proprio": true
      },
      {
        "posicao": 2,
        "aluno_nome": "Estudante",
        "turma_aluno_id": 1014,
        "avatar_code": 1,
        "turma_codigo": "3B",
        "qtde_estrelas": 22,
        "proprio": false
      },
      {
        "posicao": 4,
        "aluno_nome": null,
        "turma_aluno_id": 1019,
        "avatar_code": 41,
        "turma_codigo": "3A",
        "qtde_estrelas": 18,
        "proprio": false
      }
    ],
    "propria": {
      "posicao": 2,
      "total": 41
    },
    "materias": [
      {
        "materia_id": 1,
        "materia_nome": "Matemática"
      },
      {
        "materia_id": 4,
        "materia_nome": "Biologia"
      }
    ]
  },
  listRoteiroEstudos: {
    "materias": [
      {
        "trilha_id": 1201,
        "tipo": 1,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "progresso": 0.5,
        "data_fim": "2026-11-27T23:59:00-03:00",
        "qtde_fases": 4,
        "qtde_assuntos_abordados": 3,
        "avaliacao_conhecimento_detalhes": {
          "descricao": "Simulado Luneta",
          "data_aplicacao": "2026-11-28T13:30:00-03:00",
          "nota_maxima": 10,
          "nota_prevista": 7.2,
          "nota_prevista_inicial": 6.4
        }
      },
      {
        "trilha_id": 1207,
        "tipo": 2,
        "materia_id": 4,
        "materia_nome": "Biologia",
        "progresso": 0,
        "data_fim": "2026-12-11T23:59:00-03:00",
        "qtde_fases": 6,
        "qtde_assuntos_abordados": 4,
        "avaliacao_conhecimento_detalhes": null
      }
    ],
    "resumo": {
      "qtde_cursos_acessados": 2,
      "qtde_itens_respondidos": 19,
      "qtde_midias_recomendadas": 14,
      "qtde_midias_acessadas": 5
    },
    "trilhas_novas": true
  },
  createVisualizacaoConteudo: {
    "visualizado_em": "2026-11-21T16:10:00-03:00",
    "qtde_midias_acessadas": 6
  },
  getRoteiroFase: {
    "info": {
      "materia": "Matemática",
      "disciplina": "Matemática e suas Tecnologias",
      "capitulo_numero": 7,
      "capitulo_nome": "Proporcionalidade",
      "objeto_conhecimento": "Grandezas inversamente proporcionais",
      "objeto_conhecimento_id": 77,
      "base_conhecimento_id": 12,
      "prova_numero": 18,
      "habilidade_descricao": "Resolver problemas com grandezas diretamente ou inversamente proporcionais."
    },
    "midias": [
      {
        "id": 901,
        "tipo": "video",
        "descricao": "Torneiras que enchem um tanque",
        "url": "https://videos.example.org/torneiras",
        "plataforma": "Vídeo",
        "label_01": "Assistir",
        "label_02": "6 min"
      }
    ],
    "respostas_quiz": {
      "respostas": [
        {
          "item_resposta": 2,
          "acertou": true,
          "data_resposta": "2026-11-21T16:02:10-03:00"
        },
        {
          "item_resposta": 5,
          "acertou": false,
          "data_resposta": "2026-11-21T16:03:41-03:00"
        },
        {
          "item_resposta": null,
          "acertou": null,
          "data_resposta": null
        },
        {
          "item_resposta": null,
          "acertou": null,
          "data_resposta": null
        },
        {
          "item_resposta": null,
          "acertou": null,
          "data_resposta": null
        }
      ]
    },
    "items": [
      {
        "banco_questao_id": 501,
        "gabarito": null,
        "comentario": "",
        "questoes_prova": [],
        "item_resposta": null,
        "ordem": 1,
        "secao_nome": "Prática",
        "trilha_item_id": 70001
      }
    ],
    "conclusao": {
      "qtde_estrelas": null
    },
    "trilha_aberta": true,
    "data_fim": "2026-11-27T23:59:00-03:00",
    "persisted_data": null,
    "trilha_fase_id": 5102,
    "trilha_id": 1201,
    "qtde_itens": 5
  },
  saveRespostaQuiz: {
    "index": 3,
    "item_resposta": 4,
    "acertou": false,
    "gabarito": 1,
    "comentario": "<p>Se o número de torneiras dobra, o tempo cai pela metade.</p>",
    "qtde_respondidas": 3,
    "qtde_questoes": 5
  },
  getRoteiroMateria: {
    "trilha_aberta": true,
    "data_fim": "2026-11-27T23:59:00-03:00",
    "materia_nome": "Matemática",
    "resumo": {
      "qtde_itens_respondidos": 12,
      "qtde_midias_recomendadas": 8,
      "qtde_cursos_acessados": 1
    },
    "fases_disponiveis": [
      {
        "trilha_fase_id": 5101,
        "qtde_estrelas": 3,
        "secao": "Fundamentos",
        "objeto_conhecimento_descricao": "Razão e proporção",
        "confiabilidade": 0.86,
        "questoes_prova": []
      },
      {
        "trilha_fase_id": 5102,
        "qtde_estrelas": null,
        "secao": "Prática",
        "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
        "confiabilidade": 0.48,
        "questoes_prova": []
      }
    ],
    "trilha_id": 1201,
    "tipo": 1,
    "materia_id": 1,
    "progresso": 0.5
  },
  saveRoteiroResposta: {
    "gabarito": "C",
    "comentario": "<p>Se o número de torneiras dobra, o tempo cai pela metade.</p>",
    "fase_finalizada": false,
    "proximo_item": {
      "banco_questao_id": 509,
      "gabarito": null,
      "comentario": "",
      "questoes_prova": [],
      "item_resposta": null,
      "ordem": 2,
      "secao_nome": "Prática",
      "trilha_item_id": 70002
    },
    "acertou": true,
    "qtde_estrelas": null,
    "persisted_data": "eyJvIjoyfQ.b3Vw8nLq4Z"
  },
  getTrilhaFiltros: {
    "ciclos": [
      1,
      2
    ],
    "materias": [
      {
        "materia_id": 1,
        "materia_nome": "Matemática"
      },
      {
        "materia_id": 2,
        "materia_nome": "Português"
      }
    ]
  },
  listTrilhasEncerradas: {
    "materias": [
      {
        "materia_id": 1,
        "tipo": 1,
        "data_fim": "2026-08-21T23:59:00-03:00",
        "progresso": 1,
        "trilha_id": 1104,
        "materia_nome": "Matemática",
        "ciclo_numero_referencia": 2
      },
      {
        "materia_id": 2,
        "tipo": 2,
        "data_fim": "2026-06-19T23:59:00-03:00",
        "progresso": 0.4,
        "trilha_id": 1042,
        "materia_nome": "Português",
        "ciclo_numero_referencia": 1
      }
    ]
  },
  resetTrilha: {
    "message": "Roteiro resetada com sucesso!"
  },
  getBaseConhecimento: {
    "estrutura": {
      "nome_curso": "Grandezas inversamente proporcionais",
      "frase_efeito": "Quando uma dobra a outra cai pela metade.",
      "resumo": "<p>Como reconhecer e resolver proporções inversas.</p>",
      "capitulos": [
        "Reconhecer",
        "Montar a conta",
        "Conferir"
      ]
    },
    "capitulo_1": "<p>Duas grandezas são inversamente proporcionais quando o produto delas não muda.</p>",
    "capitulo_2": "<p>Multiplique os valores conhecidos e divida pelo novo valor.</p>",
    "capitulo_3": "<p>Confira: se uma cresceu, a outra deve ter diminuído.</p>",
    "explicacao_resumida": [
      "<p>O produto é constante.</p>",
      "<p>Dobrar uma é dividir a outra por dois.</p>"
    ],
    "resumo": [
      "<p>Reconheça o par.</p>",
      "<p>Calcule o produto.</p>",
      "<p>Divida.</p>"
    ],
    "exercicios_praticos": [
      {
        "enunciado": "<p>Três máquinas fazem um lote em 8 horas. E quatro máquinas?</p>",
        "resolucao": "<p>3 × 8 = 24, e 24 ÷ 4 = 6 horas.</p>"
      }
    ],
    "quiz": [
      {
        "enunciado": "<p>Se 4 torneiras enchem um tanque em 6 horas, em quanto tempo 8 torneiras iguais o enchem?</p>",
        "alternativas": [
          "2 horas",
          "3 horas",
          "6 horas",
          "9 horas",
          "12 horas"
        ],
        "gabarito": 2,
        "comentario": "<p>O dobro de torneiras leva a metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Em qual par as grandezas são inversamente proporcionais?</p>",
        "alternativas": [
          "Massa e preço",
          "Distância e combustível",
          "Lado e perímetro do quadrado",
          "Horas e salário por hora trabalhada",
          "Velocidade e tempo no mesmo percurso"
        ],
        "gabarito": 5,
        "comentario": "<p>Com o dobro da velocidade, o percurso leva metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Uma obra leva 12 dias com 5 pedreiros. Quantos dias leva com 10?</p>",
        "alternativas": [
          "6",
          "8",
          "10",
          "18",
          "24"
        ],
        "gabarito": null,
        "comentario": null
      },
      {
        "enunciado": "<p>O produto de duas grandezas inversamente proporcionais é</p>",
        "alternativas": [
          "crescente",
          "decrescente",
          "constante",
          "nulo",
          "negativo"
        ],
        "gabarito": null,
        "comentario": null
      },
      {
        "enunciado": "<p>Um carro a 60 km/h leva 4 h. A que velocidade leva 3 h?</p>",
        "alternativas": [
          "45 km/h",
          "70 km/h",
          "75 km/h",
          "80 km/h",
          "90 km/h"
        ],
        "gabarito": null,
        "comentario": null
      }
    ],
    "base_conhecimento_id": 12,
    "objeto_conhecimento_id": 77,
    "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "versao": 6,
    "situacao": "publicado",
    "publicado_em": "2026-10-05T09:00:00-03:00",
    "atualizado_em": "2026-10-05T08:55:00-03:00"
  },
  updateBaseConhecimento: {
    "estrutura": {
      "nome_curso": "Grandezas inversamente proporcionais",
      "frase_efeito": "Quando uma dobra a outra cai pela metade.",
      "resumo": "<p>Como reconhecer e resolver proporções inversas.</p>",
      "capitulos": [
        "Reconhecer",
        "Montar a conta",
        "Conferir"
      ]
    },
    "capitulo_1": "<p>Duas grandezas são inversamente proporcionais quando o produto delas não muda.</p>",
    "capitulo_2": "<p>Multiplique os valores conhecidos e divida pelo novo valor.</p>",
    "capitulo_3": "<p>Confira: se uma cresceu, a outra deve ter diminuído.</p>",
    "explicacao_resumida": [
      "<p>O produto é constante.</p>",
      "<p>Dobrar uma é dividir a outra por dois.</p>"
    ],
    "resumo": [
      "<p>Reconheça o par.</p>",
      "<p>Calcule o produto.</p>",
      "<p>Divida.</p>"
    ],
    "exercicios_praticos": [
      {
        "enunciado": "<p>Três máquinas fazem um lote em 8 horas. E quatro máquinas?</p>",
        "resolucao": "<p>3 × 8 = 24, e 24 ÷ 4 = 6 horas.</p>"
      }
    ],
    "quiz": [
      {
        "enunciado": "<p>Se 4 torneiras enchem um tanque em 6 horas, em quanto tempo 8 torneiras iguais o enchem?</p>",
        "alternativas": [
          "2 horas",
          "3 horas",
          "6 horas",
          "9 horas",
          "12 horas"
        ],
        "gabarito": 2,
        "comentario": "<p>O dobro de torneiras leva a metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Em qual par as grandezas são inversamente proporcionais?</p>",
        "alternativas": [
          "Massa e preço",
          "Distância e combustível",
          "Lado e perímetro do quadrado",
          "Horas e salário por hora trabalhada",
          "Velocidade e tempo no mesmo percurso"
        ],
        "gabarito": 5,
        "comentario": "<p>Com o dobro da velocidade, o percurso leva metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Uma obra leva 12 dias com 5 pedreiros. Quantos dias leva com 10?</p>",
        "alternativas": [
          "6",
          "8",
          "10",
          "18",
          "24"
        ],
        "gabarito": 1,
        "comentario": "<p>O produto de pedreiros e dias fica em 60.</p>"
      },
      {
        "enunciado": "<p>O produto de duas grandezas inversamente proporcionais é</p>",
        "alternativas": [
          "crescente",
          "decrescente",
          "constante",
          "nulo",
          "negativo"
        ],
        "gabarito": 3,
        "comentario": "<p>É o que define a proporção inversa.</p>"
      },
      {
        "enunciado": "<p>Um carro a 60 km/h leva 4 h. A que velocidade leva 3 h?</p>",
        "alternativas": [
          "45 km/h",
          "70 km/h",
          "75 km/h",
          "80 km/h",
          "90 km/h"
        ],
        "gabarito": 4,
        "comentario": "<p>240 km em 3 h são 80 km/h.</p>"
      }
    ],
    "base_conhecimento_id": 12,
    "objeto_conhecimento_id": 77,
    "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "versao": 7,
    "situacao": "alterado",
    "publicado_em": "2026-10-05T09:00:00-03:00",
    "atualizado_em": "2026-11-21T14:00:00-03:00"
  },
  saveBaseConhecimento: {
    "estrutura": {
      "nome_curso": "Grandezas inversamente proporcionais",
      "frase_efeito": "Quando uma dobra a outra cai pela metade.",
      "resumo": "<p>Como reconhecer e resolver proporções inversas.</p>",
      "capitulos": [
        "Reconhecer",
        "Montar a conta",
        "Conferir"
      ]
    },
    "capitulo_1": "<p>Duas grandezas são inversamente proporcionais quando o produto delas não muda.</p>",
    "capitulo_2": "<p>Multiplique os valores conhecidos e divida pelo novo valor.</p>",
    "capitulo_3": "<p>Confira: se uma cresceu, a outra deve ter diminuído.</p>",
    "explicacao_resumida": [
      "<p>O produto é constante.</p>",
      "<p>Dobrar uma é dividir a outra por dois.</p>"
    ],
    "resumo": [
      "<p>Reconheça o par.</p>",
      "<p>Calcule o produto.</p>",
      "<p>Divida.</p>"
    ],
    "exercicios_praticos": [
      {
        "enunciado": "<p>Três máquinas fazem um lote em 8 horas. E quatro máquinas?</p>",
        "resolucao": "<p>3 × 8 = 24, e 24 ÷ 4 = 6 horas.</p>"
      }
    ],
    "quiz": [
      {
        "enunciado": "<p>Se 4 torneiras enchem um tanque em 6 horas, em quanto tempo 8 torneiras iguais o enchem?</p>",
        "alternativas": [
          "2 horas",
          "3 horas",
          "6 horas",
          "9 horas",
          "12 horas"
        ],
        "gabarito": 2,
        "comentario": "<p>O dobro de torneiras leva a metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Em qual par as grandezas são inversamente proporcionais?</p>",
        "alternativas": [
          "Massa e preço",
          "Distância e combustível",
          "Lado e perímetro do quadrado",
          "Horas e salário por hora trabalhada",
          "Velocidade e tempo no mesmo percurso"
        ],
        "gabarito": 5,
        "comentario": "<p>Com o dobro da velocidade, o percurso leva metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Uma obra leva 12 dias com 5 pedreiros. Quantos dias leva com 10?</p>",
        "alternativas": [
          "6",
          "8",
          "10",
          "18",
          "24"
        ],
        "gabarito": 1,
        "comentario": "<p>O produto de pedreiros e dias fica em 60.</p>"
      },
      {
        "enunciado": "<p>O produto de duas grandezas inversamente proporcionais é</p>",
        "alternativas": [
          "crescente",
          "decrescente",
          "constante",
          "nulo",
          "negativo"
        ],
        "gabarito": 3,
        "comentario": "<p>É o que define a proporção inversa.</p>"
      },
      {
        "enunciado": "<p>Um carro a 60 km/h leva 4 h. A que velocidade leva 3 h?</p>",
        "alternativas": [
          "45 km/h",
          "70 km/h",
          "75 km/h",
          "80 km/h",
          "90 km/h"
        ],
        "gabarito": 4,
        "comentario": "<p>240 km em 3 h são 80 km/h.</p>"
      }
    ],
    "base_conhecimento_id": 12,
    "objeto_conhecimento_id": 77,
    "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "versao": 7,
    "situacao": "alterado",
    "publicado_em": "2026-10-05T09:00:00-03:00",
    "atualizado_em": "2026-11-21T14:00:00-03:00"
  },
  changeBaseConhecimento: {
    "estrutura": {
      "nome_curso": "Grandezas inversamente proporcionais",
      "frase_efeito": "Quando uma dobra a outra cai pela metade.",
      "resumo": "<p>Como reconhecer e resolver proporções inversas.</p>",
      "capitulos": [
        "Reconhecer",
        "Montar a conta",
        "Conferir"
      ]
    },
    "capitulo_1": "<p>Duas grandezas são inversamente proporcionais quando o produto delas não muda.</p>",
    "capitulo_2": "<p>Multiplique os valores conhecidos e divida pelo novo valor.</p>",
    "capitulo_3": "<p>Confira: se uma cresceu, a outra deve ter diminuído.</p>",
    "explicacao_resumida": [
      "<p>O produto é constante.</p>",
      "<p>Dobrar uma é dividir a outra por dois.</p>"
    ],
    "resumo": [
      "<p>Reconheça o par.</p>",
      "<p>Calcule o produto.</p>",
      "<p>Divida.</p>"
    ],
    "exercicios_praticos": [
      {
        "enunciado": "<p>Três máquinas fazem um lote em 8 horas. E quatro máquinas?</p>",
        "resolucao": "<p>3 × 8 = 24, e 24 ÷ 4 = 6 horas.</p>"
      }
    ],
    "quiz": [
      {
        "enunciado": "<p>Se 4 torneiras enchem um tanque em 6 horas, em quanto tempo 8 torneiras iguais o enchem?</p>",
        "alternativas": [
          "2 horas",
          "3 horas",
          "6 horas",
          "9 horas",
          "12 horas"
        ],
        "gabarito": 2,
        "comentario": "<p>O dobro de torneiras leva a metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Em qual par as grandezas são inversamente proporcionais?</p>",
        "alternativas": [
          "Massa e preço",
          "Distância e combustível",
          "Lado e perímetro do quadrado",
          "Horas e salário por hora trabalhada",
          "Velocidade e tempo no mesmo percurso"
        ],
        "gabarito": 5,
        "comentario": "<p>Com o dobro da velocidade, o percurso leva metade do tempo.</p>"
      },
      {
        "enunciado": "<p>Uma obra leva 12 dias com 5 pedreiros. Quantos dias leva com 10?</p>",
        "alternativas": [
          "6",
          "8",
          "10",
          "18",
          "24"
        ],
        "gabarito": 1,
        "comentario": "<p>O produto de pedreiros e dias fica em 60.</p>"
      },
      {
        "enunciado": "<p>O produto de duas grandezas inversamente proporcionais é</p>",
        "alternativas": [
          "crescente",
          "decrescente",
          "constante",
          "nulo",
          "negativo"
        ],
        "gabarito": 3,
        "comentario": "<p>É o que define a proporção inversa.</p>"
      },
      {
        "enunciado": "<p>Um carro a 60 km/h leva 4 h. A que velocidade leva 3 h?</p>",
        "alternativas": [
          "45 km/h",
          "70 km/h",
          "75 km/h",
          "80 km/h",
          "90 km/h"
        ],
        "gabarito": 4,
        "comentario": "<p>240 km em 3 h são 80 km/h.</p>"
      }
    ],
    "base_conhecimento_id": 12,
    "objeto_conhecimento_id": 77,
    "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "versao": 7,
    "situacao": "alterado",
    "publicado_em": "2026-10-05T09:00:00-03:00",
    "atualizado_em": "2026-11-21T14:00:00-03:00"
  },
  listAprendizagem: {
    "ciclo": 3,
    "ciclos": [
      1,
      2,
      3
    ],
    "materias": [
      {
        "materia_id": 1,
        "materia_nome": "Matemática",
        "indice_aproveitamento": 0.74,
        "faixa": "media",
        "nivel": "guerreiro",
        "qtde_capitulos": 9
      },
      {
        "materia_id": 9,
        "materia_nome": "Filosofia",
        "indice_aproveitamento": null,
        "faixa": null,
        "nivel": null,
        "qtde_capitulos": 0
      }
    ]
  },
  getAprendizagem: {
    "ciclo": 3,
    "ciclos": [
      1,
      2,
      3
    ],
    "materia_id": 1,
    "materia_nome": "Matemática",
    "indice_aproveitamento": 0.74,
    "faixa": "media",
    "nivel": "guerreiro",
    "capitulos": [
      {
        "capitulo_numero": 6,
        "capitulo_nome": "Porcentagem",
        "indice_aproveitamento": 0.88,
        "faixa": "alta",
        "nivel": "ninja",
        "atencao_extra": false,
        "concorda": true
      },
      {
        "capitulo_numero": 7,
        "capitulo_nome": "Proporcionalidade",
        "indice_aproveitamento": 0.42,
        "faixa": "baixa",
        "nivel": "explorador",
        "atencao_extra": true,
        "concorda": null
      }
    ]
  },
  setAprendizagemConcordancia: {
    "ciclo": 3,
    "capitulo_numero": 7,
    "concorda": false
  },
  resetSenhasTurma: {
    "message": "Senha resetada com sucesso",
    "turma_id": 31,
    "expira_em": "2026-11-24T14:00:00-03:00",
    "senhas": [
      {
        "turma_aluno_id": 1002,
        "aluno_nome": "Beatriz Nogueira Lima",
        "login": "bia",
        "nova_senha": "k7Pm2qRx9T"
      },
      {
        "turma_aluno_id": 1005,
        "aluno_nome": "Eduardo Pires Amado",
        "login": "eduardo.amado",
        "nova_senha": "Wd4hZ8tLb3"
      }
    ]
  },
  getTurmaOpcoes: {
    "turma_id": 24,
    "vidas_ativas": false,
    "pular_ativo": true,
    "alterado_em": "2026-11-21T14:00:00-03:00",
    "alterado_por": "Helena Castro Vidal"
  },
  setTurmaOpcoes: {
    "turma_id": 24,
    "vidas_ativas": false,
    "pular_ativo": true,
    "alterado_em": "2026-11-21T14:00:00-03:00",
    "alterado_por": "Helena Castro Vidal"
  },
  listGestaoTurmas: [
    {
      "escola_nome": "Escola Aurora",
      "sede_nome": "Centro",
      "serie_nome": "3ª Série",
      "nivel_ordem": 12,
      "turma_id": 31,
      "turma_codigo": "3A",
      "turma_turno": 1,
      "versao": 2,
      "qtde_alunos": 2
    },
    {
      "escola_nome": "Escola Aurora",
      "sede_nome": "Jardim",
      "serie_nome": "2ª Série",
      "nivel_ordem": 11,
      "turma_id": 24,
      "turma_codigo": "2B",
      "turma_turno": 2,
      "versao": 1,
      "qtde_alunos": 1
    }
  ],
  createFichas: {
    "turma_id": 31,
    "turma_codigo": "3A",
    "escola_nome": "Escola Aurora",
    "expira_em": "2026-12-06T14:00:00-03:00",
    "fichas": [
      {
        "turma_aluno_id": 1002,
        "aluno_nome": "Beatriz Nogueira Lima",
        "login": "bia",
        "senha": "k7pm2qrx9t"
      },
      {
        "turma_aluno_id": 1005,
        "aluno_nome": "Eduardo Pires Amado",
        "login": "eduardo.amado",
        "senha": "wd4hz8tsb3"
      }
    ]
  },
  listTurmaSaidas: [
    {
      "turma_aluno_id": 1014,
      "aluno_nome": "Rafael Prado Nunes",
      "matricula": "Remanejado",
      "saiu_em": "2026-08-03T00:00:00-03:00"
    },
    {
      "turma_aluno_id": 1018,
      "aluno_nome": "Sofia Teles Brandão",
      "matricula": "Transferido",
      "saiu_em": null
    }
  ],
  listAcomodacoesTurma: [
    {
      "turma_aluno_id": 1002,
      "aluno_nome": "Beatriz Nogueira Lima",
      "acomodacao": {
        "turma_aluno_id": 1002,
        "fator_tempo": 1.5,
        "passa_da_janela": true,
        "tamanho": 150,
        "fonte": "padrao",
        "contraste": "alto",
        "voz": true,
        "pausas_minutos": 10,
        "ledor": false,
        "sala_propria": true,
        "observacao": "Sentar perto da porta",
        "versao": 3
      }
    },
    {
      "turma_aluno_id": 1005,
      "aluno_nome": "Eduardo Pires Amado",
      "acomodacao": {
        "turma_aluno_id": 1005,
        "fator_tempo": 1,
        "passa_da_janela": false,
        "tamanho": 100,
        "fonte": "padrao",
        "contraste": "padrao",
        "voz": false,
        "pausas_minutos": 0,
        "ledor": false,
        "sala_propria": false,
        "observacao": null,
        "versao": 0
      }
    }
  ],
  listAlunosParecidos: [
    {
      "turma_aluno_id": 1014,
      "aluno_nome": "Marina Duarte Lopes",
      "data_nascimento": "2009-03-14",
      "turma_codigo": "1A",
      "ano": 2025,
      "matricula": "Transferido"
    }
  ],
  createAlunoGestao: {
    "turma_aluno_id": 1101,
    "turma_id": 24,
    "aluno_nome": "Marina Duarte Lopes",
    "login": "marina.lopes27"
  },
  getAlunoCadastro: {
    "turma_aluno_id": 1002,
    "versao": 2,
    "nome": "Beatriz Nogueira Lima",
    "data_nascimento": "2009-03-14",
    "email": "bia@familia.example",
    "id_externo": "2026-0012",
    "login": "bia"
  },
  saveAlunoCadastro: {
    "turma_aluno_id": 1002,
    "versao": 2,
    "nome": "Beatriz Nogueira Lima",
    "data_nascimento": "2009-03-14",
    "email": "bia@familia.example",
    "id_externo": "2026-0012",
    "login": "bia"
  },
  createMovimentacao: {
    "turma_aluno_id": 1102,
    "turma_id": 31,
    "turma_codigo": "3A",
    "matricula": "Atual"
  },
  getTurma: {
    "escola_id": 1,
    "escola_nome": "Escola Aurora",
    "turma": {
      "turma_id": 24,
      "codigo": "7A",
      "sede_id": 2,
      "sede_nome": "Centro",
      "serie_id": 4,
      "serie_nome": "7º ano",
      "nivel_ordem": 7,
      "turno": 2,
      "ano": 2027,
      "versao_aluno": 1,
      "qtde_alunos": 32,
      "qtde_professores": 2,
      "qtde_materias": 2,
      "id_externo": null,
      "arquivada_em": null,
      "versao": 2
    },
    "professores": [
      {
        "pessoa_id": 8,
        "nome": "Renato Dias Prado",
        "materia_id": 1,
        "materia_nome": "Matemática",
        "valido_ate": null,
        "ativa": true
      },
      {
        "pessoa_id": 12,
        "nome": "Otávio Reis Lima",
        "materia_id": 4,
        "materia_nome": "Física",
        "valido_ate": "2027-12-17",
        "ativa": true
      }
    ],
    "ano_situacao": "ativo",
    "qtde_entraram": 29,
    "qtde_provas": 3,
    "qtde_em_prova": 0
  },
  getGestaoAluno: {
    "turma_aluno_id": 1002,
    "aluno_nome": "Beatriz Nogueira Lima",
    "nome_social": "Bia",
    "avatar_code": 12,
    "login": "bia",
    "matricula": "Atual",
    "situacao": "em_prova",
    "escola_nome": "Escola Aurora",
    "sede_nome": "Centro",
    "serie_nome": "3ª Série",
    "nivel_ordem": 12,
    "turma_id": 31,
    "turma_codigo": "3A",
    "turma_turno": 1,
    "versao": 2,
    "senha_expira_em": null,
    "bloqueado_ate": null,
    "ultimo_acesso_em": "2026-11-21T09:02:11-03:00",
    "acessos": [
      {
        "entrou_em": "2026-11-21T09:02:11-03:00",
        "saiu_em": null
      },
      {
        "entrou_em": "2026-11-20T18:40:00-03:00",
        "saiu_em": "2026-11-20T19:12:40-03:00"
      }
    ],
    "provas": [
      {
        "turma_avaliacao_id": 410,
        "dia_prova": 1,
        "descricao": "Simulado de novembro",
        "situacao": "em_andamento",
        "iniciada_em": "2026-11-21T09:05:00-03:00",
        "prazo_em": "2026-11-21T14:35:00-03:00",
        "encerrada_em": null,
        "qtde_questoes": 90,
        "qtde_respondidas": 41,
        "ultima_resposta_em": "2026-11-21T11:41:07-03:00"
      },
      {
        "turma_avaliacao_id": 402,
        "dia_prova": 1,
        "descricao": "Química bimestral",
        "situacao": "entregue",
        "iniciada_em": "2026-11-13T08:00:00-03:00",
        "prazo_em": "2026-11-13T09:40:00-03:00",
        "encerrada_em": "2026-11-13T09:31:00-03:00",
        "qtde_questoes": 20,
        "qtde_respondidas": 20,
        "ultima_resposta_em": "2026-11-13T09:28:52-03:00"
      }
    ],
    "fator_tempo": 1.25,
    "passa_da_janela": false,
    "ranking_oculto": false,
    "boss_liberaveis": []
  },
  createExportacaoAluno: {
    "nome_arquivo": "dados-1002-2026-11-21.json",
    "tipo": "application/json",
    "conteudo": "{\"pessoa\":{\"nome\":\"Beatriz Nogueira Lima\",\"avatar_code\":12},\"respostas\":[]}",
    "gerada_em": "2026-11-21T14:00:00-03:00",
    "partes": [
      {
        "dado": "Cadastro",
        "registros": 1
      },
      {
        "dado": "Respostas de provas",
        "registros": 0
      }
    ]
  },
  createAnonimizacaoAluno: {
    "protocolo": "LN-ANON-1002-4Q8T",
    "anonimizado_em": "2026-11-21T14:00:00-03:00",
    "registros_alterados": 214,
    "retidos": [
      {
        "dado": "Auditoria",
        "motivo": "A escola precisa provar o que foi feito; guarda só o número da matrícula."
      }
    ]
  },
  resetNomeSocial: {
    "message": "Apelido retirado. O aluno pode escolher outro."
  },
  setBloqueioAluno: {
    "message": "Acesso liberado. O aluno já pode tentar de novo."
  },
  setRankingAluno: {
    "turma_aluno_id": 1014,
    "oculto": true
  },
  getAcomodacaoAluno: {
    "turma_aluno_id": 1005,
    "fator_tempo": 1.25,
    "passa_da_janela": true,
    "tamanho": 100,
    "fonte": "padrao",
    "contraste": "padrao",
    "voz": false,
    "pausas_minutos": 0,
    "ledor": false,
    "sala_propria": false,
    "observacao": null,
    "versao": 0
  },
  setAcomodacaoAluno: {
    "turma_aluno_id": 1005,
    "fator_tempo": 1.25,
    "passa_da_janela": true,
    "tamanho": 100,
    "fonte": "padrao",
    "contraste": "padrao",
    "voz": false,
    "pausas_minutos": 0,
    "ledor": false,
    "sala_propria": false,
    "observacao": null,
    "versao": 0
  },
  createTentativaBoss: {
    "turma_aluno_id": 1001,
    "turma_avaliacao_id": 280,
    "materia_id": 1,
    "tentativa_numero": 2,
    "liberada_em": "2026-11-21T14:00:00-03:00"
  },
  listAuditoria: {
    "registros": [
      {
        "id": 8124,
        "ordem": 512,
        "escola_id": 1,
        "acao": "prazo_prorrogado",
        "criada_em": "2026-11-21T15:02:00-03:00",
        "ator_id": 41,
        "ator_nome": "Rosana Prado Leite",
        "perfil_real": "coordenador",
        "modo": null,
        "turma_aluno_id": null,
        "pessoa_nome": null,
        "objeto": "Prova Simulado 3 · turma 3B",
        "motivo": "Queda de internet no bloco B",
        "detalhe": [
          {
            "campo": "minutos",
            "valor": "20"
          },
          {
            "campo": "turma_id",
            "valor": "31"
          }
        ]
      },
      {
        "id": 8117,
        "ordem": 511,
        "escola_id": 1,
        "acao": "senha_redefinida",
        "criada_em": "2026-11-21T10:40:00-03:00",
        "ator_id": 44,
        "ator_nome": "Júlia Farias Melo",
        "perfil_real": "gestao_vida",
        "modo": null,
        "turma_aluno_id": 1002,
        "pessoa_nome": "Beatriz Nogueira Lima",
        "objeto": null,
        "motivo": null,
        "detalhe": []
      }
    ],
    "cadeia_integra": true
  },
  listCursos: [
    {
      "base_conhecimento_id": 12,
      "nome_curso": "Grandezas inversamente proporcionais",
      "materia_id": 1,
      "materia_nome": "Matemática",
      "objeto_conhecimento_id": 77,
      "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
      "situacao": "alterado",
      "versao": 7,
      "publicado_em": "2026-10-05T09:00:00-03:00",
      "atualizado_em": "2026-11-21T14:00:00-03:00",
      "qtde_fases": 4
    },
    {
      "base_conhecimento_id": 15,
      "nome_curso": "Cadeias alimentares",
      "materia_id": 4,
      "materia_nome": "Biologia",
      "objeto_conhecimento_id": 81,
      "objeto_conhecimento_descricao": "Relações ecológicas",
      "situacao": "rascunho",
      "versao": 1,
      "publicado_em": null,
      "atualizado_em": "2026-11-20T09:30:00-03:00",
      "qtde_fases": 0
    }
  ],
  createCurso: {
    "base_conhecimento_id": 15,
    "nome_curso": "Cadeias alimentares",
    "materia_id": 4,
    "materia_nome": "Biologia",
    "objeto_conhecimento_id": 81,
    "objeto_conhecimento_descricao": "Relações ecológicas",
    "situacao": "rascunho",
    "versao": 1,
    "publicado_em": null,
    "atualizado_em": "2026-11-20T09:30:00-03:00",
    "qtde_fases": 0
  },
  setCursoPublicacao: {
    "base_conhecimento_id": 12,
    "nome_curso": "Grandezas inversamente proporcionais",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "objeto_conhecimento_id": 77,
    "objeto_conhecimento_descricao": "Grandezas inversamente proporcionais",
    "situacao": "publicado",
    "versao": 7,
    "publicado_em": "2026-11-21T14:05:00-03:00",
    "atualizado_em": "2026-11-21T14:00:00-03:00",
    "qtde_fases": 4
  },
  listCursoConteudos: [
    {
      "conteudo_digital_id": 41,
      "descricao": "Razão e proporção em receitas",
      "tipo": "video",
      "votos": 38,
      "votos_sim": 31,
      "percentual_sim": 82
    },
    {
      "conteudo_digital_id": 44,
      "descricao": "Escala do mapa da cidade",
      "tipo": "artigo_pedagogico",
      "votos": 12,
      "votos_sim": 7,
      "percentual_sim": 58
    },
    {
      "conteudo_digital_id": 47,
      "descricao": "Podcast sobre proporções na música",
      "tipo": "podcast",
      "votos": 4,
      "votos_sim": 4,
      "percentual_sim": null
    }
  ],
  createMidia: {
    "src": "/api/v2/midias/1/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.png"
  },
  createMidiaArquivo: {
    "src": "/api/v2/midias/1/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.png",
    "sha256": "0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a",
    "bytes": 48213
  },
  listObjetosSemCurso: [
    {
      "objeto_conhecimento_id": 81,
      "objeto_conhecimento_descricao": "Relações ecológicas",
      "materia_id": 4,
      "materia_nome": "Biologia"
    },
    {
      "objeto_conhecimento_id": 90,
      "objeto_conhecimento_descricao": "Razão e proporção",
      "materia_id": 1,
      "materia_nome": "Matemática"
    }
  ],
  listQuestoes: [
    {
      "banco_questao_id": 501,
      "codigo": "MAT-0501",
      "materia_id": 1,
      "materia_nome": "Matemática",
      "objeto_conhecimento_descricao": "Razão e proporção",
      "enunciado_inicio": "Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto.",
      "dificuldade": "facil",
      "subjetiva": false,
      "lingua_estrangeira": null,
      "origem": "Equipe Luneta",
      "tri_origem": "demonstração",
      "qtde_usos": 2,
      "em_prova_nao_liberada": true,
      "atualizada_em": "2026-07-02T11:00:00-03:00",
      "raiz_id": 501,
      "revisao": 1,
      "situacao": "aprovada",
      "tipo": "objetiva",
      "etiquetas": [
        "revisão"
      ],
      "habilidades": [
        "EF07MA17"
      ],
      "lacrada": true,
      "percentual_acerto": 81.1,
      "autor_nome": "Helena Costa"
    },
    {
      "banco_questao_id": 511,
      "codigo": "ING-0511",
      "materia_id": 6,
      "materia_nome": "Inglês",
      "objeto_conhecimento_descricao": null,
      "enunciado_inicio": "Read the note left on the kitchen table.",
      "dificuldade": null,
      "subjetiva": false,
      "lingua_estrangeira": 1,
      "origem": "Equipe Luneta",
      "tri_origem": null,
      "qtde_usos": 1,
      "em_prova_nao_liberada": true,
      "atualizada_em": "2026-07-09T11:00:00-03:00",
      "raiz_id": 511,
      "revisao": 1,
      "situacao": "rascunho",
      "tipo": "objetiva",
      "etiquetas": [],
      "habilidades": [],
      "lacrada": false,
      "percentual_acerto": null,
      "autor_nome": null
    }
  ],
  createQuestao: {
    "banco_questao_id": 620,
    "raiz_id": 620,
    "revisao": 1,
    "substituida_por": null,
    "codigo": "Q-0213",
    "situacao": "rascunho",
    "tipo": "objetiva",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "objeto_conhecimento_id": 12,
    "objeto_conhecimento_descricao": "Razão e proporção",
    "habilidades": [
      {
        "habilidade_id": 7,
        "sistema": "BNCC",
        "codigo": "EF07MA17",
        "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta."
      }
    ],
    "etiquetas": [
      "água",
      "revisão"
    ],
    "texto_base": null,
    "enunciado": "<p>Uma caixa de 1.200 litros recebe 40 litros por minuto. Em quanto tempo ela enche?</p>",
    "alternativas": [
      {
        "letra": "A",
        "texto": "<p>20 minutos</p>",
        "motivo": "<p>Dividiu por 60.</p>"
      },
      {
        "letra": "B",
        "texto": "<p>30 minutos</p>",
        "motivo": ""
      },
      {
        "letra": "C",
        "texto": "<p>40 minutos</p>",
        "motivo": "<p>Repetiu a vazão.</p>"
      },
      {
        "letra": "D",
        "texto": "<p>50 minutos</p>",
        "motivo": ""
      }
    ],
    "gabarito": "B",
    "comentario": "<p>1.200 dividido por 40 é 30.</p>",
    "dificuldade": "facil",
    "lingua_estrangeira": null,
    "par_id": null,
    "pontuacao": null,
    "orientacoes": "",
    "tri": null,
    "usos": {
      "provas": 0,
      "fases": 0,
      "boss": 0
    },
    "usada": false,
    "lacrada": false,
    "editavel": true,
    "aprovavel": true,
    "origem": "Escola",
    "versao": 1,
    "autor_nome": "Helena Costa",
    "atualizada_em": "2026-11-20T10:00:00-03:00"
  },
  getQuestaoEstatisticas: {
    "banco_questao_id": 501,
    "tri": {
      "a": 1.31,
      "b": -0.4,
      "c": 0.18,
      "origem": "demonstração"
    },
    "usos": [
      {
        "avaliacao_conhecimento_id": 31,
        "descricao": "Simulado Luneta",
        "dia_prova": 1,
        "numero": 12,
        "anulada": false,
        "gabarito_bonificado": false,
        "data_aplicacao": "2026-11-21T13:30:00-03:00",
        "liberado": false,
        "presentes": null,
        "acertos": null,
        "percentual_acerto": null,
        "opcoes": []
      },
      {
        "avaliacao_conhecimento_id": 28,
        "descricao": "Simulado de agosto",
        "dia_prova": 1,
        "numero": 1,
        "anulada": false,
        "gabarito_bonificado": false,
        "data_aplicacao": "2026-08-22T13:30:00-03:00",
        "liberado": true,
        "presentes": 37,
        "acertos": 30,
        "percentual_acerto": 81.1,
        "opcoes": [
          {
            "item_resposta": 1,
            "qtde": 2
          },
          {
            "item_resposta": 2,
            "qtde": 3
          },
          {
            "item_resposta": 3,
            "qtde": 30
          },
          {
            "item_resposta": 4,
            "qtde": 1
          },
          {
            "item_resposta": null,
            "qtde": 1
          }
        ]
      }
    ],
    "qtde_fases": 5
  },
  createQuestaoLote: {
    "resultados": [
      {
        "banco_questao_id": 620,
        "resultado": "feito",
        "codigo": null,
        "erro": null
      },
      {
        "banco_questao_id": 655,
        "resultado": "recusado",
        "codigo": "questao_de_outro",
        "erro": "Só quem escreveu esta questão, a coordenação e a gestão podem mudá-la."
      }
    ]
  },
  getQuestaoGestao: {
    "banco_questao_id": 620,
    "raiz_id": 620,
    "revisao": 1,
    "substituida_por": null,
    "codigo": "Q-0213",
    "situacao": "aprovada",
    "tipo": "objetiva",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "objeto_conhecimento_id": 12,
    "objeto_conhecimento_descricao": "Razão e proporção",
    "habilidades": [
      {
        "habilidade_id": 7,
        "sistema": "BNCC",
        "codigo": "EF07MA17",
        "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta."
      }
    ],
    "etiquetas": [
      "água",
      "revisão"
    ],
    "texto_base": {
      "texto_base_id": 4,
      "titulo": "Reservatórios",
      "conteudo": "<p>O reservatório do bairro foi medido em março.</p>",
      "fonte": "Boletim do bairro, 2025."
    },
    "enunciado": "<p>Uma caixa de 1.200 litros recebe 40 litros por minuto. Em quanto tempo ela enche?</p>",
    "alternativas": [
      {
        "letra": "A",
        "texto": "<p>20 minutos</p>",
        "motivo": "<p>Dividiu por 60.</p>"
      },
      {
        "letra": "B",
        "texto": "<p>30 minutos</p>",
        "motivo": ""
      },
      {
        "letra": "C",
        "texto": "<p>40 minutos</p>",
        "motivo": "<p>Repetiu a vazão.</p>"
      },
      {
        "letra": "D",
        "texto": "<p>50 minutos</p>",
        "motivo": ""
      }
    ],
    "gabarito": "B",
    "comentario": "<p>1.200 dividido por 40 é 30.</p>",
    "dificuldade": "facil",
    "lingua_estrangeira": null,
    "par_id": null,
    "pontuacao": null,
    "orientacoes": "",
    "tri": {
      "a": 1.31,
      "b": -0.4,
      "c": 0.18,
      "origem": "INEP"
    },
    "usos": {
      "provas": 2,
      "fases": 1,
      "boss": 0
    },
    "usada": true,
    "lacrada": false,
    "editavel": true,
    "aprovavel": true,
    "origem": "Escola",
    "versao": 3,
    "autor_nome": "Helena Costa",
    "atualizada_em": "2026-11-20T10:00:00-03:00"
  },
  saveQuestao: {
    "banco_questao_id": 655,
    "raiz_id": 620,
    "revisao": 2,
    "substituida_por": null,
    "codigo": "Q-0213",
    "situacao": "aprovada",
    "tipo": "objetiva",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "objeto_conhecimento_id": 12,
    "objeto_conhecimento_descricao": "Razão e proporção",
    "habilidades": [
      {
        "habilidade_id": 7,
        "sistema": "BNCC",
        "codigo": "EF07MA17",
        "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta."
      }
    ],
    "etiquetas": [
      "água",
      "revisão"
    ],
    "texto_base": {
      "texto_base_id": 4,
      "titulo": "Reservatórios",
      "conteudo": "<p>O reservatório do bairro foi medido em março.</p>",
      "fonte": "Boletim do bairro, 2025."
    },
    "enunciado": "<p>Uma caixa de 1.200 litros recebe 40 litros por minuto. Em quanto tempo ela enche?</p>",
    "alternativas": [
      {
        "letra": "A",
        "texto": "<p>20 minutos</p>",
        "motivo": "<p>Dividiu por 60.</p>"
      },
      {
        "letra": "B",
        "texto": "<p>30 minutos</p>",
        "motivo": ""
      },
      {
        "letra": "C",
        "texto": "<p>40 minutos</p>",
        "motivo": "<p>Repetiu a vazão.</p>"
      },
      {
        "letra": "D",
        "texto": "<p>50 minutos</p>",
        "motivo": ""
      }
    ],
    "gabarito": "B",
    "comentario": "<p>1.200 dividido por 40 é 30.</p>",
    "dificuldade": "facil",
    "lingua_estrangeira": null,
    "par_id": null,
    "pontuacao": null,
    "orientacoes": "",
    "tri": null,
    "usos": {
      "provas": 0,
      "fases": 0,
      "boss": 0
    },
    "usada": false,
    "lacrada": false,
    "editavel": true,
    "aprovavel": true,
    "origem": "Escola",
    "versao": 1,
    "autor_nome": "Helena Costa",
    "atualizada_em": "2026-11-20T10:00:00-03:00"
  },
  listQuestaoHistorico: {
    "lacrada": false,
    "revisoes": [
      {
        "banco_questao_id": 655,
        "revisao": 2,
        "situacao": "aprovada",
        "autor_nome": "Helena Costa",
        "atualizada_em": "2026-11-20T10:00:00-03:00",
        "usos": {
          "provas": 0,
          "fases": 0,
          "boss": 0
        },
        "mudancas": [
          {
            "campo": "enunciado",
            "antes": "<p>Uma caixa recebe 40 litros por minuto.</p>",
            "depois": "<p>Uma caixa de 1.200 litros recebe 40 litros por minuto.</p>"
          },
          {
            "campo": "gabarito",
            "antes": "A",
            "depois": "B"
          }
        ]
      },
      {
        "banco_questao_id": 620,
        "revisao": 1,
        "situacao": "aprovada",
        "autor_nome": "Helena Costa",
        "atualizada_em": "2026-08-03T10:00:00-03:00",
        "usos": {
          "provas": 2,
          "fases": 1,
          "boss": 0
        },
        "mudancas": []
      }
    ]
  },
  listQuestaoUsos: {
    "provas": [
      {
        "avaliacao_conhecimento_id": 31,
        "descricao": "Simulado de novembro",
        "dia_prova": 1,
        "numero": 12,
        "banco_questao_id": 620,
        "revisao": 1,
        "data_aplicacao": "2026-11-21T13:30:00-03:00",
        "liberado": false
      }
    ],
    "roteiros": [
      {
        "trilha_id": 1004,
        "descricao": "Matemática",
        "avaliacao_descricao": "Simulado de novembro",
        "turma_codigo": "3B",
        "qtde_fases": 1,
        "qtde_boss": 0,
        "banco_questao_id": 620,
        "revisao": 1
      }
    ]
  },
  setQuestaoSituacao: {
    "banco_questao_id": 620,
    "raiz_id": 620,
    "revisao": 1,
    "substituida_por": null,
    "codigo": "Q-0213",
    "situacao": "aprovada",
    "tipo": "objetiva",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "objeto_conhecimento_id": 12,
    "objeto_conhecimento_descricao": "Razão e proporção",
    "habilidades": [
      {
        "habilidade_id": 7,
        "sistema": "BNCC",
        "codigo": "EF07MA17",
        "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta."
      }
    ],
    "etiquetas": [
      "água",
      "revisão"
    ],
    "texto_base": null,
    "enunciado": "<p>Uma caixa de 1.200 litros recebe 40 litros por minuto. Em quanto tempo ela enche?</p>",
    "alternativas": [
      {
        "letra": "A",
        "texto": "<p>20 minutos</p>",
        "motivo": "<p>Dividiu por 60.</p>"
      },
      {
        "letra": "B",
        "texto": "<p>30 minutos</p>",
        "motivo": ""
      },
      {
        "letra": "C",
        "texto": "<p>40 minutos</p>",
        "motivo": "<p>Repetiu a vazão.</p>"
      },
      {
        "letra": "D",
        "texto": "<p>50 minutos</p>",
        "motivo": ""
      }
    ],
    "gabarito": "B",
    "comentario": "<p>1.200 dividido por 40 é 30.</p>",
    "dificuldade": "facil",
    "lingua_estrangeira": null,
    "par_id": null,
    "pontuacao": null,
    "orientacoes": "",
    "tri": null,
    "usos": {
      "provas": 0,
      "fases": 0,
      "boss": 0
    },
    "usada": false,
    "lacrada": false,
    "editavel": true,
    "aprovavel": true,
    "origem": "Escola",
    "versao": 2,
    "autor_nome": "Helena Costa",
    "atualizada_em": "2026-11-20T10:00:00-03:00"
  },
  createQuestaoCopia: {
    "banco_questao_id": 620,
    "raiz_id": 620,
    "revisao": 1,
    "substituida_por": null,
    "codigo": "Q-0213",
    "situacao": "rascunho",
    "tipo": "objetiva",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "objeto_conhecimento_id": 12,
    "objeto_conhecimento_descricao": "Razão e proporção",
    "habilidades": [
      {
        "habilidade_id": 7,
        "sistema": "BNCC",
        "codigo": "EF07MA17",
        "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta."
      }
    ],
    "etiquetas": [
      "água",
      "revisão"
    ],
    "texto_base": null,
    "enunciado": "<p>Uma caixa de 1.200 litros recebe 40 litros por minuto. Em quanto tempo ela enche?</p>",
    "alternativas": [
      {
        "letra": "A",
        "texto": "<p>20 minutos</p>",
        "motivo": "<p>Dividiu por 60.</p>"
      },
      {
        "letra": "B",
        "texto": "<p>30 minutos</p>",
        "motivo": ""
      },
      {
        "letra": "C",
        "texto": "<p>40 minutos</p>",
        "motivo": "<p>Repetiu a vazão.</p>"
      },
      {
        "letra": "D",
        "texto": "<p>50 minutos</p>",
        "motivo": ""
      }
    ],
    "gabarito": "B",
    "comentario": "<p>1.200 dividido por 40 é 30.</p>",
    "dificuldade": "facil",
    "lingua_estrangeira": null,
    "par_id": null,
    "pontuacao": null,
    "orientacoes": "",
    "tri": null,
    "usos": {
      "provas": 0,
      "fases": 0,
      "boss": 0
    },
    "usada": false,
    "lacrada": false,
    "editavel": true,
    "aprovavel": true,
    "origem": "Escola",
    "versao": 1,
    "autor_nome": "Helena Costa",
    "atualizada_em": "2026-11-20T10:00:00-03:00"
  },
  setQuestaoTri: {
    "banco_questao_id": 655,
    "raiz_id": 620,
    "revisao": 2,
    "substituida_por": null,
    "codigo": "Q-0213",
    "situacao": "aprovada",
    "tipo": "objetiva",
    "materia_id": 1,
    "materia_nome": "Matemática",
    "objeto_conhecimento_id": 12,
    "objeto_conhecimento_descricao": "Razão e proporção",
    "habilidades": [
      {
        "habilidade_id": 7,
        "sistema": "BNCC",
        "codigo": "EF07MA17",
        "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta."
      }
    ],
    "etiquetas": [
      "água",
      "revisão"
    ],
    "texto_base": {
      "texto_base_id": 4,
      "titulo": "Reservatórios",
      "conteudo": "<p>O reservatório do bairro foi medido em março.</p>",
      "fonte": "Boletim do bairro, 2025."
    },
    "enunciado": "<p>Uma caixa de 1.200 litros recebe 40 litros por minuto. Em quanto tempo ela enche?</p>",
    "alternativas": [
      {
        "letra": "A",
        "texto": "<p>20 minutos</p>",
        "motivo": "<p>Dividiu por 60.</p>"
      },
      {
        "letra": "B",
        "texto": "<p>30 minutos</p>",
        "motivo": ""
      },
      {
        "letra": "C",
        "texto": "<p>40 minutos</p>",
        "motivo": "<p>Repetiu a vazão.</p>"
      },
      {
        "letra": "D",
        "texto": "<p>50 minutos</p>",
        "motivo": ""
      }
    ],
    "gabarito": "B",
    "comentario": "<p>1.200 dividido por 40 é 30.</p>",
    "dificuldade": "facil",
    "lingua_estrangeira": null,
    "par_id": null,
    "pontuacao": null,
    "orientacoes": "",
    "tri": null,
    "usos": {
      "provas": 0,
      "fases": 0,
      "boss": 0
    },
    "usada": false,
    "lacrada": false,
    "editavel": true,
    "aprovavel": true,
    "origem": "Escola",
    "versao": 1,
    "autor_nome": "Helena Costa",
    "atualizada_em": "2026-11-20T10:00:00-03:00"
  },
  listPropostas: [
    {
      "proposta_redacao_id": 15,
      "raiz_id": 15,
      "revisao": 1,
      "codigo": "RED-004",
      "titulo": "Uma praça para todas as idades",
      "genero_textual_nome": "Carta aberta",
      "min_linhas": 8,
      "max_linhas": 30,
      "qtde_textos": 2,
      "situacao": "rascunho",
      "ano": null,
      "fonte": "",
      "autor_nome": "Helena Duarte",
      "qtde_provas": 0,
      "lacrada": false,
      "editavel": true,
      "atualizada_em": "2026-11-20T13:00:00Z"
    },
    {
      "proposta_redacao_id": 14,
      "raiz_id": 14,
      "revisao": 1,
      "codigo": "RED-003",
      "titulo": null,
      "genero_textual_nome": "Crônica",
      "min_linhas": 20,
      "max_linhas": 30,
      "qtde_textos": 3,
      "situacao": "aprovada",
      "ano": null,
      "fonte": "",
      "autor_nome": "Caio Prado",
      "qtde_provas": 1,
      "lacrada": true,
      "editavel": false,
      "atualizada_em": "2026-11-12T13:00:00Z"
    },
    {
      "proposta_redacao_id": 12,
      "raiz_id": 7,
      "revisao": 2,
      "codigo": "RED-001",
      "titulo": "O direito ao descanso na rotina dos jovens brasileiros",
      "genero_textual_nome": "Dissertativo-argumentativo",
      "min_linhas": 20,
      "max_linhas": 30,
      "qtde_textos": 2,
      "situacao": "aprovada",
      "ano": 2025,
      "fonte": "Equipe de linguagens",
      "autor_nome": "Júlia Amaral",
      "qtde_provas": 2,
      "lacrada": false,
      "editavel": true,
      "atualizada_em": "2026-11-02T13:00:00Z"
    }
  ],
  createProposta: {
    "proposta_redacao_id": 15,
    "raiz_id": 15,
    "revisao": 1,
    "substituida_por": null,
    "codigo": "RED-004",
    "titulo": "Uma praça para todas as idades",
    "descricao": "<p>A partir da leitura dos textos motivadores, escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Carta aberta",
    "min_linhas": 8,
    "max_linhas": 30,
    "textos": [
      {
        "conteudo": "<p>Bruna, 16 anos, acorda às 5h20 para pegar o ônibus.</p>",
        "fonte": "Jornal do bairro, 2025."
      },
      {
        "conteudo": "<p>Descansar não é o contrário de aprender.</p>",
        "fonte": ""
      }
    ],
    "ano": null,
    "fonte": "",
    "situacao": "rascunho",
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "O texto segue a escrita formal: ortografia, acentuação, pontuação, concordância e regência. Erros isolados pesam pouco; os que se repetem ou atrapalham a leitura pesam mais.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "O texto trata do tema pedido, no tipo de texto pedido, e traz conhecimentos de outras áreas que ajudam na discussão, em vez de só repetir os textos de apoio.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "O texto escolhe fatos, exemplos e opiniões, põe tudo em ordem e defende um ponto de vista do começo ao fim, sem se contradizer.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "As partes se ligam: parágrafos e frases seguem um fio, com conectivos variados e retomadas claras, sem repetição que canse.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "O texto propõe o que fazer sobre o problema: quem faz, o quê, como e para quê, com respeito aos direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "provas": [],
    "usada": false,
    "editavel": true,
    "autor_nome": "Helena Duarte",
    "versao": 1,
    "atualizada_em": "2026-11-20T13:00:00Z"
  },
  getProposta: {
    "proposta_redacao_id": 12,
    "raiz_id": 7,
    "revisao": 2,
    "substituida_por": null,
    "codigo": "RED-001",
    "titulo": "O direito ao descanso na rotina dos jovens brasileiros",
    "descricao": "<p>A partir da leitura dos textos motivadores, escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Dissertativo-argumentativo",
    "min_linhas": 20,
    "max_linhas": 30,
    "textos": [
      {
        "conteudo": "<p>Bruna, 16 anos, acorda às 5h20 para pegar o ônibus.</p>",
        "fonte": "Jornal do bairro, 2025."
      },
      {
        "conteudo": "<p>Descansar não é o contrário de aprender.</p>",
        "fonte": ""
      }
    ],
    "ano": null,
    "fonte": "",
    "situacao": "aprovada",
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "O texto segue a escrita formal: ortografia, acentuação, pontuação, concordância e regência. Erros isolados pesam pouco; os que se repetem ou atrapalham a leitura pesam mais.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "O texto trata do tema pedido, no tipo de texto pedido, e traz conhecimentos de outras áreas que ajudam na discussão, em vez de só repetir os textos de apoio.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "O texto escolhe fatos, exemplos e opiniões, põe tudo em ordem e defende um ponto de vista do começo ao fim, sem se contradizer.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "As partes se ligam: parágrafos e frases seguem um fio, com conectivos variados e retomadas claras, sem repetição que canse.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "O texto propõe o que fazer sobre o problema: quem faz, o quê, como e para quê, com respeito aos direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "provas": [
      {
        "avaliacao_conhecimento_id": 31,
        "descricao": "2ª Avaliação",
        "dia_prova": 1,
        "revisao": 2,
        "data_aplicacao": "2026-11-10T13:00:00Z"
      },
      {
        "avaliacao_conhecimento_id": 22,
        "descricao": "Simulado de agosto",
        "dia_prova": 2,
        "revisao": 1,
        "data_aplicacao": "2026-08-14T13:00:00Z"
      }
    ],
    "usada": true,
    "editavel": true,
    "autor_nome": "Júlia Amaral",
    "versao": 1,
    "atualizada_em": "2026-11-02T13:00:00Z"
  },
  saveProposta: {
    "proposta_redacao_id": 12,
    "raiz_id": 7,
    "revisao": 2,
    "substituida_por": null,
    "codigo": "RED-001",
    "titulo": "O direito ao descanso na rotina dos jovens brasileiros",
    "descricao": "<p>A partir da leitura dos textos motivadores, escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Dissertativo-argumentativo",
    "min_linhas": 20,
    "max_linhas": 30,
    "textos": [
      {
        "conteudo": "<p>Bruna, 16 anos, acorda às 5h20 para pegar o ônibus.</p>",
        "fonte": "Jornal do bairro, 2025."
      },
      {
        "conteudo": "<p>Descansar não é o contrário de aprender.</p>",
        "fonte": ""
      }
    ],
    "ano": null,
    "fonte": "",
    "situacao": "aprovada",
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "O texto segue a escrita formal: ortografia, acentuação, pontuação, concordância e regência. Erros isolados pesam pouco; os que se repetem ou atrapalham a leitura pesam mais.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "O texto trata do tema pedido, no tipo de texto pedido, e traz conhecimentos de outras áreas que ajudam na discussão, em vez de só repetir os textos de apoio.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "O texto escolhe fatos, exemplos e opiniões, põe tudo em ordem e defende um ponto de vista do começo ao fim, sem se contradizer.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "As partes se ligam: parágrafos e frases seguem um fio, com conectivos variados e retomadas claras, sem repetição que canse.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "O texto propõe o que fazer sobre o problema: quem faz, o quê, como e para quê, com respeito aos direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "provas": [
      {
        "avaliacao_conhecimento_id": 31,
        "descricao": "2ª Avaliação",
        "dia_prova": 1,
        "revisao": 2,
        "data_aplicacao": "2026-11-10T13:00:00Z"
      },
      {
        "avaliacao_conhecimento_id": 22,
        "descricao": "Simulado de agosto",
        "dia_prova": 2,
        "revisao": 1,
        "data_aplicacao": "2026-08-14T13:00:00Z"
      }
    ],
    "usada": true,
    "editavel": true,
    "autor_nome": "Júlia Amaral",
    "versao": 1,
    "atualizada_em": "2026-11-02T13:00:00Z"
  },
  createPropostaCopia: {
    "proposta_redacao_id": 15,
    "raiz_id": 15,
    "revisao": 1,
    "substituida_por": null,
    "codigo": "RED-004",
    "titulo": "Uma praça para todas as idades",
    "descricao": "<p>A partir da leitura dos textos motivadores, escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Carta aberta",
    "min_linhas": 8,
    "max_linhas": 30,
    "textos": [
      {
        "conteudo": "<p>Bruna, 16 anos, acorda às 5h20 para pegar o ônibus.</p>",
        "fonte": "Jornal do bairro, 2025."
      },
      {
        "conteudo": "<p>Descansar não é o contrário de aprender.</p>",
        "fonte": ""
      }
    ],
    "ano": null,
    "fonte": "",
    "situacao": "rascunho",
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "O texto segue a escrita formal: ortografia, acentuação, pontuação, concordância e regência. Erros isolados pesam pouco; os que se repetem ou atrapalham a leitura pesam mais.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "O texto trata do tema pedido, no tipo de texto pedido, e traz conhecimentos de outras áreas que ajudam na discussão, em vez de só repetir os textos de apoio.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "O texto escolhe fatos, exemplos e opiniões, põe tudo em ordem e defende um ponto de vista do começo ao fim, sem se contradizer.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "As partes se ligam: parágrafos e frases seguem um fio, com conectivos variados e retomadas claras, sem repetição que canse.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "O texto propõe o que fazer sobre o problema: quem faz, o quê, como e para quê, com respeito aos direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "provas": [],
    "usada": false,
    "editavel": true,
    "autor_nome": "Helena Duarte",
    "versao": 1,
    "atualizada_em": "2026-11-20T13:00:00Z"
  },
  listConteudos: [
    {
      "conteudo_digital_id": 71,
      "objeto_conhecimento_id": 8,
      "objeto_conhecimento_descricao": "Função quadrática",
      "materia_id": 3,
      "materia_nome": "Matemática",
      "tipo": "video",
      "descricao": "Função quadrática: o vértice da parábola",
      "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      "plataforma": "YouTube",
      "ordem": 1,
      "qtde_roteiros": 3,
      "verificacao": "ok",
      "verificada_em": "2026-11-20T13:00:00Z",
      "arquivado_em": null,
      "autor_nome": "Helena Duarte",
      "editavel": true,
      "versao": 2
    },
    {
      "conteudo_digital_id": 72,
      "objeto_conhecimento_id": 8,
      "objeto_conhecimento_descricao": "Função quadrática",
      "materia_id": 3,
      "materia_nome": "Matemática",
      "tipo": "site",
      "descricao": "Gráficos para explorar",
      "url": "https://graficos.example/parabola",
      "plataforma": "graficos.example",
      "ordem": 2,
      "qtde_roteiros": 3,
      "verificacao": "quebrado",
      "verificada_em": "2026-11-20T13:00:00Z",
      "arquivado_em": null,
      "autor_nome": "Helena Duarte",
      "editavel": true,
      "versao": 1
    }
  ],
  createConteudo: {
    "conteudo_digital_id": 73,
    "objeto_conhecimento_id": 8,
    "objeto_conhecimento_descricao": "Função quadrática",
    "materia_id": 3,
    "materia_nome": "Matemática",
    "tipo": "site",
    "descricao": "Exercícios com gráficos",
    "url": "https://graficos.example/exercicios",
    "plataforma": "graficos.example",
    "ordem": 2,
    "qtde_roteiros": 3,
    "verificacao": null,
    "verificada_em": null,
    "arquivado_em": null,
    "autor_nome": "Helena Duarte",
    "editavel": true,
    "versao": 1
  },
  setConteudoOrdem: {
    "objeto_conhecimento_id": 8,
    "conteudos": [
      72,
      71
    ]
  },
  getConteudo: {
    "conteudo_digital_id": 71,
    "objeto_conhecimento_id": 8,
    "objeto_conhecimento_descricao": "Função quadrática",
    "materia_id": 3,
    "materia_nome": "Matemática",
    "tipo": "video",
    "descricao": "Função quadrática: o vértice da parábola",
    "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "plataforma": "YouTube",
    "ordem": 1,
    "qtde_roteiros": 3,
    "verificacao": "ok",
    "verificada_em": "2026-11-20T13:00:00Z",
    "arquivado_em": null,
    "autor_nome": "Helena Duarte",
    "editavel": true,
    "versao": 2
  },
  saveConteudo: {
    "conteudo_digital_id": 71,
    "objeto_conhecimento_id": 8,
    "objeto_conhecimento_descricao": "Função quadrática",
    "materia_id": 3,
    "materia_nome": "Matemática",
    "tipo": "video",
    "descricao": "Função quadrática: o vértice da parábola",
    "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "plataforma": "YouTube",
    "ordem": 1,
    "qtde_roteiros": 3,
    "verificacao": "ok",
    "verificada_em": "2026-11-20T13:00:00Z",
    "arquivado_em": null,
    "autor_nome": "Helena Duarte",
    "editavel": true,
    "versao": 2
  },
  createConteudoVerificacao: {
    "conteudo_digital_id": 71,
    "objeto_conhecimento_id": 8,
    "objeto_conhecimento_descricao": "Função quadrática",
    "materia_id": 3,
    "materia_nome": "Matemática",
    "tipo": "video",
    "descricao": "Função quadrática: o vértice da parábola",
    "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "plataforma": "YouTube",
    "ordem": 1,
    "qtde_roteiros": 3,
    "verificacao": "ok",
    "verificada_em": "2026-11-20T13:00:00Z",
    "arquivado_em": null,
    "autor_nome": "Helena Duarte",
    "editavel": true,
    "versao": 2
  },
  listTextosBase: [
    {
      "texto_base_id": 4,
      "titulo": "Reservatórios",
      "conteudo": "<p>O reservatório do bairro foi medido em março.</p>",
      "fonte": "Boletim do bairro, 2025.",
      "qtde_questoes": 3,
      "arquivado_em": null,
      "versao": 1
    }
  ],
  saveTextoBase: {
    "texto_base": {
      "texto_base_id": 9,
      "titulo": "Reservatórios",
      "conteudo": "<p>O reservatório do bairro foi medido em abril.</p>",
      "fonte": "Boletim do bairro, 2025.",
      "qtde_questoes": 1,
      "arquivado_em": null,
      "versao": 1
    },
    "qtde_mantidas": 2
  },
  listHabilidades: [
    {
      "habilidade_id": 7,
      "sistema": "BNCC",
      "codigo": "EF07MA17",
      "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta.",
      "area_codigo": "MT",
      "qtde_questoes": 14,
      "arquivada_em": null,
      "versao": 2
    },
    {
      "habilidade_id": 8,
      "sistema": "ENEM",
      "codigo": "MT-H12",
      "descricao": "",
      "area_codigo": "MT",
      "qtde_questoes": 3,
      "arquivada_em": null,
      "versao": 1
    }
  ],
  saveHabilidade: {
    "habilidade_id": 7,
    "sistema": "BNCC",
    "codigo": "EF07MA17",
    "descricao": "Resolver problemas que envolvem variação de proporcionalidade direta.",
    "area_codigo": "MT",
    "qtde_questoes": 0,
    "arquivada_em": null,
    "versao": 1
  },
  listEtiquetas: [
    {
      "etiqueta_id": 2,
      "nome": "água",
      "qtde_questoes": 5,
      "versao": 1
    },
    {
      "etiqueta_id": 3,
      "nome": "revisão",
      "qtde_questoes": 41,
      "versao": 1
    }
  ],
  saveEtiqueta: {
    "etiqueta_id": 2,
    "nome": "Água",
    "qtde_questoes": 5,
    "versao": 2
  },
  listMaterias: {
    "materias": [
      {
        "materia_id": 4,
        "materia_nome": "Física",
        "area_codigo": "CN",
        "qtde_questoes": 120,
        "qtde_objetos": 18,
        "arquivada_em": null,
        "versao": 1
      },
      {
        "materia_id": 1,
        "materia_nome": "Matemática",
        "area_codigo": "MT",
        "qtde_questoes": 340,
        "qtde_objetos": 25,
        "arquivada_em": null,
        "versao": 1
      }
    ],
    "areas": [
      {
        "area_codigo": "CN",
        "nome": "Ciências da Natureza e suas Tecnologias",
        "nome_curto": "Ciências da Natureza"
      },
      {
        "area_codigo": "MT",
        "nome": "Matemática e suas Tecnologias",
        "nome_curto": "Matemática"
      }
    ]
  },
  saveMateria: {
    "materia_id": 4,
    "materia_nome": "Física",
    "area_codigo": "CN",
    "qtde_questoes": 0,
    "qtde_objetos": 0,
    "arquivada_em": null,
    "versao": 1
  },
  listObjetosConhecimento: [
    {
      "objeto_conhecimento_id": 12,
      "materia_id": 1,
      "materia_nome": "Matemática",
      "serie_id": null,
      "serie_nome": null,
      "descricao": "Razão e proporção",
      "qtde_questoes": 30,
      "arquivado_em": null,
      "versao": 1
    },
    {
      "objeto_conhecimento_id": 15,
      "materia_id": 1,
      "materia_nome": "Matemática",
      "serie_id": 3,
      "serie_nome": "6º ano",
      "descricao": "Frações",
      "qtde_questoes": 9,
      "arquivado_em": null,
      "versao": 1
    }
  ],
  saveObjetoConhecimento: {
    "objeto_conhecimento_id": 12,
    "materia_id": 1,
    "materia_nome": "Matemática",
    "serie_id": null,
    "serie_nome": null,
    "descricao": "Razão e proporção",
    "qtde_questoes": 0,
    "arquivado_em": null,
    "versao": 1
  },
  getPreviaJuncao: {
    "qtde_questoes": 9,
    "qtde_fases": 2,
    "tem_curso": false
  },
  createJuncaoObjeto: {
    "objeto_conhecimento_id": 12,
    "materia_id": 1,
    "materia_nome": "Matemática",
    "serie_id": null,
    "serie_nome": null,
    "descricao": "Razão e proporção",
    "qtde_questoes": 39,
    "arquivado_em": null,
    "versao": 1
  },
  listEscolas: [
    {
      "escola_id": 1,
      "nome": "Escola Aurora",
      "qtde_turmas": 14,
      "qtde_alunos": 412
    },
    {
      "escola_id": 2,
      "nome": "Escola Ipê Amarelo",
      "qtde_turmas": 9,
      "qtde_alunos": 265
    }
  ],
  listConsentimentos: {
    "resumo": {
      "alunos": 3,
      "em_dia": 1,
      "falta": 1,
      "recusado": 0,
      "encerrar": 1
    },
    "alunos": [
      {
        "turma_aluno_id": 1001,
        "aluno_nome": "Ana Lima",
        "turma_id": 11,
        "turma_codigo": "1A",
        "base_legal": "consentimento",
        "da_escola": false,
        "situacao": "em_dia",
        "registros": [
          {
            "consentimento_id": 7,
            "finalidade": "uso",
            "concedido": true,
            "por_nome": "Rosa Lima",
            "documento_versao": "2026-1",
            "em": "2026-02-09T00:00:00-03:00",
            "revogado_em": null
          }
        ]
      },
      {
        "turma_aluno_id": 1002,
        "aluno_nome": "Bento Carvalho",
        "turma_id": 11,
        "turma_codigo": "1A",
        "base_legal": "consentimento",
        "da_escola": true,
        "situacao": "falta",
        "registros": []
      },
      {
        "turma_aluno_id": 1003,
        "aluno_nome": "Cecília Rocha",
        "turma_id": 12,
        "turma_codigo": "1B",
        "base_legal": "consentimento",
        "da_escola": false,
        "situacao": "encerrar",
        "registros": [
          {
            "consentimento_id": 9,
            "finalidade": "uso",
            "concedido": true,
            "por_nome": "Otávio Rocha",
            "documento_versao": "2026-1",
            "em": "2026-02-09T00:00:00-03:00",
            "revogado_em": "2026-11-20T09:12:00-03:00"
          }
        ]
      }
    ]
  },
  getConsentimentosAluno: {
    "turma_aluno_id": 1001,
    "aluno_nome": "Ana Lima",
    "turma_id": 11,
    "turma_codigo": "1A",
    "base_legal": "consentimento",
    "da_escola": false,
    "situacao": "em_dia",
    "registros": [
      {
        "consentimento_id": 7,
        "finalidade": "uso",
        "concedido": true,
        "por_nome": "Rosa Lima",
        "documento_versao": "2026-1",
        "em": "2026-02-09T00:00:00-03:00",
        "revogado_em": null
      }
    ]
  },
  createConsentimento: {
    "turma_aluno_id": 1001,
    "aluno_nome": "Ana Lima",
    "turma_id": 11,
    "turma_codigo": "1A",
    "base_legal": "consentimento",
    "da_escola": false,
    "situacao": "em_dia",
    "registros": [
      {
        "consentimento_id": 7,
        "finalidade": "uso",
        "concedido": true,
        "por_nome": "Rosa Lima",
        "documento_versao": "2026-1",
        "em": "2026-02-09T00:00:00-03:00",
        "revogado_em": null
      }
    ]
  },
  closeConsentimento: {
    "turma_aluno_id": 1001,
    "aluno_nome": "Ana Lima",
    "turma_id": 11,
    "turma_codigo": "1A",
    "base_legal": "consentimento",
    "da_escola": false,
    "situacao": "em_dia",
    "registros": [
      {
        "consentimento_id": 7,
        "finalidade": "uso",
        "concedido": true,
        "por_nome": "Rosa Lima",
        "documento_versao": "2026-1",
        "em": "2026-02-09T00:00:00-03:00",
        "revogado_em": null
      }
    ]
  },
  setBaseLegalAluno: {
    "turma_aluno_id": 1001,
    "aluno_nome": "Ana Lima",
    "turma_id": 11,
    "turma_codigo": "1A",
    "base_legal": "consentimento",
    "da_escola": false,
    "situacao": "em_dia",
    "registros": [
      {
        "consentimento_id": 7,
        "finalidade": "uso",
        "concedido": true,
        "por_nome": "Rosa Lima",
        "documento_versao": "2026-1",
        "em": "2026-02-09T00:00:00-03:00",
        "revogado_em": null
      }
    ]
  },
  listEquipe: [
    {
      "pessoa_id": 31,
      "nome": "Ivo Nakamura Prado",
      "login": "coord.ivo",
      "perfil": "coordenador",
      "ativa": true,
      "encerrada_em": null,
      "ultimo_acesso_em": "2026-11-20T07:40:00-03:00",
      "gerenciavel": true,
      "propria": false,
      "duas_etapas": true,
      "duas_etapas_em": "2026-11-20T09:12:00-03:00",
      "codigos_restantes": 9,
      "turmas": [],
      "email": "ivo@luneta.edu.br",
      "versao": 2,
      "escola_ids": []
    },
    {
      "pessoa_id": 33,
      "nome": "Diego Pires Alencar",
      "login": "prof.diego",
      "perfil": "professor",
      "ativa": true,
      "encerrada_em": null,
      "ultimo_acesso_em": "2026-11-19T07:10:00-03:00",
      "gerenciavel": true,
      "propria": false,
      "duas_etapas": false,
      "duas_etapas_em": null,
      "codigos_restantes": 0,
      "turmas": [
        {
          "turma_id": 11,
          "turma_codigo": "1A"
        },
        {
          "turma_id": 12,
          "turma_codigo": "1B"
        },
        {
          "turma_id": 15,
          "turma_codigo": "2A"
        }
      ],
      "email": null,
      "versao": 1,
      "escola_ids": []
    },
    {
      "pessoa_id": 36,
      "nome": "Elisa Moraes Couto",
      "login": "prof.elisa",
      "perfil": "professor",
      "ativa": true,
      "encerrada_em": null,
      "ultimo_acesso_em": "2026-11-20T09:11:00-03:00",
      "gerenciavel": true,
      "propria": false,
      "duas_etapas": false,
      "duas_etapas_em": null,
      "codigos_restantes": 0,
      "turmas": [
        {
          "turma_id": 16,
          "turma_codigo": "2B",
          "materia_id": 5,
          "valido_ate": "2026-12-18"
        }
      ],
      "email": null,
      "versao": 1,
      "escola_ids": []
    },
    {
      "pessoa_id": 34,
      "nome": "Mara Teles de Andrade",
      "login": "diretora.mara",
      "perfil": "diretor",
      "ativa": false,
      "encerrada_em": "2026-11-18T16:05:00-03:00",
      "ultimo_acesso_em": "2026-11-17T09:30:00-03:00",
      "gerenciavel": true,
      "propria": false,
      "duas_etapas": false,
      "duas_etapas_em": null,
      "codigos_restantes": 0,
      "email": null,
      "versao": 4,
      "escola_ids": []
    }
  ],
  createMembroEquipe: {
    "membro": {
      "pessoa_id": 41,
      "nome": "Marcos Vinícius Teles",
      "login": "marcos.teles",
      "perfil": "professor",
      "ativa": true,
      "encerrada_em": null,
      "ultimo_acesso_em": null,
      "gerenciavel": true,
      "propria": false,
      "duas_etapas": false,
      "duas_etapas_em": null,
      "codigos_restantes": 0,
      "turmas": [
        {
          "turma_id": 11,
          "turma_codigo": "1A",
          "materia_id": 5,
          "valido_ate": null
        },
        {
          "turma_id": 12,
          "turma_codigo": "1B",
          "materia_id": 5,
          "valido_ate": null
        }
      ],
      "email": "teles@luneta.edu.br",
      "versao": 1,
      "escola_ids": []
    },
    "senha_inicial": null,
    "expira_em": null,
    "convite_enviado": true
  },
  getLoginLivre: {
    "login": "marcos.teles",
    "situacao": "livre"
  },
  getEquipeResumo: {
    "por_perfil": [
      {
        "perfil": "professor",
        "qtde": 16
      },
      {
        "perfil": "coordenador",
        "qtde": 3
      },
      {
        "perfil": "gestao_vida",
        "qtde": 2
      },
      {
        "perfil": "gestao_escola",
        "qtde": 1
      },
      {
        "perfil": "diretor",
        "qtde": 1
      }
    ],
    "com_acesso": 23,
    "encerrados": 2,
    "sem_acesso_90_dias": 1,
    "envia_convites": true
  },
  saveMembroEquipe: {
    "pessoa_id": 41,
    "nome": "Marcos Vinícius Teles",
    "login": "marcos.teles",
    "perfil": "coordenador",
    "ativa": true,
    "encerrada_em": null,
    "ultimo_acesso_em": null,
    "gerenciavel": true,
    "propria": false,
    "duas_etapas": false,
    "duas_etapas_em": null,
    "codigos_restantes": 0,
    "turmas": [],
    "email": "teles@luneta.edu.br",
    "versao": 2,
    "escola_ids": []
  },
  setMembroSituacao: {
    "pessoa_id": 31,
    "ativa": false,
    "encerrada_em": "2026-11-20T09:12:00-03:00",
    "qtde_turmas_assumidas": 3
  },
  resetSenhaMembro: {
    "login": "coord.ivo",
    "nova_senha": "k7Rm2Qx9Lp",
    "expira_em": "2026-11-23T09:12:00-03:00"
  },
  resetDuasEtapas: {
    "message": "Verificação em duas etapas redefinida. A pessoa entra só com a senha."
  },
  listSedes: [
    {
      "sede_id": 2,
      "nome": "Centro",
      "qtde_turmas": 9,
      "codigo_inep": null,
      "id_externo": null,
      "arquivada_em": null,
      "versao": 1
    },
    {
      "sede_id": 5,
      "nome": "Jardim das Flores",
      "qtde_turmas": 5,
      "codigo_inep": null,
      "id_externo": null,
      "arquivada_em": null,
      "versao": 1
    }
  ],
  saveSede: {
    "sede_id": 2,
    "nome": "Centro",
    "qtde_turmas": 0,
    "codigo_inep": "35000001",
    "id_externo": null,
    "arquivada_em": null,
    "versao": 1
  },
  listSeries: [
    {
      "serie_id": 7,
      "nome": "1ª série",
      "nivel_ordem": 10,
      "qtde_turmas": 5,
      "etapa": "medio",
      "id_externo": null,
      "arquivada_em": null,
      "versao": 1
    },
    {
      "serie_id": 8,
      "nome": "2ª série",
      "nivel_ordem": 11,
      "qtde_turmas": 5,
      "etapa": "medio",
      "id_externo": null,
      "arquivada_em": null,
      "versao": 1
    },
    {
      "serie_id": 9,
      "nome": "3ª série",
      "nivel_ordem": 12,
      "qtde_turmas": 4,
      "etapa": "medio",
      "id_externo": null,
      "arquivada_em": null,
      "versao": 1
    }
  ],
  saveSerie: {
    "serie_id": 3,
    "nome": "6º ano",
    "nivel_ordem": 6,
    "qtde_turmas": 0,
    "etapa": "fundamental_2",
    "id_externo": null,
    "arquivada_em": null,
    "versao": 1
  },
  getPrimeirosPassos: {
    "escola_nome": "Escola Aurora",
    "fuso_horario": "America/Sao_Paulo",
    "ano": 2026,
    "primeira_serie": "6º ano",
    "ultima_serie": "3ª série",
    "qtde_series": 7,
    "qtde_turmas": 0,
    "qtde_equipe": 0,
    "qtde_alunos": 0,
    "qtde_provas": 0
  },
  setSedeArquivamento: {
    "sede_id": 5,
    "nome": "Jardim das Flores",
    "qtde_turmas": 0,
    "codigo_inep": null,
    "id_externo": null,
    "arquivada_em": "2026-11-21T14:00:00-03:00",
    "versao": 3
  },
  createSeriesPadrao: {
    "qtde_criadas": 7
  },
  setSerieArquivamento: {
    "serie_id": 3,
    "nome": "6º ano",
    "nivel_ordem": 6,
    "qtde_turmas": 0,
    "etapa": "fundamental_2",
    "id_externo": null,
    "arquivada_em": "2026-11-21T14:00:00-03:00",
    "versao": 2
  },
  listAnosLetivos: [
    {
      "ano": 2027,
      "inicio": "2027-02-01",
      "fim": "2027-12-17",
      "situacao": "ativo",
      "ciclos": [
        {
          "ciclo_id": 4,
          "numero_referencia": 1,
          "inicio": "2027-02-01",
          "fim": "2027-04-30"
        },
        {
          "ciclo_id": 5,
          "numero_referencia": 2,
          "inicio": null,
          "fim": null
        }
      ],
      "qtde_turmas": 12,
      "versao": 2
    },
    {
      "ano": 2026,
      "inicio": "2026-02-02",
      "fim": "2026-12-18",
      "situacao": "encerrado",
      "ciclos": [],
      "qtde_turmas": 11,
      "versao": 4
    }
  ],
  getAnoLetivo: {
    "ano": 2027,
    "inicio": "2027-02-01",
    "fim": "2027-12-17",
    "situacao": "ativo",
    "ciclos": [
      {
        "ciclo_id": 4,
        "numero_referencia": 1,
        "inicio": "2027-02-01",
        "fim": "2027-04-30"
      },
      {
        "ciclo_id": 5,
        "numero_referencia": 2,
        "inicio": "2027-05-03",
        "fim": "2027-07-09"
      }
    ],
    "qtde_turmas": 12,
    "versao": 1
  },
  saveAnoLetivo: {
    "ano": 2027,
    "inicio": "2027-02-01",
    "fim": "2027-12-17",
    "situacao": "ativo",
    "ciclos": [
      {
        "ciclo_id": 4,
        "numero_referencia": 1,
        "inicio": "2027-02-01",
        "fim": "2027-04-30"
      },
      {
        "ciclo_id": 5,
        "numero_referencia": 2,
        "inicio": "2027-05-03",
        "fim": "2027-07-09"
      }
    ],
    "qtde_turmas": 12,
    "versao": 1
  },
  listTurmas: {
    "turmas": [
      {
        "turma_id": 31,
        "codigo": "6A",
        "sede_id": 2,
        "sede_nome": "Centro",
        "serie_id": 3,
        "serie_nome": "6º ano",
        "nivel_ordem": 6,
        "turno": 1,
        "ano": 2027,
        "versao_aluno": 1,
        "qtde_alunos": 31,
        "qtde_professores": 5,
        "qtde_materias": 9,
        "id_externo": null,
        "arquivada_em": null,
        "versao": 2
      },
      {
        "turma_id": 24,
        "codigo": "7A",
        "sede_id": 2,
        "sede_nome": "Centro",
        "serie_id": 4,
        "serie_nome": "7º ano",
        "nivel_ordem": 7,
        "turno": 2,
        "ano": 2027,
        "versao_aluno": 1,
        "qtde_alunos": 32,
        "qtde_professores": 3,
        "qtde_materias": 6,
        "id_externo": null,
        "arquivada_em": null,
        "versao": 1
      },
      {
        "turma_id": 40,
        "codigo": "3A",
        "sede_id": 2,
        "sede_nome": "Centro",
        "serie_id": 9,
        "serie_nome": "3ª série",
        "nivel_ordem": 12,
        "turno": 4,
        "ano": 2027,
        "versao_aluno": 2,
        "qtde_alunos": 0,
        "qtde_professores": 0,
        "qtde_materias": 0,
        "id_externo": null,
        "arquivada_em": null,
        "versao": 1
      }
    ],
    "materias": [
      {
        "materia_id": 4,
        "materia_nome": "Física"
      },
      {
        "materia_id": 1,
        "materia_nome": "Matemática"
      }
    ]
  },
  saveTurma: {
    "escola_id": 1,
    "escola_nome": "Escola Aurora",
    "turma": {
      "turma_id": 24,
      "codigo": "7A",
      "sede_id": 2,
      "sede_nome": "Centro",
      "serie_id": 4,
      "serie_nome": "7º ano",
      "nivel_ordem": 7,
      "turno": 2,
      "ano": 2027,
      "versao_aluno": 1,
      "qtde_alunos": 32,
      "qtde_professores": 2,
      "qtde_materias": 2,
      "id_externo": null,
      "arquivada_em": null,
      "versao": 2
    },
    "professores": [
      {
        "pessoa_id": 8,
        "nome": "Renato Dias Prado",
        "materia_id": 1,
        "materia_nome": "Matemática",
        "valido_ate": null,
        "ativa": true
      },
      {
        "pessoa_id": 12,
        "nome": "Otávio Reis Lima",
        "materia_id": 4,
        "materia_nome": "Física",
        "valido_ate": "2027-12-17",
        "ativa": true
      }
    ],
    "ano_situacao": "ativo",
    "qtde_entraram": 29,
    "qtde_provas": 3,
    "qtde_em_prova": 0
  },
  createTurmas: {
    "turmas": [
      {
        "turma_id": 32,
        "codigo": "6B",
        "criada": true
      },
      {
        "turma_id": 33,
        "codigo": "6C",
        "criada": false
      }
    ]
  },
  setTurmaArquivamento: {
    "escola_id": 1,
    "escola_nome": "Escola Aurora",
    "turma": {
      "turma_id": 24,
      "codigo": "7A",
      "sede_id": 2,
      "sede_nome": "Centro",
      "serie_id": 4,
      "serie_nome": "7º ano",
      "nivel_ordem": 7,
      "turno": 2,
      "ano": 2027,
      "versao_aluno": 1,
      "qtde_alunos": 32,
      "qtde_professores": 2,
      "qtde_materias": 2,
      "id_externo": null,
      "arquivada_em": null,
      "versao": 2
    },
    "professores": [
      {
        "pessoa_id": 8,
        "nome": "Renato Dias Prado",
        "materia_id": 1,
        "materia_nome": "Matemática",
        "valido_ate": null,
        "ativa": true
      },
      {
        "pessoa_id": 12,
        "nome": "Otávio Reis Lima",
        "materia_id": 4,
        "materia_nome": "Física",
        "valido_ate": "2027-12-17",
        "ativa": true
      }
    ],
    "ano_situacao": "ativo",
    "qtde_entraram": 29,
    "qtde_provas": 3,
    "qtde_em_prova": 0
  },
  getConfiguracaoEscola: {
    "escola_id": 1,
    "nome": "Escola Aurora",
    "versao": 4,
    "fuso_horario": "America/Sao_Paulo",
    "nome_moeda": "moedas",
    "segundos_por_vida": 1800,
    "ranking_modo": "janela",
    "pesquisa_ativa": true,
    "recuperacao_por_perguntas": true,
    "aprendizagem_ativa": false,
    "segundo_corretor": true,
    "divergencia_maxima": 100,
    "duas_etapas_obrigatorias": false,
    "contato_email": "secretaria@escola-aurora.example",
    "contato_telefone": "(11) 5555-0134",
    "contato_horario": "Segunda a sexta, das 7h30 às 17h",
    "politica_privacidade": null,
    "termos_de_uso": null,
    "base_legal": "execucao_de_politica_publica",
    "retencao_meses": 60,
    "anonimizacao_automatica": false,
    "liberacao": "sozinha",
    "fichas_validade_dias": 15,
    "fichas_por": [
      "diretor"
    ],
    "revisao_questoes": false,
    "professor_publica": true,
    "alterada_em": "2026-11-21T14:00:00-03:00"
  },
  updateConfiguracaoEscola: {
    "escola_id": 1,
    "nome": "Escola Aurora",
    "versao": 4,
    "fuso_horario": "America/Sao_Paulo",
    "nome_moeda": "moedas",
    "segundos_por_vida": 1800,
    "ranking_modo": "janela",
    "pesquisa_ativa": true,
    "recuperacao_por_perguntas": true,
    "aprendizagem_ativa": false,
    "segundo_corretor": true,
    "divergencia_maxima": 100,
    "duas_etapas_obrigatorias": false,
    "contato_email": "secretaria@escola-aurora.example",
    "contato_telefone": "(11) 5555-0134",
    "contato_horario": "Segunda a sexta, das 7h30 às 17h",
    "politica_privacidade": null,
    "termos_de_uso": null,
    "base_legal": "execucao_de_politica_publica",
    "retencao_meses": 60,
    "anonimizacao_automatica": false,
    "liberacao": "sozinha",
    "fichas_validade_dias": 15,
    "fichas_por": [
      "diretor"
    ],
    "revisao_questoes": false,
    "professor_publica": true,
    "alterada_em": "2026-11-21T14:00:00-03:00"
  },
  getPreviaFuso: {
    "fuso_horario": "America/Sao_Paulo",
    "qtde_janelas": 2,
    "janelas": [
      {
        "turma_avaliacao_id": 301,
        "dia_prova": 1,
        "descricao": "Simulado Luneta",
        "serie_nome": "3ª série",
        "turma_codigo": "3A",
        "inicio_em": "2026-11-29T08:00:00-03:00",
        "fim_em": "2026-11-29T13:30:00-03:00",
        "inicio_em_relogio": "2026-11-29T08:00:00-04:00",
        "fim_em_relogio": "2026-11-29T13:30:00-04:00",
        "comecaria_antes": false
      },
      {
        "turma_avaliacao_id": 302,
        "dia_prova": 1,
        "descricao": "Simulado Luneta",
        "serie_nome": "3ª série",
        "turma_codigo": "3B",
        "inicio_em": "2026-12-02T08:00:00-03:00",
        "fim_em": "2026-12-02T13:30:00-03:00",
        "inicio_em_relogio": "2026-12-02T08:00:00-04:00",
        "fim_em_relogio": "2026-12-02T13:30:00-04:00",
        "comecaria_antes": false
      }
    ]
  },
  getManutencaoEscola: {
    "escola_id": 1,
    "nome": "Escola Aurora",
    "ligada": false,
    "desde": null,
    "ate": null,
    "mensagem": null
  },
  setManutencaoEscola: {
    "escola_id": 1,
    "nome": "Escola Aurora",
    "ligada": true,
    "desde": "2026-11-21T14:00:00-03:00",
    "ate": "2026-11-21T15:00:00-03:00",
    "mensagem": "Estamos trocando a internet da escola."
  },
  listGestaoAvisos: [
    {
      "id": "manutencao-dezembro",
      "titulo": "Manutenção no sábado",
      "texto": "No sábado, das 6h às 8h, a plataforma pode ficar fora do ar.",
      "inicio": "2026-12-04T00:00:00-03:00",
      "fim": "2026-12-05T08:00:00-03:00"
    }
  ],
  saveGestaoAviso: {
    "id": "manutencao-dezembro",
    "titulo": "Manutenção no sábado",
    "texto": "No sábado, das 6h às 8h, a plataforma pode ficar fora do ar.",
    "inicio": "2026-12-04T00:00:00-03:00",
    "fim": "2026-12-05T08:00:00-03:00"
  },
  listPesquisaRespostas: {
    "resumo": {
      "total": 58,
      "promotores": 34,
      "neutros": 15,
      "detratores": 9,
      "nps": 43.1
    },
    "respostas": [
      {
        "id": 771,
        "nota": 9,
        "comentario": "Gosto de ver o que errei logo depois.",
        "criada_em": "2026-11-20"
      },
      {
        "id": 768,
        "nota": 6,
        "comentario": null,
        "criada_em": "2026-11-19"
      }
    ]
  },
  createImportacao: {
    "importacao_id": "6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35",
    "situacao": "recebida"
  },
  listImportacoes: [
    {
      "importacao_id": "6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35",
      "tipo": "alunos",
      "formato": "csv",
      "situacao": "pronta",
      "nome_arquivo": "alunos-2027.csv",
      "resumo": {
        "criar": 312,
        "atualizar": 40,
        "igual": 4611,
        "mover": 0,
        "inativar": 0,
        "reativar": 0,
        "nova_revisao": 0,
        "duplicada": 0,
        "erro": 7,
        "ignorada": 0,
        "aviso": 3
      },
      "criada_por_nome": "Mara Diniz",
      "criada_em": "2026-11-20T09:12:00-03:00",
      "aplicada_em": null,
      "desfeita_em": null,
      "desfazer_ate": null
    },
    {
      "importacao_id": "0b9f6a52-90a7-4a52-8a3b-0f5b1f3f9c11",
      "tipo": "equipe",
      "formato": "xlsx",
      "situacao": "aplicada",
      "nome_arquivo": "professores.xlsx",
      "resumo": {
        "criar": 5,
        "atualizar": 0,
        "igual": 0,
        "mover": 0,
        "inativar": 0,
        "reativar": 0,
        "nova_revisao": 0,
        "duplicada": 0,
        "erro": 0,
        "ignorada": 0,
        "aviso": 0
      },
      "criada_por_nome": "Mara Diniz",
      "criada_em": "2026-11-12T08:40:00-03:00",
      "aplicada_em": "2026-11-12T08:42:10-03:00",
      "desfeita_em": null,
      "desfazer_ate": "2026-12-12T08:42:10-03:00"
    }
  ],
  createImportacaoExemplo: {
    "importacao_id": "6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35",
    "situacao": "recebida"
  },
  getImportacao: {
    "importacao_id": "6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35",
    "tipo": "alunos",
    "formato": "csv",
    "situacao": "pronta",
    "nome_arquivo": "alunos-2027.csv",
    "resumo": {
      "criar": 312,
      "atualizar": 40,
      "igual": 4611,
      "mover": 0,
      "inativar": 0,
      "reativar": 0,
      "nova_revisao": 0,
      "duplicada": 0,
      "erro": 7,
      "ignorada": 0,
      "aviso": 3
    },
    "criada_por_nome": "Mara Diniz",
    "criada_em": "2026-11-20T09:12:00-03:00",
    "aplicada_em": null,
    "desfeita_em": null,
    "desfazer_ate": null,
    "tamanho": 412331,
    "codificacao": "windows-1252",
    "amostras": [
      "Íris Côrtes",
      "José Assunção",
      "Conceição Araújo"
    ],
    "colunas": [
      {
        "arquivo": "",
        "coluna": 1,
        "nome": "Matrícula",
        "exemplos": [
          "20270001",
          "20270002",
          "20270003"
        ],
        "campo": "id_externo",
        "situacao": "reconhecida"
      },
      {
        "arquivo": "",
        "coluna": 2,
        "nome": "nome",
        "exemplos": [
          "Íris Côrtes",
          "José Assunção",
          "Conceição Araújo"
        ],
        "campo": "nome",
        "situacao": "reconhecida"
      },
      {
        "arquivo": "",
        "coluna": 3,
        "nome": "turma",
        "exemplos": [
          "1A",
          "1A",
          "1B"
        ],
        "campo": "turma",
        "situacao": "reconhecida"
      },
      {
        "arquivo": "",
        "coluna": 4,
        "nome": "CPF",
        "exemplos": [],
        "campo": null,
        "situacao": "nunca_guardada"
      },
      {
        "arquivo": "",
        "coluna": 5,
        "nome": "Armário",
        "exemplos": [
          "12",
          "13",
          "14"
        ],
        "campo": null,
        "situacao": "ignorada"
      }
    ],
    "campos": [
      {
        "campo": "id_externo",
        "necessario": false
      },
      {
        "campo": "nome",
        "necessario": true
      },
      {
        "campo": "turma",
        "necessario": true
      },
      {
        "campo": "data_nascimento",
        "necessario": false
      }
    ],
    "planilhas": [],
    "opcoes": {
      "ausentes": "nada",
      "criar_turmas": true,
      "ano": 2027,
      "versao_aluno": 2,
      "nomes": "perguntar",
      "planilha": 1,
      "aulas_sao_turmas": false,
      "html": false,
      "materia_id": null,
      "objeto_conhecimento_id": null,
      "categorias": []
    },
    "novas_turmas": [
      {
        "codigo": "1C",
        "serie": "1ª série",
        "sede": "Sede Centro"
      }
    ],
    "categorias": [],
    "rascunho_id": null,
    "progresso": null,
    "erro": null,
    "confirmacao_necessaria": null,
    "valores_ate": "2026-12-20T09:12:00-03:00",
    "versao": 2
  },
  listImportacaoLinhas: [
    {
      "ordem": 26,
      "arquivo": "",
      "linha": 27,
      "acao": "erro",
      "nome": "Davi Nogueira",
      "pessoa_id": null,
      "banco_questao_id": null,
      "valores": [
        {
          "campo": "id_externo",
          "valor": "20270026"
        },
        {
          "campo": "nome",
          "valor": "Davi Nogueira"
        },
        {
          "campo": "data_nascimento",
          "valor": "31/02/2012"
        },
        {
          "campo": "turma",
          "valor": "1A"
        }
      ],
      "mudancas": [],
      "problemas": [
        {
          "campo": "data_nascimento",
          "codigo": "data_invalida",
          "gravidade": "erro",
          "valor": "31/02/2012",
          "mensagem": "Linha 27, data_nascimento: \"31/02/2012\" não é uma data.",
          "motivo": "não é uma data.",
          "como_resolver": "Escreva dia/mês/ano, por exemplo 28/02/2012.",
          "candidatos": []
        }
      ],
      "decisao": null,
      "aplicada_em": null,
      "versao": 1
    },
    {
      "ordem": 40,
      "arquivo": "",
      "linha": 41,
      "acao": "mover",
      "nome": "Lia Tavares",
      "pessoa_id": 118,
      "banco_questao_id": null,
      "valores": [
        {
          "campo": "id_externo",
          "valor": "20250040"
        },
        {
          "campo": "nome",
          "valor": "Lia Tavares"
        },
        {
          "campo": "turma",
          "valor": "1B"
        }
      ],
      "mudancas": [
        {
          "campo": "turma",
          "antes": "1A",
          "depois": "1B"
        }
      ],
      "problemas": [],
      "decisao": null,
      "aplicada_em": null,
      "versao": 1
    }
  ],
  saveImportacaoLinha: {
    "linha": {
      "ordem": 26,
      "arquivo": "",
      "linha": 27,
      "acao": "criar",
      "nome": "Davi Nogueira",
      "pessoa_id": null,
      "banco_questao_id": null,
      "valores": [
        {
          "campo": "id_externo",
          "valor": "20270026"
        },
        {
          "campo": "nome",
          "valor": "Davi Nogueira"
        },
        {
          "campo": "data_nascimento",
          "valor": "28/02/2012"
        },
        {
          "campo": "turma",
          "valor": "1A"
        }
      ],
      "mudancas": [],
      "problemas": [],
      "decisao": null,
      "aplicada_em": null,
      "versao": 2
    },
    "resumo": {
      "criar": 313,
      "atualizar": 40,
      "igual": 4611,
      "mover": 0,
      "inativar": 0,
      "reativar": 0,
      "nova_revisao": 0,
      "duplicada": 0,
      "erro": 6,
      "ignorada": 0,
      "aviso": 3
    },
    "confirmacao_necessaria": null,
    "versao": 3
  },
  getImportacaoLinhaPrevia: {
    "ordem": 1,
    "tipo": "objetiva",
    "texto_base": "",
    "enunciado": "<p>Quanto é 2 + 2?</p>",
    "alternativas": [
      {
        "letra": "A",
        "texto": "3",
        "motivo": ""
      },
      {
        "letra": "B",
        "texto": "4",
        "motivo": "Some de novo."
      }
    ],
    "gabarito": "B",
    "comentario": "",
    "imagens": []
  },
  setImportacaoMapeamento: {
    "importacao_id": "6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35",
    "situacao": "recebida"
  },
  applyImportacao: {
    "importacao_id": "6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35",
    "situacao": "aplicando"
  },
  undoImportacao: {
    "importacao_id": "6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35",
    "situacao": "desfazendo"
  },
  getGestaoHoje: {
    "servidor_em": "2026-11-21T10:42:00-03:00",
    "escola_id": 1,
    "fuso_horario": "America/Sao_Paulo",
    "dia": "2026-11-21",
    "provas": [
      {
        "turma_avaliacao_id": 301,
        "avaliacao_conhecimento_id": 31,
        "dia_prova": 1,
        "descricao": "Simulado Luneta",
        "turma_id": 31,
        "turma_codigo": "3A",
        "serie_nome": "3ª Série",
        "tipo_aplicacao": "Online",
        "data_hora_inicial": "2026-11-21T07:30:00-03:00",
        "disponivel_ate": "2026-11-21T13:00:00-03:00",
        "qtde_alunos": 36,
        "qtde_nao_iniciadas": 2,
        "qtde_respondendo": 27,
        "qtde_sem_noticia": 4,
        "qtde_entregues": 7
      },
      {
        "turma_avaliacao_id": 302,
        "avaliacao_conhecimento_id": 32,
        "dia_prova": 1,
        "descricao": "Química bimestral",
        "turma_id": 21,
        "turma_codigo": "2A",
        "serie_nome": "2ª Série",
        "tipo_aplicacao": "Presencial",
        "data_hora_inicial": "2026-11-23T08:00:00-03:00",
        "disponivel_ate": "2026-11-23T10:00:00-03:00",
        "qtde_alunos": 38,
        "qtde_nao_iniciadas": 38,
        "qtde_respondendo": 0,
        "qtde_sem_noticia": 0,
        "qtde_entregues": 0
      }
    ],
    "redacoes_a_corrigir": 48,
    "subjetivas_a_corrigir": 5,
    "resultados_retidos": [
      {
        "avaliacao_conhecimento_id": 29,
        "turma_avaliacao_id": 290,
        "descricao": "2ª Avaliação de Natureza",
        "encerrada_em": "2026-11-18T12:00:00-03:00",
        "aguarda_conferencia": false
      }
    ],
    "fora_do_prazo": [
      {
        "turma_avaliacao_id": 288,
        "dia_prova": 1,
        "descricao": "Simulado de humanas",
        "turma_codigo": "3B",
        "qtde": 3
      }
    ],
    "textos_em_papel": [
      {
        "turma_avaliacao_id": 302,
        "dia_prova": 1,
        "descricao": "Química bimestral",
        "turma_codigo": "2A",
        "qtde": 12
      }
    ],
    "duas_respostas": [
      {
        "turma_avaliacao_id": 303,
        "dia_prova": 1,
        "descricao": "Simulado híbrido",
        "turma_codigo": "2B",
        "qtde": 2
      }
    ],
    "bloqueados": [
      {
        "turma_aluno_id": 1002,
        "aluno_nome": "Beatriz Nogueira Lima",
        "turma_codigo": "3A",
        "bloqueado_ate": "2026-11-21T10:57:00-03:00"
      }
    ]
  },
  listGestaoProvas: [
    {
      "turma_avaliacao_id": 301,
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "turma_id": 31,
      "turma_codigo": "3A",
      "serie_nome": "3ª Série",
      "ciclo": 3,
      "tipo_aplicacao": "Online",
      "situacao": "aberta",
      "dias": [
        {
          "dia_prova": 1,
          "data_hora_inicial": "2026-11-21T13:30:00-03:00",
          "disponivel_ate": "2026-11-21T19:00:00-03:00",
          "qtde_itens": 4,
          "tem_redacao": true
        }
      ],
      "qtde_alunos": 22,
      "qtde_iniciadas": 21,
      "qtde_entregues": 3,
      "qtde_redacoes_a_corrigir": 0
    }
  ],
  createProrrogacao: {
    "prorrogacao_id": 61,
    "pedido_id": "5f1c9a52-7a0e-4f0b-9d0c-3b7a1c2e8d41",
    "minutos": 20,
    "qtde_alunos": 22,
    "qtde_provas": 22,
    "qtde_roteiros": 0,
    "criada_em": "2026-11-21T14:41:00-03:00",
    "gabarito_liberado_em": "2026-11-28T18:52:00-03:00",
    "desfeita_em": null
  },
  undoProrrogacao: {
    "prorrogacao_id": 61,
    "pedido_id": "5f1c9a52-7a0e-4f0b-9d0c-3b7a1c2e8d41",
    "minutos": 20,
    "qtde_alunos": 22,
    "qtde_provas": 22,
    "qtde_roteiros": 0,
    "criada_em": "2026-11-21T14:41:00-03:00",
    "gabarito_liberado_em": "2026-11-28T18:32:00-03:00",
    "desfeita_em": "2026-11-21T14:43:00-03:00"
  },
  getPreviaProrrogacao: {
    "minutos": 20,
    "qtde_alunos": 22,
    "qtde_provas": 22,
    "qtde_roteiros": 0,
    "gabarito_liberado_em": "2026-11-28T18:52:00-03:00",
    "adia": [
      {
        "avaliacao_conhecimento_id": 31,
        "descricao": "Simulado Luneta",
        "motivo": "ultimo_a_terminar",
        "gabarito_liberado_em": "2026-11-28T18:32:00-03:00",
        "gabarito_liberado_em_depois": "2026-11-28T18:52:00-03:00"
      }
    ]
  },
  listAvaliacoesGestao: [
    {
      "avaliacao_conhecimento_id": 62,
      "descricao": "Avaliação bimestral de Matemática",
      "codigo": "P-3F6A2C1E",
      "especie": "prova",
      "tipo_aplicacao": "Online",
      "ciclo": 4,
      "serie_nome": "7º ano",
      "autor_nome": "Renato Dias Prado",
      "minha": true,
      "situacao": "agendada",
      "qtde_dias": 1,
      "qtde_itens": 3,
      "turmas": [
        "7A"
      ],
      "primeira_inicio": "2026-11-28T08:00:00-03:00",
      "ultima_fim": "2026-11-28T09:00:00-03:00",
      "publicada_em": "2026-11-21T14:20:00-03:00",
      "cancelada_em": null
    },
    {
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "codigo": "SIM-3",
      "especie": "prova",
      "tipo_aplicacao": "Online",
      "ciclo": 3,
      "serie_nome": null,
      "autor_nome": null,
      "minha": false,
      "situacao": "aberta",
      "qtde_dias": 2,
      "qtde_itens": 8,
      "turmas": [
        "3A",
        "3B"
      ],
      "primeira_inicio": "2026-11-21T13:30:00-03:00",
      "ultima_fim": "2026-11-22T18:30:00-03:00",
      "publicada_em": null,
      "cancelada_em": null
    }
  ],
  listRascunhosAvaliacao: [
    {
      "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
      "descricao": "Avaliação bimestral de Matemática",
      "autor_nome": "Renato Dias Prado",
      "meu": true,
      "serie_nome": "7º ano",
      "especie": "prova",
      "qtde_itens": 3,
      "qtde_turmas": 1,
      "qtde_pendencias": 1,
      "avaliacao_conhecimento_id": null,
      "arquivado_em": null,
      "atualizado_em": "2026-11-21T14:12:00-03:00",
      "versao": 4
    },
    {
      "rascunho_id": "9a1d7e52-0c3b-4e88-b6f1-72c4d8a5e960",
      "descricao": "Simulado de novembro",
      "autor_nome": "Inês Rocha Melo",
      "meu": false,
      "serie_nome": "3ª série",
      "especie": "prova",
      "qtde_itens": 95,
      "qtde_turmas": 2,
      "qtde_pendencias": 0,
      "avaliacao_conhecimento_id": 31,
      "arquivado_em": null,
      "atualizado_em": "2026-11-14T09:30:00-03:00",
      "versao": 12
    }
  ],
  getRascunhoAvaliacao: {
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
    "escola_id": 1,
    "documento": {
      "descricao": "Avaliação bimestral de Matemática",
      "codigo": null,
      "ciclo_id": 4,
      "serie_id": 4,
      "especie": "prova",
      "tipo_aplicacao": "Online",
      "nota_maxima": 10,
      "solicitar_idioma": false,
      "instrucoes": "Use apenas caneta azul nos rascunhos de papel.",
      "embaralhar": true,
      "responde_apos_entrega": null,
      "dias": [
        {
          "dia_prova": 1,
          "bateria": 1,
          "duracao_minutos": 50,
          "proposta_redacao_id": null,
          "itens": [
            {
              "questao_id": 501,
              "numero": 1,
              "lingua_estrangeira": null,
              "pontuacao": null,
              "bloco": 1
            },
            {
              "questao_id": 502,
              "numero": 2,
              "lingua_estrangeira": null,
              "pontuacao": null,
              "bloco": 1
            },
            {
              "questao_id": 513,
              "numero": 3,
              "lingua_estrangeira": null,
              "pontuacao": 2,
              "bloco": 2
            }
          ]
        }
      ],
      "turmas": [
        {
          "turma_id": 24,
          "dias": [
            {
              "dia_prova": 1,
              "inicio": "2026-11-28T08:00",
              "fim": null,
              "sala": "Sala 12",
              "entrada": "livre"
            }
          ]
        }
      ]
    },
    "pendencias": [
      {
        "codigo": "sem_horario",
        "gravidade": "impede",
        "texto": "Escolha o início e o fim do dia 1 de cada turma.",
        "alvo": {
          "campo": "turmas",
          "dia_prova": 1,
          "turma_id": 24
        }
      }
    ],
    "questoes": [
      {
        "banco_questao_id": 501,
        "codigo": "MAT-0501",
        "enunciado": "Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto.",
        "tipo": "objetiva",
        "situacao": "aprovada",
        "revisao": 1,
        "mais_nova_id": null,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": "Proporcionalidade",
        "dificuldade": "facil",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      },
      {
        "banco_questao_id": 502,
        "codigo": "MAT-0502",
        "enunciado": "Um mapa tem a escala de 1 para 50.000.",
        "tipo": "objetiva",
        "situacao": "aprovada",
        "revisao": 2,
        "mais_nova_id": 540,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": "Proporcionalidade",
        "dificuldade": "medio",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      },
      {
        "banco_questao_id": 513,
        "codigo": "MAT-0513",
        "enunciado": "Explique por que a soma de dois números ímpares é par.",
        "tipo": "discursiva",
        "situacao": "aprovada",
        "revisao": 1,
        "mais_nova_id": null,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": null,
        "dificuldade": "dificil",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      }
    ],
    "fuso_horario": "America/Sao_Paulo",
    "liberacao": "sozinha",
    "autor_nome": "Renato Dias Prado",
    "meu": true,
    "editavel": true,
    "publicavel_por_mim": true,
    "avaliacao_conhecimento_id": null,
    "arquivado_em": null,
    "criado_em": "2026-11-20T10:02:00-03:00",
    "atualizado_em": "2026-11-21T14:12:00-03:00",
    "versao": 4
  },
  saveRascunhoAvaliacao: {
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
    "escola_id": 1,
    "documento": {
      "descricao": "Avaliação bimestral de Matemática",
      "codigo": null,
      "ciclo_id": 4,
      "serie_id": 4,
      "especie": "prova",
      "tipo_aplicacao": "Online",
      "nota_maxima": 10,
      "solicitar_idioma": false,
      "instrucoes": "Use apenas caneta azul nos rascunhos de papel.",
      "embaralhar": true,
      "responde_apos_entrega": null,
      "dias": [
        {
          "dia_prova": 1,
          "bateria": 1,
          "duracao_minutos": 50,
          "proposta_redacao_id": null,
          "itens": [
            {
              "questao_id": 501,
              "numero": 1,
              "lingua_estrangeira": null,
              "pontuacao": null,
              "bloco": 1
            },
            {
              "questao_id": 502,
              "numero": 2,
              "lingua_estrangeira": null,
              "pontuacao": null,
              "bloco": 1
            },
            {
              "questao_id": 513,
              "numero": 3,
              "lingua_estrangeira": null,
              "pontuacao": 2,
              "bloco": 2
            }
          ]
        }
      ],
      "turmas": [
        {
          "turma_id": 24,
          "dias": [
            {
              "dia_prova": 1,
              "inicio": "2026-11-28T08:00",
              "fim": null,
              "sala": "Sala 12",
              "entrada": "livre"
            }
          ]
        }
      ]
    },
    "pendencias": [
      {
        "codigo": "sem_horario",
        "gravidade": "impede",
        "texto": "Escolha o início e o fim do dia 1 de cada turma.",
        "alvo": {
          "campo": "turmas",
          "dia_prova": 1,
          "turma_id": 24
        }
      }
    ],
    "questoes": [
      {
        "banco_questao_id": 501,
        "codigo": "MAT-0501",
        "enunciado": "Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto.",
        "tipo": "objetiva",
        "situacao": "aprovada",
        "revisao": 1,
        "mais_nova_id": null,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": "Proporcionalidade",
        "dificuldade": "facil",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      },
      {
        "banco_questao_id": 502,
        "codigo": "MAT-0502",
        "enunciado": "Um mapa tem a escala de 1 para 50.000.",
        "tipo": "objetiva",
        "situacao": "aprovada",
        "revisao": 2,
        "mais_nova_id": 540,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": "Proporcionalidade",
        "dificuldade": "medio",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      },
      {
        "banco_questao_id": 513,
        "codigo": "MAT-0513",
        "enunciado": "Explique por que a soma de dois números ímpares é par.",
        "tipo": "discursiva",
        "situacao": "aprovada",
        "revisao": 1,
        "mais_nova_id": null,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": null,
        "dificuldade": "dificil",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      }
    ],
    "fuso_horario": "America/Sao_Paulo",
    "liberacao": "sozinha",
    "autor_nome": "Renato Dias Prado",
    "meu": true,
    "editavel": true,
    "publicavel_por_mim": true,
    "avaliacao_conhecimento_id": null,
    "arquivado_em": null,
    "criado_em": "2026-11-20T10:02:00-03:00",
    "atualizado_em": "2026-11-21T14:12:00-03:00",
    "versao": 4
  },
  setRascunhoArquivamento: {
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
    "escola_id": 1,
    "documento": {
      "descricao": "Avaliação bimestral de Matemática",
      "codigo": null,
      "ciclo_id": 4,
      "serie_id": 4,
      "especie": "prova",
      "tipo_aplicacao": "Online",
      "nota_maxima": 10,
      "solicitar_idioma": false,
      "instrucoes": "Use apenas caneta azul nos rascunhos de papel.",
      "embaralhar": true,
      "responde_apos_entrega": null,
      "dias": [
        {
          "dia_prova": 1,
          "bateria": 1,
          "duracao_minutos": 50,
          "proposta_redacao_id": null,
          "itens": [
            {
              "questao_id": 501,
              "numero": 1,
              "lingua_estrangeira": null,
              "pontuacao": null,
              "bloco": 1
            },
            {
              "questao_id": 502,
              "numero": 2,
              "lingua_estrangeira": null,
              "pontuacao": null,
              "bloco": 1
            },
            {
              "questao_id": 513,
              "numero": 3,
              "lingua_estrangeira": null,
              "pontuacao": 2,
              "bloco": 2
            }
          ]
        }
      ],
      "turmas": [
        {
          "turma_id": 24,
          "dias": [
            {
              "dia_prova": 1,
              "inicio": "2026-11-28T08:00",
              "fim": null,
              "sala": "Sala 12",
              "entrada": "livre"
            }
          ]
        }
      ]
    },
    "pendencias": [
      {
        "codigo": "sem_horario",
        "gravidade": "impede",
        "texto": "Escolha o início e o fim do dia 1 de cada turma.",
        "alvo": {
          "campo": "turmas",
          "dia_prova": 1,
          "turma_id": 24
        }
      }
    ],
    "questoes": [
      {
        "banco_questao_id": 501,
        "codigo": "MAT-0501",
        "enunciado": "Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto.",
        "tipo": "objetiva",
        "situacao": "aprovada",
        "revisao": 1,
        "mais_nova_id": null,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": "Proporcionalidade",
        "dificuldade": "facil",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      },
      {
        "banco_questao_id": 502,
        "codigo": "MAT-0502",
        "enunciado": "Um mapa tem a escala de 1 para 50.000.",
        "tipo": "objetiva",
        "situacao": "aprovada",
        "revisao": 2,
        "mais_nova_id": 540,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": "Proporcionalidade",
        "dificuldade": "medio",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      },
      {
        "banco_questao_id": 513,
        "codigo": "MAT-0513",
        "enunciado": "Explique por que a soma de dois números ímpares é par.",
        "tipo": "discursiva",
        "situacao": "aprovada",
        "revisao": 1,
        "mais_nova_id": null,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": null,
        "dificuldade": "dificil",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      }
    ],
    "fuso_horario": "America/Sao_Paulo",
    "liberacao": "sozinha",
    "autor_nome": "Renato Dias Prado",
    "meu": true,
    "editavel": true,
    "publicavel_por_mim": true,
    "avaliacao_conhecimento_id": null,
    "arquivado_em": null,
    "criado_em": "2026-11-20T10:02:00-03:00",
    "atualizado_em": "2026-11-21T14:12:00-03:00",
    "versao": 4
  },
  getVerificacao: {
    "versao": 4,
    "pode_publicar": false,
    "checagens": [
      {
        "codigo": "sem_horario",
        "gravidade": "impede",
        "texto": "Escolha o início e o fim do dia 1 de cada turma.",
        "alvo": {
          "campo": "turmas",
          "dia_prova": 1,
          "turma_id": 24
        }
      },
      {
        "codigo": "sem_gabarito",
        "gravidade": "impede",
        "texto": "A questão 2 não tem gabarito. Escolha a alternativa correta no banco.",
        "alvo": {
          "dia_prova": 1,
          "numero": 2,
          "questao_id": 502
        }
      },
      {
        "codigo": "questao_vista",
        "gravidade": "aviso",
        "texto": "A turma 7A viu a questão 1 em Avaliação diagnóstica, em 12/08/2026: 61% de acertos.",
        "alvo": {
          "dia_prova": 1,
          "numero": 1,
          "questao_id": 501,
          "turma_id": 24
        }
      },
      {
        "codigo": "sem_corretor",
        "gravidade": "aviso",
        "texto": "Há texto para corrigir, e nenhum professor da turma 7A. Ligue um professor à turma.",
        "alvo": {
          "turma_id": 24
        }
      }
    ]
  },
  getConferenciaImportada: {
    "rascunho_id": "7f3b9c52-0d4e-4f6a-9b1c-2d3e4f5a6b7c",
    "escola_id": 1,
    "descricao": "ENEM 2023",
    "versao": 1,
    "editavel": true,
    "pronta": false,
    "questoes": 183,
    "questoes_esperadas": 185,
    "totais": {
      "ok": 166,
      "faltando": 2,
      "gabarito_diverge": 1,
      "sem_imagem": 3,
      "area_trocada": 1,
      "sem_descricao": 4,
      "sem_parametro": 3
    },
    "areas": [
      {
        "area_codigo": "LC",
        "nome": "Linguagens",
        "de": 1,
        "ate": 45,
        "tri": {
          "motivo": "faltam",
          "numeros": [
            23,
            31
          ]
        },
        "caderno": {
          "codigo": "1067",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 1,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4001,
                "codigo": "ENEM-2023-1",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4501,
                "codigo": "ENEM-2023-1",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 2,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4002,
                "codigo": "ENEM-2023-2",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4502,
                "codigo": "ENEM-2023-2",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 3,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4003,
                "codigo": "ENEM-2023-3",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4503,
                "codigo": "ENEM-2023-3",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 4,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4004,
                "codigo": "ENEM-2023-4",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4504,
                "codigo": "ENEM-2023-4",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 5,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4005,
                "codigo": "ENEM-2023-5",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4505,
                "codigo": "ENEM-2023-5",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 6,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4006,
                "codigo": "ENEM-2023-6",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 7,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4007,
                "codigo": "ENEM-2023-7",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 8,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4008,
                "codigo": "ENEM-2023-8",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 9,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4009,
                "codigo": "ENEM-2023-9",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 10,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4010,
                "codigo": "ENEM-2023-10",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 11,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4011,
                "codigo": "ENEM-2023-11",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 12,
            "dia_prova": 1,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4012,
                "codigo": "ENEM-2023-12",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 13,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4013,
                "codigo": "ENEM-2023-13",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 14,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4014,
                "codigo": "ENEM-2023-14",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 15,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4015,
                "codigo": "ENEM-2023-15",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 16,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4016,
                "codigo": "ENEM-2023-16",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 17,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4017,
                "codigo": "ENEM-2023-17",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 18,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4018,
                "codigo": "ENEM-2023-18",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 19,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4019,
                "codigo": "ENEM-2023-19",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 20,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4020,
                "codigo": "ENEM-2023-20",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 21,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4021,
                "codigo": "ENEM-2023-21",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 22,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4022,
                "codigo": "ENEM-2023-22",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 23,
            "dia_prova": 1,
            "estado": "faltando",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": null,
                "codigo": null,
                "enunciado": "",
                "materia_nome": null,
                "area_codigo": null,
                "falhas": [
                  "faltando"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 24,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4024,
                "codigo": "ENEM-2023-24",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 25,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4025,
                "codigo": "ENEM-2023-25",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 26,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4026,
                "codigo": "ENEM-2023-26",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 27,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4027,
                "codigo": "ENEM-2023-27",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 28,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4028,
                "codigo": "ENEM-2023-28",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 29,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4029,
                "codigo": "ENEM-2023-29",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 30,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4030,
                "codigo": "ENEM-2023-30",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 31,
            "dia_prova": 1,
            "estado": "faltando",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": null,
                "codigo": null,
                "enunciado": "",
                "materia_nome": null,
                "area_codigo": null,
                "falhas": [
                  "faltando"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 32,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4032,
                "codigo": "ENEM-2023-32",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 33,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4033,
                "codigo": "ENEM-2023-33",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 34,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4034,
                "codigo": "ENEM-2023-34",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 35,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4035,
                "codigo": "ENEM-2023-35",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 36,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4036,
                "codigo": "ENEM-2023-36",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 37,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4037,
                "codigo": "ENEM-2023-37",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 38,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4038,
                "codigo": "ENEM-2023-38",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 39,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4039,
                "codigo": "ENEM-2023-39",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 40,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4040,
                "codigo": "ENEM-2023-40",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 41,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4041,
                "codigo": "ENEM-2023-41",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 42,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4042,
                "codigo": "ENEM-2023-42",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 43,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4043,
                "codigo": "ENEM-2023-43",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 44,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4044,
                "codigo": "ENEM-2023-44",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 45,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4045,
                "codigo": "ENEM-2023-45",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      },
      {
        "area_codigo": "CH",
        "nome": "Humanas",
        "de": 46,
        "ate": 90,
        "tri": {
          "motivo": null,
          "numeros": []
        },
        "caderno": {
          "codigo": "1057",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 46,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4046,
                "codigo": "ENEM-2023-46",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 47,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4047,
                "codigo": "ENEM-2023-47",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 48,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4048,
                "codigo": "ENEM-2023-48",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 49,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4049,
                "codigo": "ENEM-2023-49",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 50,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4050,
                "codigo": "ENEM-2023-50",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 51,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4051,
                "codigo": "ENEM-2023-51",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 52,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4052,
                "codigo": "ENEM-2023-52",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 53,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4053,
                "codigo": "ENEM-2023-53",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 54,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4054,
                "codigo": "ENEM-2023-54",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 55,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4055,
                "codigo": "ENEM-2023-55",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 56,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4056,
                "codigo": "ENEM-2023-56",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 57,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4057,
                "codigo": "ENEM-2023-57",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 58,
            "dia_prova": 1,
            "estado": "sem_imagem",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4058,
                "codigo": "ENEM-2023-58",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [
                  "sem_imagem"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 59,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4059,
                "codigo": "ENEM-2023-59",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 60,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4060,
                "codigo": "ENEM-2023-60",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 61,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4061,
                "codigo": "ENEM-2023-61",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 62,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4062,
                "codigo": "ENEM-2023-62",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 63,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4063,
                "codigo": "ENEM-2023-63",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 64,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4064,
                "codigo": "ENEM-2023-64",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 65,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4065,
                "codigo": "ENEM-2023-65",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 66,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4066,
                "codigo": "ENEM-2023-66",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 67,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4067,
                "codigo": "ENEM-2023-67",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 68,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4068,
                "codigo": "ENEM-2023-68",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 69,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4069,
                "codigo": "ENEM-2023-69",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 70,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4070,
                "codigo": "ENEM-2023-70",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 71,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4071,
                "codigo": "ENEM-2023-71",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 72,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4072,
                "codigo": "ENEM-2023-72",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 73,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4073,
                "codigo": "ENEM-2023-73",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 74,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4074,
                "codigo": "ENEM-2023-74",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 75,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4075,
                "codigo": "ENEM-2023-75",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 76,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4076,
                "codigo": "ENEM-2023-76",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 77,
            "dia_prova": 1,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4077,
                "codigo": "ENEM-2023-77",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 78,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4078,
                "codigo": "ENEM-2023-78",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 79,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4079,
                "codigo": "ENEM-2023-79",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 80,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4080,
                "codigo": "ENEM-2023-80",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 81,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4081,
                "codigo": "ENEM-2023-81",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 82,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4082,
                "codigo": "ENEM-2023-82",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 83,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4083,
                "codigo": "ENEM-2023-83",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 84,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4084,
                "codigo": "ENEM-2023-84",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 85,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4085,
                "codigo": "ENEM-2023-85",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 86,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4086,
                "codigo": "ENEM-2023-86",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 87,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4087,
                "codigo": "ENEM-2023-87",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 88,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4088,
                "codigo": "ENEM-2023-88",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 89,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4089,
                "codigo": "ENEM-2023-89",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 90,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4090,
                "codigo": "ENEM-2023-90",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      },
      {
        "area_codigo": "CN",
        "nome": "Natureza",
        "de": 91,
        "ate": 135,
        "tri": {
          "motivo": "sem_parametro",
          "numeros": [
            118,
            121
          ]
        },
        "caderno": {
          "codigo": "1087",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 91,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4091,
                "codigo": "ENEM-2023-91",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 92,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4092,
                "codigo": "ENEM-2023-92",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 93,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4093,
                "codigo": "ENEM-2023-93",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 94,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4094,
                "codigo": "ENEM-2023-94",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 95,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4095,
                "codigo": "ENEM-2023-95",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 96,
            "dia_prova": 2,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4096,
                "codigo": "ENEM-2023-96",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 97,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4097,
                "codigo": "ENEM-2023-97",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 98,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4098,
                "codigo": "ENEM-2023-98",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 99,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4099,
                "codigo": "ENEM-2023-99",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 100,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4100,
                "codigo": "ENEM-2023-100",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 101,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4101,
                "codigo": "ENEM-2023-101",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 102,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4102,
                "codigo": "ENEM-2023-102",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 103,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4103,
                "codigo": "ENEM-2023-103",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 104,
            "dia_prova": 2,
            "estado": "sem_imagem",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4104,
                "codigo": "ENEM-2023-104",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_imagem"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 105,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4105,
                "codigo": "ENEM-2023-105",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 106,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4106,
                "codigo": "ENEM-2023-106",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 107,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4107,
                "codigo": "ENEM-2023-107",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 108,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4108,
                "codigo": "ENEM-2023-108",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 109,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4109,
                "codigo": "ENEM-2023-109",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 110,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4110,
                "codigo": "ENEM-2023-110",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 111,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4111,
                "codigo": "ENEM-2023-111",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 112,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4112,
                "codigo": "ENEM-2023-112",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 113,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4113,
                "codigo": "ENEM-2023-113",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 114,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4114,
                "codigo": "ENEM-2023-114",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 115,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4115,
                "codigo": "ENEM-2023-115",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 116,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4116,
                "codigo": "ENEM-2023-116",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 117,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4117,
                "codigo": "ENEM-2023-117",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 118,
            "dia_prova": 2,
            "estado": "sem_parametro",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4118,
                "codigo": "ENEM-2023-118",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_parametro"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 119,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4119,
                "codigo": "ENEM-2023-119",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 120,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4120,
                "codigo": "ENEM-2023-120",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 121,
            "dia_prova": 2,
            "estado": "sem_parametro",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4121,
                "codigo": "ENEM-2023-121",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_parametro"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 122,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4122,
                "codigo": "ENEM-2023-122",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 123,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4123,
                "codigo": "ENEM-2023-123",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 124,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4124,
                "codigo": "ENEM-2023-124",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 125,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4125,
                "codigo": "ENEM-2023-125",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 126,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4126,
                "codigo": "ENEM-2023-126",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 127,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4127,
                "codigo": "ENEM-2023-127",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 128,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4128,
                "codigo": "ENEM-2023-128",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 129,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4129,
                "codigo": "ENEM-2023-129",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 130,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4130,
                "codigo": "ENEM-2023-130",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 131,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4131,
                "codigo": "ENEM-2023-131",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 132,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4132,
                "codigo": "ENEM-2023-132",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 133,
            "dia_prova": 2,
            "estado": "sem_imagem",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4133,
                "codigo": "ENEM-2023-133",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_imagem"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 134,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4134,
                "codigo": "ENEM-2023-134",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 135,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4135,
                "codigo": "ENEM-2023-135",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      },
      {
        "area_codigo": "MT",
        "nome": "Matemática",
        "de": 136,
        "ate": 180,
        "tri": {
          "motivo": "sem_parametro",
          "numeros": [
            163
          ]
        },
        "caderno": {
          "codigo": "1065",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 136,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4136,
                "codigo": "ENEM-2023-136",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 137,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4137,
                "codigo": "ENEM-2023-137",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 138,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4138,
                "codigo": "ENEM-2023-138",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 139,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4139,
                "codigo": "ENEM-2023-139",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 140,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4140,
                "codigo": "ENEM-2023-140",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 141,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4141,
                "codigo": "ENEM-2023-141",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 142,
            "dia_prova": 2,
            "estado": "gabarito_diverge",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4142,
                "codigo": "ENEM-2023-142",
                "enunciado": "Uma caixa-d’água cúbica, de aresta 2 m, recebe 50 L por minuto. Em quantos minutos enche?",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [
                  "gabarito_diverge"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 143,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4143,
                "codigo": "ENEM-2023-143",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 144,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4144,
                "codigo": "ENEM-2023-144",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 145,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4145,
                "codigo": "ENEM-2023-145",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 146,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4146,
                "codigo": "ENEM-2023-146",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 147,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4147,
                "codigo": "ENEM-2023-147",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 148,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4148,
                "codigo": "ENEM-2023-148",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 149,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4149,
                "codigo": "ENEM-2023-149",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 150,
            "dia_prova": 2,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4150,
                "codigo": "ENEM-2023-150",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 151,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4151,
                "codigo": "ENEM-2023-151",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 152,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4152,
                "codigo": "ENEM-2023-152",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 153,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4153,
                "codigo": "ENEM-2023-153",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 154,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4154,
                "codigo": "ENEM-2023-154",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 155,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4155,
                "codigo": "ENEM-2023-155",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 156,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4156,
                "codigo": "ENEM-2023-156",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 157,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4157,
                "codigo": "ENEM-2023-157",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 158,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4158,
                "codigo": "ENEM-2023-158",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 159,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4159,
                "codigo": "ENEM-2023-159",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 160,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4160,
                "codigo": "ENEM-2023-160",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 161,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4161,
                "codigo": "ENEM-2023-161",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 162,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4162,
                "codigo": "ENEM-2023-162",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 163,
            "dia_prova": 2,
            "estado": "sem_parametro",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4163,
                "codigo": "ENEM-2023-163",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [
                  "sem_parametro"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 164,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4164,
                "codigo": "ENEM-2023-164",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 165,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4165,
                "codigo": "ENEM-2023-165",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 166,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4166,
                "codigo": "ENEM-2023-166",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 167,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4167,
                "codigo": "ENEM-2023-167",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 168,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4168,
                "codigo": "ENEM-2023-168",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 169,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4169,
                "codigo": "ENEM-2023-169",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 170,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4170,
                "codigo": "ENEM-2023-170",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 171,
            "dia_prova": 2,
            "estado": "area_trocada",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4171,
                "codigo": "ENEM-2023-171",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Ciências da Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "area_trocada"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 172,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4172,
                "codigo": "ENEM-2023-172",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 173,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4173,
                "codigo": "ENEM-2023-173",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 174,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4174,
                "codigo": "ENEM-2023-174",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 175,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4175,
                "codigo": "ENEM-2023-175",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 176,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4176,
                "codigo": "ENEM-2023-176",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 177,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4177,
                "codigo": "ENEM-2023-177",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 178,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4178,
                "codigo": "ENEM-2023-178",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 179,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4179,
                "codigo": "ENEM-2023-179",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 180,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4180,
                "codigo": "ENEM-2023-180",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      }
    ]
  },
  setRascunhoGabarito: {
    "rascunho_id": "7f3b9c52-0d4e-4f6a-9b1c-2d3e4f5a6b7c",
    "escola_id": 1,
    "descricao": "ENEM 2023",
    "versao": 1,
    "editavel": true,
    "pronta": false,
    "questoes": 183,
    "questoes_esperadas": 185,
    "totais": {
      "ok": 166,
      "faltando": 2,
      "gabarito_diverge": 1,
      "sem_imagem": 3,
      "area_trocada": 1,
      "sem_descricao": 4,
      "sem_parametro": 3
    },
    "areas": [
      {
        "area_codigo": "LC",
        "nome": "Linguagens",
        "de": 1,
        "ate": 45,
        "tri": {
          "motivo": "faltam",
          "numeros": [
            23,
            31
          ]
        },
        "caderno": {
          "codigo": "1067",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 1,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4001,
                "codigo": "ENEM-2023-1",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4501,
                "codigo": "ENEM-2023-1",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 2,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4002,
                "codigo": "ENEM-2023-2",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4502,
                "codigo": "ENEM-2023-2",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 3,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4003,
                "codigo": "ENEM-2023-3",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4503,
                "codigo": "ENEM-2023-3",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 4,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4004,
                "codigo": "ENEM-2023-4",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4504,
                "codigo": "ENEM-2023-4",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 5,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": 1,
                "banco_questao_id": 4005,
                "codigo": "ENEM-2023-5",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              },
              {
                "lingua_estrangeira": 2,
                "banco_questao_id": 4505,
                "codigo": "ENEM-2023-5",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 6,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4006,
                "codigo": "ENEM-2023-6",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 7,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4007,
                "codigo": "ENEM-2023-7",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 8,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4008,
                "codigo": "ENEM-2023-8",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 9,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4009,
                "codigo": "ENEM-2023-9",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 10,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4010,
                "codigo": "ENEM-2023-10",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 11,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4011,
                "codigo": "ENEM-2023-11",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 12,
            "dia_prova": 1,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4012,
                "codigo": "ENEM-2023-12",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 13,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4013,
                "codigo": "ENEM-2023-13",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 14,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4014,
                "codigo": "ENEM-2023-14",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 15,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4015,
                "codigo": "ENEM-2023-15",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 16,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4016,
                "codigo": "ENEM-2023-16",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 17,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4017,
                "codigo": "ENEM-2023-17",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 18,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4018,
                "codigo": "ENEM-2023-18",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 19,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4019,
                "codigo": "ENEM-2023-19",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 20,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4020,
                "codigo": "ENEM-2023-20",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 21,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4021,
                "codigo": "ENEM-2023-21",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 22,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4022,
                "codigo": "ENEM-2023-22",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 23,
            "dia_prova": 1,
            "estado": "faltando",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": null,
                "codigo": null,
                "enunciado": "",
                "materia_nome": null,
                "area_codigo": null,
                "falhas": [
                  "faltando"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 24,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4024,
                "codigo": "ENEM-2023-24",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 25,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4025,
                "codigo": "ENEM-2023-25",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 26,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4026,
                "codigo": "ENEM-2023-26",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 27,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4027,
                "codigo": "ENEM-2023-27",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 28,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4028,
                "codigo": "ENEM-2023-28",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 29,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4029,
                "codigo": "ENEM-2023-29",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 30,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4030,
                "codigo": "ENEM-2023-30",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 31,
            "dia_prova": 1,
            "estado": "faltando",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": null,
                "codigo": null,
                "enunciado": "",
                "materia_nome": null,
                "area_codigo": null,
                "falhas": [
                  "faltando"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 32,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4032,
                "codigo": "ENEM-2023-32",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 33,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4033,
                "codigo": "ENEM-2023-33",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 34,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4034,
                "codigo": "ENEM-2023-34",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 35,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4035,
                "codigo": "ENEM-2023-35",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 36,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4036,
                "codigo": "ENEM-2023-36",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 37,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4037,
                "codigo": "ENEM-2023-37",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 38,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4038,
                "codigo": "ENEM-2023-38",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 39,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4039,
                "codigo": "ENEM-2023-39",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 40,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4040,
                "codigo": "ENEM-2023-40",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 41,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4041,
                "codigo": "ENEM-2023-41",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 42,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4042,
                "codigo": "ENEM-2023-42",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 43,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4043,
                "codigo": "ENEM-2023-43",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 44,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4044,
                "codigo": "ENEM-2023-44",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 45,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4045,
                "codigo": "ENEM-2023-45",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Linguagens",
                "area_codigo": "LC",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      },
      {
        "area_codigo": "CH",
        "nome": "Humanas",
        "de": 46,
        "ate": 90,
        "tri": {
          "motivo": null,
          "numeros": []
        },
        "caderno": {
          "codigo": "1057",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 46,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4046,
                "codigo": "ENEM-2023-46",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 47,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4047,
                "codigo": "ENEM-2023-47",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 48,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4048,
                "codigo": "ENEM-2023-48",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 49,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4049,
                "codigo": "ENEM-2023-49",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 50,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4050,
                "codigo": "ENEM-2023-50",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 51,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4051,
                "codigo": "ENEM-2023-51",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 52,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4052,
                "codigo": "ENEM-2023-52",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 53,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4053,
                "codigo": "ENEM-2023-53",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 54,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4054,
                "codigo": "ENEM-2023-54",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 55,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4055,
                "codigo": "ENEM-2023-55",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 56,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4056,
                "codigo": "ENEM-2023-56",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 57,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4057,
                "codigo": "ENEM-2023-57",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 58,
            "dia_prova": 1,
            "estado": "sem_imagem",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4058,
                "codigo": "ENEM-2023-58",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [
                  "sem_imagem"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 59,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4059,
                "codigo": "ENEM-2023-59",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 60,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4060,
                "codigo": "ENEM-2023-60",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 61,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4061,
                "codigo": "ENEM-2023-61",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 62,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4062,
                "codigo": "ENEM-2023-62",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 63,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4063,
                "codigo": "ENEM-2023-63",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 64,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4064,
                "codigo": "ENEM-2023-64",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 65,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4065,
                "codigo": "ENEM-2023-65",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 66,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4066,
                "codigo": "ENEM-2023-66",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 67,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4067,
                "codigo": "ENEM-2023-67",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 68,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4068,
                "codigo": "ENEM-2023-68",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 69,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4069,
                "codigo": "ENEM-2023-69",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 70,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4070,
                "codigo": "ENEM-2023-70",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 71,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4071,
                "codigo": "ENEM-2023-71",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 72,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4072,
                "codigo": "ENEM-2023-72",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 73,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4073,
                "codigo": "ENEM-2023-73",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 74,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4074,
                "codigo": "ENEM-2023-74",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 75,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4075,
                "codigo": "ENEM-2023-75",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 76,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4076,
                "codigo": "ENEM-2023-76",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 77,
            "dia_prova": 1,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4077,
                "codigo": "ENEM-2023-77",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 78,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4078,
                "codigo": "ENEM-2023-78",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 79,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4079,
                "codigo": "ENEM-2023-79",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 80,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4080,
                "codigo": "ENEM-2023-80",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 81,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4081,
                "codigo": "ENEM-2023-81",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 82,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4082,
                "codigo": "ENEM-2023-82",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 83,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4083,
                "codigo": "ENEM-2023-83",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 84,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4084,
                "codigo": "ENEM-2023-84",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 85,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4085,
                "codigo": "ENEM-2023-85",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 86,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4086,
                "codigo": "ENEM-2023-86",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 87,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4087,
                "codigo": "ENEM-2023-87",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 88,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4088,
                "codigo": "ENEM-2023-88",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 89,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4089,
                "codigo": "ENEM-2023-89",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 90,
            "dia_prova": 1,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4090,
                "codigo": "ENEM-2023-90",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Humanas",
                "area_codigo": "CH",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      },
      {
        "area_codigo": "CN",
        "nome": "Natureza",
        "de": 91,
        "ate": 135,
        "tri": {
          "motivo": "sem_parametro",
          "numeros": [
            118,
            121
          ]
        },
        "caderno": {
          "codigo": "1087",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 91,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4091,
                "codigo": "ENEM-2023-91",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 92,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4092,
                "codigo": "ENEM-2023-92",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 93,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4093,
                "codigo": "ENEM-2023-93",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 94,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4094,
                "codigo": "ENEM-2023-94",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 95,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4095,
                "codigo": "ENEM-2023-95",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 96,
            "dia_prova": 2,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4096,
                "codigo": "ENEM-2023-96",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 97,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4097,
                "codigo": "ENEM-2023-97",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 98,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4098,
                "codigo": "ENEM-2023-98",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 99,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4099,
                "codigo": "ENEM-2023-99",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 100,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4100,
                "codigo": "ENEM-2023-100",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 101,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4101,
                "codigo": "ENEM-2023-101",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 102,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4102,
                "codigo": "ENEM-2023-102",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 103,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4103,
                "codigo": "ENEM-2023-103",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 104,
            "dia_prova": 2,
            "estado": "sem_imagem",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4104,
                "codigo": "ENEM-2023-104",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_imagem"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 105,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4105,
                "codigo": "ENEM-2023-105",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 106,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4106,
                "codigo": "ENEM-2023-106",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 107,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4107,
                "codigo": "ENEM-2023-107",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 108,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4108,
                "codigo": "ENEM-2023-108",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 109,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4109,
                "codigo": "ENEM-2023-109",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 110,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4110,
                "codigo": "ENEM-2023-110",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 111,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4111,
                "codigo": "ENEM-2023-111",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 112,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4112,
                "codigo": "ENEM-2023-112",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 113,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4113,
                "codigo": "ENEM-2023-113",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 114,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4114,
                "codigo": "ENEM-2023-114",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 115,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4115,
                "codigo": "ENEM-2023-115",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 116,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4116,
                "codigo": "ENEM-2023-116",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 117,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4117,
                "codigo": "ENEM-2023-117",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 118,
            "dia_prova": 2,
            "estado": "sem_parametro",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4118,
                "codigo": "ENEM-2023-118",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_parametro"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 119,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4119,
                "codigo": "ENEM-2023-119",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 120,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4120,
                "codigo": "ENEM-2023-120",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 121,
            "dia_prova": 2,
            "estado": "sem_parametro",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4121,
                "codigo": "ENEM-2023-121",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_parametro"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 122,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4122,
                "codigo": "ENEM-2023-122",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 123,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4123,
                "codigo": "ENEM-2023-123",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 124,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4124,
                "codigo": "ENEM-2023-124",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 125,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4125,
                "codigo": "ENEM-2023-125",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 126,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4126,
                "codigo": "ENEM-2023-126",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 127,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4127,
                "codigo": "ENEM-2023-127",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 128,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4128,
                "codigo": "ENEM-2023-128",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 129,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4129,
                "codigo": "ENEM-2023-129",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 130,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4130,
                "codigo": "ENEM-2023-130",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 131,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4131,
                "codigo": "ENEM-2023-131",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 132,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4132,
                "codigo": "ENEM-2023-132",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 133,
            "dia_prova": 2,
            "estado": "sem_imagem",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4133,
                "codigo": "ENEM-2023-133",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "sem_imagem"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 134,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4134,
                "codigo": "ENEM-2023-134",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 135,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4135,
                "codigo": "ENEM-2023-135",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Natureza",
                "area_codigo": "CN",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      },
      {
        "area_codigo": "MT",
        "nome": "Matemática",
        "de": 136,
        "ate": 180,
        "tri": {
          "motivo": "sem_parametro",
          "numeros": [
            163
          ]
        },
        "caderno": {
          "codigo": "1065",
          "cor": "AZUL",
          "iguais": 44,
          "comuns": 45
        },
        "lugares": [
          {
            "numero": 136,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4136,
                "codigo": "ENEM-2023-136",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 137,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4137,
                "codigo": "ENEM-2023-137",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 138,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4138,
                "codigo": "ENEM-2023-138",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 139,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4139,
                "codigo": "ENEM-2023-139",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 140,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4140,
                "codigo": "ENEM-2023-140",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 141,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4141,
                "codigo": "ENEM-2023-141",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 142,
            "dia_prova": 2,
            "estado": "gabarito_diverge",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4142,
                "codigo": "ENEM-2023-142",
                "enunciado": "Uma caixa-d’água cúbica, de aresta 2 m, recebe 50 L por minuto. Em quantos minutos enche?",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [
                  "gabarito_diverge"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 143,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4143,
                "codigo": "ENEM-2023-143",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 144,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4144,
                "codigo": "ENEM-2023-144",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 145,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4145,
                "codigo": "ENEM-2023-145",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 146,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4146,
                "codigo": "ENEM-2023-146",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 147,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4147,
                "codigo": "ENEM-2023-147",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 148,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4148,
                "codigo": "ENEM-2023-148",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 149,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4149,
                "codigo": "ENEM-2023-149",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 150,
            "dia_prova": 2,
            "estado": "sem_descricao",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4150,
                "codigo": "ENEM-2023-150",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [
                  "sem_descricao"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 151,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4151,
                "codigo": "ENEM-2023-151",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 152,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4152,
                "codigo": "ENEM-2023-152",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 153,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4153,
                "codigo": "ENEM-2023-153",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 154,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4154,
                "codigo": "ENEM-2023-154",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 155,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4155,
                "codigo": "ENEM-2023-155",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 156,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4156,
                "codigo": "ENEM-2023-156",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 157,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4157,
                "codigo": "ENEM-2023-157",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 158,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4158,
                "codigo": "ENEM-2023-158",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 159,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4159,
                "codigo": "ENEM-2023-159",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 160,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4160,
                "codigo": "ENEM-2023-160",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 161,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4161,
                "codigo": "ENEM-2023-161",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 162,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4162,
                "codigo": "ENEM-2023-162",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 163,
            "dia_prova": 2,
            "estado": "sem_parametro",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4163,
                "codigo": "ENEM-2023-163",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [
                  "sem_parametro"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 164,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4164,
                "codigo": "ENEM-2023-164",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 165,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4165,
                "codigo": "ENEM-2023-165",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 166,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4166,
                "codigo": "ENEM-2023-166",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 167,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4167,
                "codigo": "ENEM-2023-167",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 168,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4168,
                "codigo": "ENEM-2023-168",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 169,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4169,
                "codigo": "ENEM-2023-169",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 170,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4170,
                "codigo": "ENEM-2023-170",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 171,
            "dia_prova": 2,
            "estado": "area_trocada",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4171,
                "codigo": "ENEM-2023-171",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Ciências da Natureza",
                "area_codigo": "CN",
                "falhas": [
                  "area_trocada"
                ],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 172,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4172,
                "codigo": "ENEM-2023-172",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 173,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4173,
                "codigo": "ENEM-2023-173",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 174,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4174,
                "codigo": "ENEM-2023-174",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 175,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4175,
                "codigo": "ENEM-2023-175",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 176,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4176,
                "codigo": "ENEM-2023-176",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 177,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4177,
                "codigo": "ENEM-2023-177",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 178,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4178,
                "codigo": "ENEM-2023-178",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 179,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4179,
                "codigo": "ENEM-2023-179",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          },
          {
            "numero": 180,
            "dia_prova": 2,
            "estado": "ok",
            "itens": [
              {
                "lingua_estrangeira": null,
                "banco_questao_id": 4180,
                "codigo": "ENEM-2023-180",
                "enunciado": "Uma questão do caderno.",
                "materia_nome": "Matemática",
                "area_codigo": "MT",
                "falhas": [],
                "gabarito_inep": "D",
                "gabarito_decidido": null,
                "anulada": false
              }
            ]
          }
        ]
      }
    ]
  },
  getPrevia: {
    "prova": {
      "turma_avaliacao_id": 1,
      "avaliacao_conhecimento_id": 1,
      "dia_prova": 1,
      "bateria": 1,
      "descricao": "Avaliação bimestral de Matemática",
      "serie": "7º ano",
      "turma_codigo": "7A",
      "turma_turno": 1,
      "ciclo": 4,
      "existe_itens": true,
      "existe_redacao": false,
      "tipo_aplicacao": "Online",
      "data_aplicacao": "2026-11-28T08:00:00-03:00",
      "disponivel_ate": "2026-11-28T09:00:00-03:00",
      "disciplinas": [
        "Matemática"
      ],
      "qtde_itens": 1,
      "tempo_total": 3000,
      "tempo_restante": 3000,
      "iniciada_em": null,
      "prazo_em": null,
      "entregue_em": null,
      "situacao": "agendada",
      "servidor_em": "2026-11-21T14:12:00-03:00",
      "solicitar_idioma": false,
      "qtde_dias": 1
    },
    "resumo": {
      "turma_avaliacao_id": 1,
      "dia_prova": 1,
      "descricao": "Avaliação bimestral de Matemática",
      "serie": "7º ano",
      "turma_codigo": "7A",
      "turma_turno": 1,
      "ciclo": 4,
      "tempo_restante": 3000,
      "qtde_itens_respondidos": 0,
      "qtde_itens_resposta": "1_2_3_4_5",
      "lingua_estrangeira": null,
      "solicitar_idioma": false,
      "existe_redacao": false,
      "redacao": null,
      "materias": [
        {
          "materia_id": 1,
          "materia_nome": "Matemática",
          "itens": [
            {
              "numero": 1,
              "banco_questao_id": 501,
              "item_resposta": null,
              "gabarito": null,
              "questao_anulada": false,
              "turma_avaliacao_questao_resposta_id": 1,
              "avaliacao_conhecimento_questao_id": 1,
              "lingua_estrangeira": null,
              "seq": 0,
              "subjetiva": false,
              "texto_resposta": null
            }
          ]
        }
      ],
      "qtde_itens": 1,
      "responde_apos_entrega": true,
      "situacao": "agendada",
      "iniciada_em": null,
      "prazo_em": null,
      "acrescimo": 0,
      "entregue_em": null,
      "encerrada_em": null,
      "tempo_utilizado": null,
      "gabarito_liberado_em": null,
      "servidor_em": "2026-11-21T14:12:00-03:00"
    },
    "questoes": [
      {
        "banco_questao_id": 501,
        "enunciado": "<p>Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto. Em quantos minutos ela enche, se começa vazia?</p>",
        "opcao_a": "<p>20</p>",
        "opcao_b": "<p>25</p>",
        "opcao_c": "<p>30</p>",
        "opcao_d": "<p>35</p>",
        "opcao_e": "<p>40</p>",
        "comentario": "",
        "gabarito": null
      }
    ],
    "instrucoes": "Use apenas caneta azul nos rascunhos de papel."
  },
  getRascunhoImpressao: {
    "tipo": "caderno",
    "escola_nome": "Colégio Luneta",
    "descricao": "Avaliação bimestral de Matemática",
    "tipo_aplicacao": "Presencial",
    "dia_prova": 1,
    "duracao_minutos": 50,
    "lingua_estrangeira": null,
    "modelo": "A",
    "instrucoes": "",
    "itens": [
      {
        "avaliacao_conhecimento_questao_id": 1,
        "numero": 1,
        "numero_na_prova": 1,
        "banco_questao_id": 501,
        "codigo": "MAT-0501",
        "materia_nome": "Matemática",
        "lingua_estrangeira": null,
        "texto_base_id": null,
        "subjetiva": false,
        "qtde_opcoes": 5,
        "anulada": false,
        "gabarito": null
      }
    ],
    "textos": [],
    "questoes": [
      {
        "banco_questao_id": 501,
        "enunciado": "<p>Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto. Em quantos minutos ela enche, se começa vazia?</p>",
        "opcoes": [
          "<p>20</p>",
          "<p>25</p>",
          "<p>30</p>",
          "<p>35</p>",
          "<p>40</p>"
        ]
      }
    ],
    "proposta": null,
    "turma": null,
    "dias": [
      {
        "dia_prova": 1,
        "tem_lingua": false
      }
    ],
    "turmas": []
  },
  createSorteio: {
    "semente": 7021,
    "questoes": [
      {
        "banco_questao_id": 501,
        "codigo": "MAT-0501",
        "enunciado": "Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto.",
        "tipo": "objetiva",
        "situacao": "aprovada",
        "revisao": 1,
        "mais_nova_id": null,
        "materia_id": 1,
        "materia_nome": "Matemática",
        "objeto_conhecimento_descricao": "Proporcionalidade",
        "dificuldade": "facil",
        "lingua_estrangeira": null,
        "par_id": null,
        "texto_base": null,
        "com_tri": false,
        "lacrada": false
      }
    ],
    "faltam": [
      {
        "materia_id": 1,
        "dificuldade": null,
        "qtde": 2
      }
    ]
  },
  publishAvaliacao: {
    "avaliacao_conhecimento_id": 62,
    "publicada_em": "2026-11-21T14:20:00-03:00"
  },
  getAvaliacaoGestao: {
    "avaliacao_conhecimento_id": 62,
    "escola_id": 1,
    "descricao": "Avaliação bimestral de Matemática",
    "codigo": "P-3F6A2C1E",
    "especie": "prova",
    "tipo_aplicacao": "Online",
    "nota_maxima": 10,
    "solicitar_idioma": false,
    "instrucoes": "Use apenas caneta azul nos rascunhos de papel.",
    "embaralhar": true,
    "responde_apos_entrega": null,
    "ciclo_id": 4,
    "ciclo": 4,
    "serie_id": 4,
    "serie_nome": "7º ano",
    "autor_nome": "Renato Dias Prado",
    "minha": true,
    "situacao": "agendada",
    "fase": "antes",
    "pode": {
      "despublicar": true,
      "mudar_turmas": true,
      "cancelar": false,
      "descancelar": false,
      "reparar": false,
      "copiar": true
    },
    "fuso_horario": "America/Sao_Paulo",
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
    "copiada_de": null,
    "publicada_em": "2026-11-21T14:20:00-03:00",
    "cancelada_em": null,
    "motivo_cancelamento": null,
    "dias": [
      {
        "dia_prova": 1,
        "bateria": 1,
        "duracao_minutos": 50,
        "proposta_redacao_id": null,
        "proposta_titulo": null,
        "itens": [
          {
            "item_id": 901,
            "numero": 1,
            "banco_questao_id": 501,
            "codigo": "MAT-0501",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 902,
            "numero": 2,
            "banco_questao_id": 502,
            "codigo": "MAT-0502",
            "revisao": 2,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 903,
            "numero": 3,
            "banco_questao_id": 513,
            "codigo": "MAT-0513",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 2,
            "bloco": 2,
            "anulada": false,
            "reparado_em": null
          }
        ]
      }
    ],
    "turmas": [
      {
        "turma_avaliacao_id": 410,
        "turma_id": 24,
        "turma_codigo": "7A",
        "serie_nome": "7º ano",
        "cancelada_em": null,
        "dias": [
          {
            "dia_prova": 1,
            "inicio": "2026-11-28T08:00",
            "fim": "2026-11-28T09:00",
            "inicio_em": "2026-11-28T08:00:00-03:00",
            "fim_em": "2026-11-28T09:00:00-03:00",
            "sala": "Sala 12",
            "entrada": "livre",
            "qtde_iniciadas": 0
          }
        ]
      }
    ],
    "versao": 1
  },
  getImpressao: {
    "tipo": "caderno",
    "escola_nome": "Colégio Luneta",
    "descricao": "Avaliação bimestral de Matemática",
    "tipo_aplicacao": "Presencial",
    "dia_prova": 1,
    "duracao_minutos": 50,
    "lingua_estrangeira": null,
    "modelo": "A",
    "instrucoes": "Use apenas caneta azul ou preta.",
    "itens": [
      {
        "avaliacao_conhecimento_questao_id": 901,
        "numero": 1,
        "numero_na_prova": 1,
        "banco_questao_id": 501,
        "codigo": "MAT-0501",
        "materia_nome": "Matemática",
        "lingua_estrangeira": null,
        "texto_base_id": 71,
        "subjetiva": false,
        "qtde_opcoes": 5,
        "anulada": false,
        "gabarito": null
      },
      {
        "avaliacao_conhecimento_questao_id": 902,
        "numero": 2,
        "numero_na_prova": 2,
        "banco_questao_id": 502,
        "codigo": "MAT-0502",
        "materia_nome": "Matemática",
        "lingua_estrangeira": null,
        "texto_base_id": 71,
        "subjetiva": false,
        "qtde_opcoes": 4,
        "anulada": false,
        "gabarito": null
      },
      {
        "avaliacao_conhecimento_questao_id": 903,
        "numero": 3,
        "numero_na_prova": 3,
        "banco_questao_id": 503,
        "codigo": "MAT-0503",
        "materia_nome": "Matemática",
        "lingua_estrangeira": null,
        "texto_base_id": null,
        "subjetiva": true,
        "qtde_opcoes": 0,
        "anulada": false,
        "gabarito": null
      }
    ],
    "textos": [
      {
        "texto_base_id": 71,
        "conteudo": "<p>O reservatório da praça tem a forma de um cilindro e abastece doze casas.</p>",
        "fonte": "Companhia de Águas de Vila Serena"
      }
    ],
    "questoes": [
      {
        "banco_questao_id": 501,
        "enunciado": "<p>Uma caixa-d'água de 1.200 litros recebe 40 litros por minuto. Em quantos minutos ela enche, se começa vazia?</p>",
        "opcoes": [
          "<p>20</p>",
          "<p>25</p>",
          "<p>30</p>",
          "<p>35</p>",
          "<p>40</p>"
        ]
      },
      {
        "banco_questao_id": 502,
        "enunciado": "<p>Quantas casas o reservatório abastece?</p>",
        "opcoes": [
          "<p>10</p>",
          "<p>11</p>",
          "<p>12</p>",
          "<p>13</p>"
        ]
      },
      {
        "banco_questao_id": 503,
        "enunciado": "<p>Explique como você calculou o tempo.</p>",
        "opcoes": []
      }
    ],
    "proposta": null,
    "turma": {
      "turma_avaliacao_id": 301,
      "turma_id": 31,
      "turma_codigo": "7A",
      "serie_nome": "7º ano",
      "alunos": []
    },
    "dias": [
      {
        "dia_prova": 1,
        "tem_lingua": false
      }
    ],
    "turmas": [
      {
        "turma_id": 31,
        "turma_codigo": "7A",
        "serie_nome": "7º ano"
      }
    ]
  },
  unpublishAvaliacao: {
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34"
  },
  createAvaliacaoCopia: {
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34"
  },
  setAvaliacaoTurmas: {
    "avaliacao_conhecimento_id": 62,
    "escola_id": 1,
    "descricao": "Avaliação bimestral de Matemática",
    "codigo": "P-3F6A2C1E",
    "especie": "prova",
    "tipo_aplicacao": "Online",
    "nota_maxima": 10,
    "solicitar_idioma": false,
    "instrucoes": "Use apenas caneta azul nos rascunhos de papel.",
    "embaralhar": true,
    "responde_apos_entrega": null,
    "ciclo_id": 4,
    "ciclo": 4,
    "serie_id": 4,
    "serie_nome": "7º ano",
    "autor_nome": "Renato Dias Prado",
    "minha": true,
    "situacao": "agendada",
    "fase": "antes",
    "pode": {
      "despublicar": true,
      "mudar_turmas": true,
      "cancelar": false,
      "descancelar": false,
      "reparar": false,
      "copiar": true
    },
    "fuso_horario": "America/Sao_Paulo",
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
    "copiada_de": null,
    "publicada_em": "2026-11-21T14:20:00-03:00",
    "cancelada_em": null,
    "motivo_cancelamento": null,
    "dias": [
      {
        "dia_prova": 1,
        "bateria": 1,
        "duracao_minutos": 50,
        "proposta_redacao_id": null,
        "proposta_titulo": null,
        "itens": [
          {
            "item_id": 901,
            "numero": 1,
            "banco_questao_id": 501,
            "codigo": "MAT-0501",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 902,
            "numero": 2,
            "banco_questao_id": 502,
            "codigo": "MAT-0502",
            "revisao": 2,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 903,
            "numero": 3,
            "banco_questao_id": 513,
            "codigo": "MAT-0513",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 2,
            "bloco": 2,
            "anulada": false,
            "reparado_em": null
          }
        ]
      }
    ],
    "turmas": [
      {
        "turma_avaliacao_id": 410,
        "turma_id": 24,
        "turma_codigo": "7A",
        "serie_nome": "7º ano",
        "cancelada_em": null,
        "dias": [
          {
            "dia_prova": 1,
            "inicio": "2026-11-28T08:00",
            "fim": "2026-11-28T09:00",
            "inicio_em": "2026-11-28T08:00:00-03:00",
            "fim_em": "2026-11-28T09:00:00-03:00",
            "sala": "Sala 12",
            "entrada": "livre",
            "qtde_iniciadas": 0
          }
        ]
      }
    ],
    "versao": 1
  },
  cancelAvaliacao: {
    "avaliacao_conhecimento_id": 62,
    "escola_id": 1,
    "descricao": "Avaliação bimestral de Matemática",
    "codigo": "P-3F6A2C1E",
    "especie": "prova",
    "tipo_aplicacao": "Online",
    "nota_maxima": 10,
    "solicitar_idioma": false,
    "instrucoes": "Use apenas caneta azul nos rascunhos de papel.",
    "embaralhar": true,
    "responde_apos_entrega": null,
    "ciclo_id": 4,
    "ciclo": 4,
    "serie_id": 4,
    "serie_nome": "7º ano",
    "autor_nome": "Renato Dias Prado",
    "minha": true,
    "situacao": "agendada",
    "fase": "antes",
    "pode": {
      "despublicar": true,
      "mudar_turmas": true,
      "cancelar": false,
      "descancelar": false,
      "reparar": false,
      "copiar": true
    },
    "fuso_horario": "America/Sao_Paulo",
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
    "copiada_de": null,
    "publicada_em": "2026-11-21T14:20:00-03:00",
    "cancelada_em": null,
    "motivo_cancelamento": null,
    "dias": [
      {
        "dia_prova": 1,
        "bateria": 1,
        "duracao_minutos": 50,
        "proposta_redacao_id": null,
        "proposta_titulo": null,
        "itens": [
          {
            "item_id": 901,
            "numero": 1,
            "banco_questao_id": 501,
            "codigo": "MAT-0501",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 902,
            "numero": 2,
            "banco_questao_id": 502,
            "codigo": "MAT-0502",
            "revisao": 2,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 903,
            "numero": 3,
            "banco_questao_id": 513,
            "codigo": "MAT-0513",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 2,
            "bloco": 2,
            "anulada": false,
            "reparado_em": null
          }
        ]
      }
    ],
    "turmas": [
      {
        "turma_avaliacao_id": 410,
        "turma_id": 24,
        "turma_codigo": "7A",
        "serie_nome": "7º ano",
        "cancelada_em": null,
        "dias": [
          {
            "dia_prova": 1,
            "inicio": "2026-11-28T08:00",
            "fim": "2026-11-28T09:00",
            "inicio_em": "2026-11-28T08:00:00-03:00",
            "fim_em": "2026-11-28T09:00:00-03:00",
            "sala": "Sala 12",
            "entrada": "livre",
            "qtde_iniciadas": 0
          }
        ]
      }
    ],
    "versao": 1
  },
  restoreAvaliacao: {
    "avaliacao_conhecimento_id": 62,
    "escola_id": 1,
    "descricao": "Avaliação bimestral de Matemática",
    "codigo": "P-3F6A2C1E",
    "especie": "prova",
    "tipo_aplicacao": "Online",
    "nota_maxima": 10,
    "solicitar_idioma": false,
    "instrucoes": "Use apenas caneta azul nos rascunhos de papel.",
    "embaralhar": true,
    "responde_apos_entrega": null,
    "ciclo_id": 4,
    "ciclo": 4,
    "serie_id": 4,
    "serie_nome": "7º ano",
    "autor_nome": "Renato Dias Prado",
    "minha": true,
    "situacao": "agendada",
    "fase": "antes",
    "pode": {
      "despublicar": true,
      "mudar_turmas": true,
      "cancelar": false,
      "descancelar": false,
      "reparar": false,
      "copiar": true
    },
    "fuso_horario": "America/Sao_Paulo",
    "rascunho_id": "3f6a2c1e-8b4d-4f6a-9c2e-1d5b7a9e0c34",
    "copiada_de": null,
    "publicada_em": "2026-11-21T14:20:00-03:00",
    "cancelada_em": null,
    "motivo_cancelamento": null,
    "dias": [
      {
        "dia_prova": 1,
        "bateria": 1,
        "duracao_minutos": 50,
        "proposta_redacao_id": null,
        "proposta_titulo": null,
        "itens": [
          {
            "item_id": 901,
            "numero": 1,
            "banco_questao_id": 501,
            "codigo": "MAT-0501",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 902,
            "numero": 2,
            "banco_questao_id": 502,
            "codigo": "MAT-0502",
            "revisao": 2,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 1,
            "bloco": 1,
            "anulada": false,
            "reparado_em": null
          },
          {
            "item_id": 903,
            "numero": 3,
            "banco_questao_id": 513,
            "codigo": "MAT-0513",
            "revisao": 1,
            "materia_nome": "Matemática",
            "lingua_estrangeira": null,
            "pontuacao": 2,
            "bloco": 2,
            "anulada": false,
            "reparado_em": null
          }
        ]
      }
    ],
    "turmas": [
      {
        "turma_avaliacao_id": 410,
        "turma_id": 24,
        "turma_codigo": "7A",
        "serie_nome": "7º ano",
        "cancelada_em": null,
        "dias": [
          {
            "dia_prova": 1,
            "inicio": "2026-11-28T08:00",
            "fim": "2026-11-28T09:00",
            "inicio_em": "2026-11-28T08:00:00-03:00",
            "fim_em": "2026-11-28T09:00:00-03:00",
            "sala": "Sala 12",
            "entrada": "livre",
            "qtde_iniciadas": 0
          }
        ]
      }
    ],
    "versao": 1
  },
  listAvaliacaoEventos: [
    {
      "evento_id": 3,
      "tipo": "anulada",
      "item_id": 902,
      "numero": 2,
      "motivo": "O enunciado tem duas respostas",
      "ator_nome": "Inês Rocha Melo",
      "criado_em": "2026-11-28T08:25:00-03:00",
      "texto": "A questão 2 foi anulada."
    },
    {
      "evento_id": 1,
      "tipo": "publicada",
      "item_id": null,
      "numero": null,
      "motivo": "",
      "ator_nome": "Renato Dias Prado",
      "criado_em": "2026-11-21T14:20:00-03:00",
      "texto": "Publicada com 3 questões, para a turma 7A."
    }
  ],
  repairItem: {
    "item": {
      "item_id": 902,
      "numero": 2,
      "banco_questao_id": 502,
      "codigo": "MAT-0502",
      "revisao": 2,
      "materia_nome": "Matemática",
      "lingua_estrangeira": null,
      "pontuacao": 1,
      "bloco": 1,
      "anulada": true,
      "reparado_em": "2026-11-28T08:25:00-03:00"
    },
    "revisao_prova": 1
  },
  listItensProva: {
    "avaliacao_conhecimento_id": 31,
    "descricao": "Simulado Luneta",
    "fechada": true,
    "qtde_presentes": 21,
    "qtde_ausentes": 1,
    "itens": [
      {
        "avaliacao_conhecimento_questao_id": 7001,
        "dia_prova": 1,
        "numero": 1,
        "lingua_estrangeira": null,
        "materia_nome": "Química",
        "subjetiva": false,
        "anulada": false,
        "gabarito_bonificado": false,
        "presentes": 21,
        "acertos": 13,
        "terco": 7,
        "discriminacao": 0.57,
        "opcoes": [
          {
            "opcao": 1,
            "correta": false,
            "total": 3,
            "terco_inferior": 2,
            "terco_superior": 0
          },
          {
            "opcao": 2,
            "correta": true,
            "total": 13,
            "terco_inferior": 2,
            "terco_superior": 6
          },
          {
            "opcao": 3,
            "correta": false,
            "total": 2,
            "terco_inferior": 1,
            "terco_superior": 1
          },
          {
            "opcao": 4,
            "correta": false,
            "total": 2,
            "terco_inferior": 1,
            "terco_superior": 0
          },
          {
            "opcao": 5,
            "correta": false,
            "total": 0,
            "terco_inferior": 0,
            "terco_superior": 0
          },
          {
            "opcao": null,
            "correta": false,
            "total": 1,
            "terco_inferior": 1,
            "terco_superior": 0
          }
        ]
      },
      {
        "avaliacao_conhecimento_questao_id": 7002,
        "dia_prova": 1,
        "numero": 2,
        "lingua_estrangeira": null,
        "materia_nome": "Química",
        "subjetiva": false,
        "anulada": false,
        "gabarito_bonificado": false,
        "presentes": 21,
        "acertos": 4,
        "terco": 7,
        "discriminacao": -0.14,
        "opcoes": [
          {
            "opcao": 1,
            "correta": false,
            "total": 3,
            "terco_inferior": 2,
            "terco_superior": 0
          },
          {
            "opcao": 2,
            "correta": false,
            "total": 2,
            "terco_inferior": 1,
            "terco_superior": 0
          },
          {
            "opcao": 3,
            "correta": false,
            "total": 12,
            "terco_inferior": 2,
            "terco_superior": 6
          },
          {
            "opcao": 4,
            "correta": true,
            "total": 4,
            "terco_inferior": 2,
            "terco_superior": 1
          },
          {
            "opcao": 5,
            "correta": false,
            "total": 0,
            "terco_inferior": 0,
            "terco_superior": 0
          },
          {
            "opcao": null,
            "correta": false,
            "total": 0,
            "terco_inferior": 0,
            "terco_superior": 0
          }
        ]
      }
    ]
  },
  listResultadosProva: {
    "avaliacao_conhecimento_id": 31,
    "descricao": "Simulado Luneta",
    "nota_maxima": 10,
    "fechada": true,
    "calculado_em": "2026-11-21T19:03:00-03:00",
    "conferencia": {
      "qtde_turmas": 2,
      "qtde_turmas_abertas": 0,
      "qtde_redacoes_a_corrigir": 0,
      "qtde_subjetivas_a_corrigir": 0,
      "qtde_textos_em_papel": 0,
      "qtde_fora_do_prazo": 1,
      "recalculo": false
    },
    "alunos": [
      {
        "turma_avaliacao_id": 301,
        "turma_id": 31,
        "turma_codigo": "3A",
        "turma_aluno_id": 31001,
        "aluno_nome": "Ana Amado",
        "presente": true,
        "acertos": 3,
        "itens": 4,
        "nota": 7.5,
        "nota_tri": 612.4,
        "nota_redacao": null,
        "areas": [
          {
            "area_codigo": "CN",
            "acertos": 3,
            "itens": 4,
            "nota_tri": 612.4
          }
        ]
      },
      {
        "turma_avaliacao_id": 301,
        "turma_id": 31,
        "turma_codigo": "3A",
        "turma_aluno_id": 31002,
        "aluno_nome": "Bento Brandão",
        "presente": true,
        "acertos": 1,
        "itens": 4,
        "nota": 2.5,
        "nota_tri": 431.2,
        "nota_redacao": null,
        "areas": [
          {
            "area_codigo": "CN",
            "acertos": 1,
            "itens": 4,
            "nota_tri": 431.2
          }
        ]
      },
      {
        "turma_avaliacao_id": 301,
        "turma_id": 31,
        "turma_codigo": "3A",
        "turma_aluno_id": 31003,
        "aluno_nome": "Cecília Couto",
        "presente": false,
        "acertos": 0,
        "itens": 4,
        "nota": null,
        "nota_tri": null,
        "nota_redacao": null,
        "areas": []
      }
    ]
  },
  listProvaAlunos: {
    "turma_avaliacao_id": 301,
    "avaliacao_conhecimento_id": 31,
    "dia_prova": 1,
    "descricao": "Simulado Luneta",
    "turma_id": 31,
    "turma_codigo": "3A",
    "tipo_aplicacao": "Online",
    "data_hora_inicial": "2026-11-21T13:30:00-03:00",
    "disponivel_ate": "2026-11-21T19:00:00-03:00",
    "agora": "2026-11-21T14:30:00-03:00",
    "qtde_itens": 4,
    "alunos": [
      {
        "turma_aluno_id": 31001,
        "aluno_nome": "Ana Amado",
        "avatar_code": 1,
        "estado": "respondendo",
        "iniciada_em": "2026-11-21T13:31:00-03:00",
        "fim_em": "2026-11-21T16:31:00-03:00",
        "entregue_em": null,
        "acrescimo": 0,
        "qtde_respondidas": 3,
        "ultima_resposta_em": "2026-11-21T14:29:00-03:00",
        "qtde_fora_do_prazo": 0
      },
      {
        "turma_aluno_id": 31002,
        "aluno_nome": "Bento Brandão",
        "avatar_code": 2,
        "estado": "respondendo",
        "iniciada_em": "2026-11-21T13:32:00-03:00",
        "fim_em": "2026-11-21T16:32:00-03:00",
        "entregue_em": null,
        "acrescimo": 600,
        "qtde_respondidas": 1,
        "ultima_resposta_em": "2026-11-21T14:18:00-03:00",
        "qtde_fora_do_prazo": 0
      },
      {
        "turma_aluno_id": 31003,
        "aluno_nome": "Cecília Couto",
        "avatar_code": 3,
        "estado": "entregue",
        "iniciada_em": "2026-11-21T13:30:00-03:00",
        "fim_em": "2026-11-21T16:30:00-03:00",
        "entregue_em": "2026-11-21T14:20:00-03:00",
        "acrescimo": 0,
        "qtde_respondidas": 4,
        "ultima_resposta_em": "2026-11-21T14:19:00-03:00",
        "qtde_fora_do_prazo": 0
      },
      {
        "turma_aluno_id": 31004,
        "aluno_nome": "Davi Dutra",
        "avatar_code": 4,
        "estado": "nao_iniciada",
        "iniciada_em": null,
        "fim_em": "2026-11-21T19:00:00-03:00",
        "entregue_em": null,
        "acrescimo": 0,
        "qtde_respondidas": 0,
        "ultima_resposta_em": null,
        "qtde_fora_do_prazo": 0
      }
    ],
    "prorrogacoes": [
      {
        "prorrogacao_id": 61,
        "escopo": "aluno",
        "turma_aluno_id": 31002,
        "minutos": 10,
        "criada_em": "2026-11-21T14:28:00-03:00"
      }
    ]
  },
  getLiberacao: {
    "avaliacao_conhecimento_id": 31,
    "descricao": "Simulado Luneta",
    "retido": true,
    "liberar_em": null,
    "liberacao_minima_em": "2026-11-28T18:52:00-03:00",
    "gabarito_liberado_em": null,
    "liberado": false,
    "outras_provas_ate": null,
    "liberacao": "sozinha",
    "liberacao_da_prova": null,
    "conferida_em": null,
    "aguarda_conferencia": false
  },
  setLiberacao: {
    "avaliacao_conhecimento_id": 31,
    "descricao": "Simulado Luneta",
    "retido": true,
    "liberar_em": null,
    "liberacao_minima_em": "2026-11-28T18:52:00-03:00",
    "gabarito_liberado_em": null,
    "liberado": false,
    "outras_provas_ate": null,
    "liberacao": "sozinha",
    "liberacao_da_prova": null,
    "conferida_em": null,
    "aguarda_conferencia": false
  },
  confirmLiberacao: {
    "avaliacao_conhecimento_id": 31,
    "descricao": "Simulado Luneta",
    "retido": false,
    "liberar_em": null,
    "liberacao_minima_em": "2026-11-28T18:52:00-03:00",
    "gabarito_liberado_em": "2026-11-28T18:52:00-03:00",
    "liberado": true,
    "outras_provas_ate": null,
    "liberacao": "conferida",
    "liberacao_da_prova": null,
    "conferida_em": "2026-11-28T19:10:00-03:00",
    "aguarda_conferencia": false
  },
  getPreviaAplicacao: {
    "avaliacao_conhecimento_id": 32,
    "descricao": "Simulado de revisão",
    "turma_id": 2,
    "turma_codigo": "3B",
    "ja_dada": false,
    "qtde_questoes": 45,
    "qtde_questoes_vistas": 3,
    "gabarito_liberado_em": "2026-12-01T12:02:00-03:00",
    "espera_por": [],
    "adia": [
      {
        "avaliacao_conhecimento_id": 31,
        "descricao": "Simulado Luneta",
        "gabarito_liberado_em": "2026-11-28T18:52:00-03:00",
        "gabarito_liberado_em_depois": "2026-12-01T12:02:00-03:00"
      }
    ]
  },
  getItemProva: {
    "avaliacao_conhecimento_questao_id": 7001,
    "lacrada": false,
    "fechada": true,
    "inicio_em": "2026-11-21T12:00:00.000Z",
    "subjetiva": false,
    "questao": {
      "banco_questao_id": 501,
      "enunciado": "<p>Ao abrir uma garrafa de água com gás, bolhas sobem pelo líquido. O que explica a saída do gás?</p>",
      "opcao_a": "<p>A água ferve ao tocar o ar.</p>",
      "opcao_b": "<p>A pressão sobre o líquido diminui.</p>",
      "opcao_c": "<p>O gás reage com o vidro.</p>",
      "opcao_d": "<p>A garrafa esfria de repente.</p>",
      "opcao_e": "<p>O líquido se torna mais ácido.</p>",
      "gabarito": "B",
      "comentario": "<p>Com menos pressão, menos gás fica dissolvido.</p>"
    }
  },
  setItemProva: {
    "avaliacao_conhecimento_questao_id": 7003,
    "dia_prova": 1,
    "numero": 2,
    "anulada": true,
    "gabarito_bonificado": false,
    "recalculo": "pendente"
  },
  getPreviaItemProva: {
    "nota_maxima": 10,
    "qtde_sobem": 17,
    "qtde_descem": 1,
    "qtde_iguais": 3,
    "media_antes": 6.2,
    "media_depois": 6.6,
    "maior_mudanca": 1,
    "faixas": [
      {
        "antes": 0,
        "depois": 0
      },
      {
        "antes": 0,
        "depois": 0
      },
      {
        "antes": 1,
        "depois": 0
      },
      {
        "antes": 2,
        "depois": 1
      },
      {
        "antes": 3,
        "depois": 3
      },
      {
        "antes": 4,
        "depois": 3
      },
      {
        "antes": 5,
        "depois": 6
      },
      {
        "antes": 4,
        "depois": 5
      },
      {
        "antes": 2,
        "depois": 2
      },
      {
        "antes": 0,
        "depois": 1
      }
    ],
    "alunos": [
      {
        "turma_aluno_id": 31001,
        "aluno_nome": "Ana Amado",
        "turma_codigo": "3A",
        "nota_antes": 6.5,
        "nota_depois": 7,
        "nota_tri_antes": 611.2,
        "nota_tri_depois": 624.8
      },
      {
        "turma_aluno_id": 31002,
        "aluno_nome": "Bento Brandão",
        "turma_codigo": "3A",
        "nota_antes": 7,
        "nota_depois": 6.5,
        "nota_tri_antes": 633.4,
        "nota_tri_depois": 621.9
      }
    ]
  },
  getEntradaProva: {
    "entrada": "livre",
    "codigo": null,
    "alunos": []
  },
  createCodigoEntrada: {
    "entrada": "codigo",
    "codigo": "042917",
    "alunos": [
      {
        "turma_aluno_id": 31001,
        "erradas": 10,
        "bloqueado": true,
        "admitido_em": null
      }
    ]
  },
  setAdmissaoAluno: {
    "turma_aluno_id": 31001,
    "erradas": 10,
    "bloqueado": false,
    "admitido_em": "2026-11-21T13:32:00-03:00"
  },
  getGradeRespostas: {
    "turma_avaliacao_id": 233,
    "dia_prova": 1,
    "descricao": "Prova bimestral de Matemática",
    "turma_codigo": "2B",
    "tipo_aplicacao": "Presencial",
    "situacao": "encerrada",
    "itens": [
      {
        "avaliacao_conhecimento_questao_id": 6101,
        "numero": 1,
        "lingua_estrangeira": null,
        "subjetiva": false,
        "anulada": false,
        "gabarito_bonificado": false,
        "opcoes": 5,
        "pontuacao_avaliacao": 1
      },
      {
        "avaliacao_conhecimento_questao_id": 6102,
        "numero": 2,
        "lingua_estrangeira": null,
        "subjetiva": false,
        "anulada": false,
        "gabarito_bonificado": false,
        "opcoes": 4,
        "pontuacao_avaliacao": 1
      }
    ],
    "alunos": [
      {
        "turma_aluno_id": 1001,
        "aluno_nome": "Ana Clara Duarte",
        "presente": true,
        "lingua_estrangeira": null,
        "origem": "grade",
        "respostas": [
          3,
          null
        ],
        "pontos": [
          null,
          null
        ],
        "versao": 2,
        "duas_respostas": null
      },
      {
        "turma_aluno_id": 1008,
        "aluno_nome": "Caio Mendes Rocha",
        "presente": null,
        "lingua_estrangeira": null,
        "origem": null,
        "respostas": [
          null,
          null
        ],
        "pontos": [
          null,
          null
        ],
        "versao": 0,
        "duas_respostas": null
      }
    ]
  },
  saveGradeRespostas: {
    "linhas": [
      {
        "turma_aluno_id": 1001,
        "situacao": "gravada",
        "erro": null,
        "versao": 3
      },
      {
        "turma_aluno_id": 1008,
        "situacao": "conflito",
        "erro": "Outra pessoa salvou esta linha. Confira e salve de novo.",
        "versao": 1
      }
    ],
    "recalculo": "nao_necessario"
  },
  setRespostaQueVale: {
    "qtde_mudaram": 1,
    "recalculo": "pendente"
  },
  createImportacaoRespostas: {
    "simulada": false,
    "qtde_linhas": 3,
    "qtde_gravadas": 1,
    "qtde_sem_mudanca": 1,
    "qtde_recusadas": 1,
    "colunas_ignoradas": [
      "Observações"
    ],
    "linhas": [
      {
        "linha": 2,
        "turma_aluno_id": 1001,
        "aluno_nome": "Ana Clara Duarte",
        "situacao": "sem_mudanca",
        "erro": null,
        "avisos": []
      },
      {
        "linha": 3,
        "turma_aluno_id": 1008,
        "aluno_nome": "Caio Mendes Rocha",
        "situacao": "gravada",
        "erro": null,
        "avisos": [
          "Questão 2: mais de uma alternativa marcada, conta como errada."
        ]
      },
      {
        "linha": 4,
        "turma_aluno_id": 9999,
        "aluno_nome": null,
        "situacao": "recusada",
        "erro": "Este aluno não é desta turma.",
        "avisos": []
      }
    ],
    "recalculo": "nao_necessario"
  },
  listCorrecoesResumo: [
    {
      "turma_avaliacao_id": 71,
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "turma_codigo": "3B",
      "serie_nome": "3ª Série",
      "redacoes": {
        "total": 30,
        "corrigidas": 18,
        "para_mim": 11,
        "rascunhos": 1,
        "divergentes": 1
      },
      "subjetivas": {
        "total": 0,
        "corrigidas": 0
      }
    },
    {
      "turma_avaliacao_id": 72,
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "turma_codigo": "3A",
      "serie_nome": "3ª Série",
      "redacoes": {
        "total": 28,
        "corrigidas": 28,
        "para_mim": 0,
        "rascunhos": 0,
        "divergentes": 0
      },
      "subjetivas": {
        "total": 28,
        "corrigidas": 20
      }
    }
  ],
  listRedacoes: [
    {
      "redacao_id": 4410,
      "codigo": "R-7F3K",
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "dia_prova": 1,
      "proposta_redacao_titulo": "O valor da leitura entre os jovens",
      "palavras": 7,
      "situacao": "segunda_correcao",
      "minha_situacao": "nao_iniciada"
    }
  ],
  getRedacao: {
    "redacao_id": 4410,
    "codigo": "R-7F3K",
    "descricao": "Simulado Luneta",
    "dia_prova": 1,
    "texto": "Ler é viajar sem sair do lugar.",
    "proposta_redacao_titulo": "O valor da leitura entre os jovens",
    "proposta_redacao_descricao": "<p>Escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Dissertativo-argumentativo",
    "textos_motivacionais": [
      {
        "ordem": 1,
        "conteudo": "<p>Bibliotecas comunitárias aproximam vizinhos e livros.</p>"
      }
    ],
    "palavras": 7,
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "Domínio da escrita formal da língua portuguesa.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "Compreensão da proposta e uso de conhecimentos de várias áreas.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "Seleção e organização de fatos e opiniões em defesa de um ponto de vista.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "Uso de recursos que ligam as partes do texto.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "Proposta de ação que respeita os direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "regras": {
      "segundo_corretor": true,
      "divergencia_maxima": 100
    },
    "situacao": "segunda_correcao",
    "minha_situacao": "nao_iniciada",
    "papel": "segunda",
    "minha_correcao": {
      "competencias": [],
      "marcas": [],
      "motivo_zero": null,
      "comentario": "",
      "concluida": false,
      "nota": null,
      "versao": 0,
      "gravada_em": null
    },
    "outras_correcoes": [],
    "nota_final": null,
    "partes_concluidas": [],
    "resultado_lido": false
  },
  saveCorrecaoRedacao: {
    "redacao_id": 4410,
    "codigo": "R-7F3K",
    "descricao": "Simulado Luneta",
    "dia_prova": 1,
    "texto": "Ler é viajar sem sair do lugar.",
    "proposta_redacao_titulo": "O valor da leitura entre os jovens",
    "proposta_redacao_descricao": "<p>Escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Dissertativo-argumentativo",
    "textos_motivacionais": [
      {
        "ordem": 1,
        "conteudo": "<p>Bibliotecas comunitárias aproximam vizinhos e livros.</p>"
      }
    ],
    "palavras": 7,
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "Domínio da escrita formal da língua portuguesa.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "Compreensão da proposta e uso de conhecimentos de várias áreas.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "Seleção e organização de fatos e opiniões em defesa de um ponto de vista.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "Uso de recursos que ligam as partes do texto.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "Proposta de ação que respeita os direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "regras": {
      "segundo_corretor": true,
      "divergencia_maxima": 100
    },
    "situacao": "corrigida",
    "minha_situacao": "concluida",
    "papel": "segunda",
    "minha_correcao": {
      "competencias": [
        {
          "numero": 1,
          "nota": 160
        },
        {
          "numero": 2,
          "nota": 120
        },
        {
          "numero": 3,
          "nota": 120,
          "comentario": "Falta um exemplo no segundo parágrafo."
        },
        {
          "numero": 4,
          "nota": 160
        },
        {
          "numero": 5,
          "nota": 80
        }
      ],
      "marcas": [
        {
          "inicio": 0,
          "fim": 13,
          "competencia": 2,
          "comentario": "Bela imagem para abrir o texto."
        }
      ],
      "motivo_zero": null,
      "comentario": "Boa tese. Desenvolva melhor a proposta.",
      "concluida": true,
      "nota": 640,
      "versao": 1,
      "gravada_em": "2026-11-22T10:00:00-03:00"
    },
    "outras_correcoes": [
      {
        "papel": "primeira",
        "competencias": [
          {
            "numero": 1,
            "nota": 160
          },
          {
            "numero": 2,
            "nota": 160
          },
          {
            "numero": 3,
            "nota": 120
          },
          {
            "numero": 4,
            "nota": 160
          },
          {
            "numero": 5,
            "nota": 80
          }
        ],
        "marcas": [
          {
            "inicio": 14,
            "fim": 30,
            "competencia": 4,
            "comentario": "Boa ligação."
          }
        ],
        "motivo_zero": null,
        "comentario": "Texto claro.",
        "nota": 680
      }
    ],
    "nota_final": 660,
    "partes_concluidas": [
      "primeira",
      "segunda"
    ],
    "resultado_lido": false
  },
  undoCorrecaoRedacao: {
    "redacao_id": 4410,
    "codigo": "R-7F3K",
    "descricao": "Simulado Luneta",
    "dia_prova": 1,
    "texto": "Ler é viajar sem sair do lugar.",
    "proposta_redacao_titulo": "O valor da leitura entre os jovens",
    "proposta_redacao_descricao": "<p>Escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Dissertativo-argumentativo",
    "textos_motivacionais": [
      {
        "ordem": 1,
        "conteudo": "<p>Bibliotecas comunitárias aproximam vizinhos e livros.</p>"
      }
    ],
    "palavras": 7,
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "Domínio da escrita formal da língua portuguesa.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "Compreensão da proposta e uso de conhecimentos de várias áreas.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "Seleção e organização de fatos e opiniões em defesa de um ponto de vista.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "Uso de recursos que ligam as partes do texto.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "Proposta de ação que respeita os direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "regras": {
      "segundo_corretor": true,
      "divergencia_maxima": 100
    },
    "situacao": "segunda_correcao",
    "minha_situacao": "nao_iniciada",
    "papel": "segunda",
    "minha_correcao": {
      "competencias": [],
      "marcas": [],
      "motivo_zero": null,
      "comentario": "",
      "concluida": false,
      "nota": null,
      "versao": 0,
      "gravada_em": null
    },
    "outras_correcoes": [],
    "nota_final": null,
    "partes_concluidas": [],
    "resultado_lido": false
  },
  reopenCorrecaoRedacao: {
    "redacao_id": 4410,
    "codigo": "R-7F3K",
    "descricao": "Simulado Luneta",
    "dia_prova": 1,
    "texto": "Ler é viajar sem sair do lugar.",
    "proposta_redacao_titulo": "O valor da leitura entre os jovens",
    "proposta_redacao_descricao": "<p>Escreva um texto dissertativo-argumentativo sobre o tema.</p>",
    "genero_textual_nome": "Dissertativo-argumentativo",
    "textos_motivacionais": [
      {
        "ordem": 1,
        "conteudo": "<p>Bibliotecas comunitárias aproximam vizinhos e livros.</p>"
      }
    ],
    "palavras": 7,
    "rubrica": [
      {
        "numero": 1,
        "nome": "Norma escrita",
        "descricao": "Domínio da escrita formal da língua portuguesa.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não mostra domínio da escrita formal."
          },
          {
            "nota": 40,
            "descricao": "Domínio precário: desvios em quase todas as frases."
          },
          {
            "nota": 80,
            "descricao": "Domínio insuficiente: muitos desvios, alguns que atrapalham a leitura."
          },
          {
            "nota": 120,
            "descricao": "Domínio mediano: alguns desvios, e a leitura segue."
          },
          {
            "nota": 160,
            "descricao": "Bom domínio: poucos desvios."
          },
          {
            "nota": 200,
            "descricao": "Excelente domínio: um desvio raro, que não se repete."
          }
        ]
      },
      {
        "numero": 2,
        "nome": "Tema e repertório",
        "descricao": "Compreensão da proposta e uso de conhecimentos de várias áreas.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "O texto não trata do tema ou não segue o tipo pedido."
          },
          {
            "nota": 40,
            "descricao": "Só toca o tema, ou mal segue o tipo de texto."
          },
          {
            "nota": 80,
            "descricao": "Trata do tema repetindo os textos de apoio, ou sem começo, meio e fim claros."
          },
          {
            "nota": 120,
            "descricao": "Trata do tema com ideias previsíveis e estrutura completa."
          },
          {
            "nota": 160,
            "descricao": "Desenvolve o tema com repertório pertinente e boa estrutura."
          },
          {
            "nota": 200,
            "descricao": "Desenvolve o tema com repertório pertinente e bem usado, em ótima estrutura."
          }
        ]
      },
      {
        "numero": 3,
        "nome": "Argumentação",
        "descricao": "Seleção e organização de fatos e opiniões em defesa de um ponto de vista.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não defende um ponto de vista ligado ao tema."
          },
          {
            "nota": 40,
            "descricao": "Traz informações pouco ligadas ao tema, sem defender uma opinião."
          },
          {
            "nota": 80,
            "descricao": "Traz fatos e opiniões sem ordem ou que se contradizem."
          },
          {
            "nota": 120,
            "descricao": "Defende um ponto de vista com fatos e opiniões pouco organizados."
          },
          {
            "nota": 160,
            "descricao": "Organiza fatos e opiniões e deixa claro o ponto de vista."
          },
          {
            "nota": 200,
            "descricao": "Organiza fatos e opiniões com autoria, do começo ao fim, a favor do ponto de vista."
          }
        ]
      },
      {
        "numero": 4,
        "nome": "Coesão",
        "descricao": "Uso de recursos que ligam as partes do texto.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "As frases e os parágrafos não se ligam."
          },
          {
            "nota": 40,
            "descricao": "Ligações precárias entre as partes."
          },
          {
            "nota": 80,
            "descricao": "Poucas ligações, com conectivos trocados ou repetidos."
          },
          {
            "nota": 120,
            "descricao": "Ligações medianas, com algumas falhas e pouca variedade."
          },
          {
            "nota": 160,
            "descricao": "Boas ligações, com poucas falhas e conectivos variados."
          },
          {
            "nota": 200,
            "descricao": "Ótimas ligações, nas frases e entre os parágrafos."
          }
        ]
      },
      {
        "numero": 5,
        "nome": "Proposta",
        "descricao": "Proposta de ação que respeita os direitos humanos.",
        "maximo": 200,
        "niveis": [
          {
            "nota": 0,
            "descricao": "Não traz proposta, ou ela desrespeita os direitos humanos."
          },
          {
            "nota": 40,
            "descricao": "Proposta com um só elemento entre quem, o quê, como, para quê e um detalhe."
          },
          {
            "nota": 80,
            "descricao": "Proposta com dois dos cinco elementos."
          },
          {
            "nota": 120,
            "descricao": "Proposta com três dos cinco elementos."
          },
          {
            "nota": 160,
            "descricao": "Proposta com quatro dos cinco elementos."
          },
          {
            "nota": 200,
            "descricao": "Proposta completa: quem, o quê, como, para quê e um detalhe."
          }
        ]
      }
    ],
    "regras": {
      "segundo_corretor": true,
      "divergencia_maxima": 100
    },
    "situacao": "segunda_correcao",
    "minha_situacao": "nao_iniciada",
    "papel": "segunda",
    "minha_correcao": {
      "competencias": [],
      "marcas": [],
      "motivo_zero": null,
      "comentario": "",
      "concluida": false,
      "nota": null,
      "versao": 0,
      "gravada_em": null
    },
    "outras_correcoes": [],
    "nota_final": null,
    "partes_concluidas": [],
    "resultado_lido": false
  },
  listRespostasSubjetivas: [
    {
      "resposta_subjetiva_id": 9107,
      "codigo": "S-2M8D",
      "avaliacao_conhecimento_id": 31,
      "descricao": "Simulado Luneta",
      "dia_prova": 1,
      "numero": 5,
      "banco_questao_id": 520,
      "enunciado": "<p>Explique por que a Lua parece mudar de forma ao longo do mês.</p>",
      "texto_resposta": "A parte iluminada que vemos muda conforme ela gira em torno da Terra.",
      "pontuacao_avaliacao": 2,
      "pontuacao_correcao": null,
      "comentario_correcao": null,
      "versao": 0
    }
  ],
  saveCorrecaoSubjetiva: {
    "resposta_subjetiva_id": 9107,
    "codigo": "S-2M8D",
    "avaliacao_conhecimento_id": 31,
    "descricao": "Simulado Luneta",
    "dia_prova": 1,
    "numero": 5,
    "banco_questao_id": 520,
    "enunciado": "<p>Explique por que a Lua parece mudar de forma ao longo do mês.</p>",
    "texto_resposta": "A parte iluminada que vemos muda conforme ela gira em torno da Terra.",
    "pontuacao_avaliacao": 2,
    "pontuacao_correcao": 1.5,
    "comentario_correcao": "Faltou dizer de onde vem a luz.",
    "versao": 1
  },
  listForaDoPrazo: [
    {
      "resposta_atrasada_id": 9004,
      "turma_aluno_id": 1002,
      "aluno_nome": "Beatriz Nogueira Lima",
      "tipo": "questao",
      "numero": 3,
      "respondida_em": "2026-11-21T18:58:40-03:00",
      "recebida_em": "2026-11-21T19:05:12-03:00",
      "atraso": 312,
      "decisao": "contada"
    },
    {
      "resposta_atrasada_id": 9005,
      "turma_aluno_id": 1002,
      "aluno_nome": "Beatriz Nogueira Lima",
      "tipo": "redacao",
      "numero": null,
      "respondida_em": null,
      "recebida_em": "2026-11-21T19:05:14-03:00",
      "atraso": 314,
      "decisao": "pendente"
    }
  ],
  setForaDoPrazo: [
    {
      "resposta_atrasada_id": 9004,
      "turma_aluno_id": 1002,
      "aluno_nome": "Beatriz Nogueira Lima",
      "tipo": "questao",
      "numero": 3,
      "respondida_em": "2026-11-21T18:58:40-03:00",
      "recebida_em": "2026-11-21T19:05:12-03:00",
      "atraso": 312,
      "decisao": "contada"
    },
    {
      "resposta_atrasada_id": 9005,
      "turma_aluno_id": 1002,
      "aluno_nome": "Beatriz Nogueira Lima",
      "tipo": "redacao",
      "numero": null,
      "respondida_em": null,
      "recebida_em": "2026-11-21T19:05:14-03:00",
      "atraso": 314,
      "decisao": "pendente"
    }
  ],
};
