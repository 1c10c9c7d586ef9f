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
]);
