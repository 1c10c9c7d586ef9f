// Generated from openapi/. Do not edit: run `pnpm generate`.

/** Calls that spend, pay or end something, by method and path template: sent with an Idempotency-Key (decision 198). */
export const keyedCalls: ReadonlySet<string> = new Set([
  'POST /api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova',
  'POST /api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/itens/{banco_questao_id}/resposta',
  'POST /api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/fase_concluida',
  'POST /api/v1/avaliacao_adaptadas/{tipo}/reduzir_moeda',
  'POST /api/v1/avaliacao_adaptadas/{tipo}/{roteiro_ou_lista_id}/reduzir_vida',
  'POST /api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/iniciar',
  'POST /api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss/encerrar',
  'POST /api/v1/avaliacao_adaptadas/{tipo_avaliacao}/resposta_boss',
  'POST /api/v1/navbar/comprar_vidas',
  'POST /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova',
  'POST /api/v2/sessao/transferencias',
  'POST /api/v2/sessao/transferencias/resgate',
  'POST /api/v2/roteiro_estudos/{trilha_fase_id}/resposta_quiz',
  'POST /api/v2/roteiro_estudos/{trilha_id}/{trilha_fase_id}/roteiro_estudos_resposta',
  'POST /api/v2/gestao/alunos',
  'POST /api/v2/gestao/alunos/{turma_aluno_id}/movimentacao',
  'POST /api/v2/gestao/cursos',
  'POST /api/v2/gestao/questoes',
  'POST /api/v2/gestao/questoes/{banco_questao_id}/copia',
  'POST /api/v2/gestao/propostas_redacao',
  'POST /api/v2/gestao/propostas_redacao/{proposta_redacao_id}/copia',
  'POST /api/v2/gestao/conteudos',
  'PUT /api/v2/gestao/textos_base',
  'PUT /api/v2/gestao/habilidades',
  'PUT /api/v2/gestao/etiquetas',
  'PUT /api/v2/gestao/materias',
  'PUT /api/v2/gestao/objetos_conhecimento',
  'POST /api/v2/gestao/escolas/{escola_id}/equipe',
  'PUT /api/v2/gestao/escolas/{escola_id}/sedes',
  'PUT /api/v2/gestao/escolas/{escola_id}/series',
  'PUT /api/v2/gestao/escolas/{escola_id}/turmas',
]);

/** Path templates of version 2 that version 1 has as well, under its own base. */
export const twinPaths: ReadonlySet<string> = new Set([
  '/api/v2/login/',
  '/api/v2/logout',
  '/api/v2/users/contas',
  '/api/v2/users/contas/atualizar',
  '/api/v2/users/contas/alterar_senha',
  '/api/v2/users/contas/login_hub_educacional',
  '/api/v2/users/contas/perguntas_seguranca_pessoa',
  '/api/v2/users/contas/validate_perguntas_seguranca',
  '/api/v2/users/contas/send_email_troca_senha',
  '/api/v2/gestao_acompanhamento',
  '/api/v2/central_avaliacoes',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao',
  '/api/v2/banco_questoes/{id}',
  '/api/v2/navbar',
]);

/** Path templates of the writes of an exam: a 401 does not end the session (decision 32). */
export const examWritePaths: ReadonlySet<string> = new Set([
  '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio',
  '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova',
  '/api/v1/central_avaliacoes/{turma_avaliacao_id}/resposta',
  '/api/v1/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva',
  '/api/v1/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira',
  '/api/v1/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao',
  '/api/v1/avaliacao_adaptadas/{tipo_avaliacao}/resposta_boss',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/inicio',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/fechamento_prova',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/resposta_subjetiva',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/lingua_estrangeira',
  '/api/v2/central_avaliacoes/{turma_avaliacao_id}/{proposta_redacao_id}/resposta_redacao',
]);

/** Path templates of the calls that check a password or a one-time code. */
export const credentialPaths: ReadonlySet<string> = new Set([
  '/api/v1/login/',
  '/api/v1/users/contas/login_hub_educacional',
  '/api/v2/instalacao',
  '/api/v2/login/segunda_etapa',
  '/api/v2/login/',
  '/api/v2/users/contas/login_hub_educacional',
  '/api/v2/sessao/transferencias/resgate',
]);

/** Path templates of the calls by which staff open a student. */
export const contextPaths: ReadonlySet<string> = new Set([
  '/api/v2/sessao/contexto',
]);
