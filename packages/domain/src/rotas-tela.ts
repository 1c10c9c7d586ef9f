/**
 * The addresses of both versions, by screen. Each app's table of screens is keyed by the names here, so an address without a screen
 * does not compile. `:name` stands for a whole number, `:tipo` for an evaluation type.
 */

/** What version 1 serves, by screen. [DES-5] S1 §2.4, S2 §2; D 17, 30, 71, 72 */
export const V1 = {
  roteiros: '/v1/avaliacao_adaptadas',
  materia: '/v1/avaliacao_adaptadas/:tipo/:turma_avaliacao_id/:materia_id',
  midia: '/v1/avaliacao_adaptadas/:tipo/:turma_avaliacao_id/:materia_id/:objeto_conhecimento_id/midia/:n',
  item: '/v1/avaliacao_adaptadas/:tipo/:turma_avaliacao_id/:materia_id/:objeto_conhecimento_id/item/:ordem_exercicio',
  concluido: '/v1/avaliacao_adaptadas/:tipo/:turma_avaliacao_id/:materia_id/:objeto_conhecimento_id/concluido',
  boss: '/v1/avaliacao_adaptadas/:tipo/:turma_avaliacao_id/:materia_id/boss',
  bossItem: '/v1/avaliacao_adaptadas/:tipo/:turma_avaliacao_id/:materia_id/boss/item',
  bossFinalizado: '/v1/avaliacao_adaptadas/:tipo/:turma_avaliacao_id/:materia_id/boss/finalizado',
  provas: '/v1/central_avaliacoes',
  prova: '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova',
  itens: '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova/itens',
  item_prova: '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova/itens/:item_id',
  redacao: '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova/redacao',
  entregar: '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova/entregar',
  finalizada: '/v1/central_avaliacoes/:turma_avaliacao_id/:dia_prova/finalizada',
  gabaritos: '/v1/central_avaliacoes/gabaritos',
  gabaritosPesquisar: '/v1/central_avaliacoes/gabaritos/pesquisar',
  gabarito: '/v1/central_avaliacoes/gabaritos/:turma_avaliacao_id',
  gabaritoQuestao: '/v1/central_avaliacoes/gabaritos/:turma_avaliacao_id/:item_id',
  resultados: '/v1/resultados',
  resultadosGabarito: '/v1/resultados/gabarito',
  ranking: '/v1/resultados/ranking',
  conta: '/v1/conta',
  seguranca: '/v1/conta/seguranca',
  questao: '/v1/questoes_v1/:banco_questao_id',
} as const;

/** What version 2 serves, by screen. [DES-6] S1 §2.4, S3 §2; D 17, 30, 80 */
export const V2 = {
  home: '/home',
  configuracoes: '/home/configuracoes',
  ranking: '/home/ranking',
  trilhas: '/trilhas',
  trilhasEncerradas: '/trilhas/buscar',
  trilha: '/trilhas/:trilha_id/:materia_id',
  faseConteudo: '/trilhas/:trilha_id/:materia_id/:trilha_fase_id/conteudo',
  faseQuiz: '/trilhas/:trilha_id/:materia_id/:trilha_fase_id/quiz',
  faseQuestao: '/trilhas/:trilha_id/:materia_id/:trilha_fase_id/questao/:ordem_exercicio',
  faseConcluido: '/trilhas/:trilha_id/:materia_id/:trilha_fase_id/concluido',
  faseMaterial: '/trilhas/:trilha_id/:materia_id/:trilha_fase_id/material_completo',
  avaliacoes: '/avaliacoes',
  instrucoes: '/avaliacoes/:turma_avaliacao_id/:dia_prova/instrucoes',
  prova: '/avaliacoes/:turma_avaliacao_id/:dia_prova',
  questoes: '/avaliacoes/:turma_avaliacao_id/:dia_prova/questoes',
  questao: '/avaliacoes/:turma_avaliacao_id/:dia_prova/questoes/:item_id',
  redacoes: '/avaliacoes/:turma_avaliacao_id/:dia_prova/redacoes',
  finalizado: '/avaliacoes/:turma_avaliacao_id/:dia_prova/finalizado',
  resultados: '/resultados',
  resultado: '/resultados/:turma_avaliacao_id',
  resultadoQuestao: '/resultados/:turma_avaliacao_id/questoes/:banco_questao_id',
  aprendizagem: '/aprendizagem',
  aprendizagemMateria: '/aprendizagem/:materia_id',
  conta: '/conta',
  seguranca: '/conta/seguranca',
  questaoAvulsa: '/questoes_v1/:banco_questao_id',
} as const;
