/**
 * The addresses of the product as data: what each deployment serves and what an address of one version is called in the
 * other. Each app's table of screens is keyed by the names here, so an address without a screen does not compile. `:name`
 * stands for a whole number, `:tipo` for an evaluation type; in a pattern they are `#` and `@`. Decides nothing (`destino.ts`
 * does).
 */

import type { Pattern } from './rota-pattern.ts';
import { patternsOf } from './rota-path.ts';

const V1_EXAM = '/v1/central_avaliacoes/#/#';
const KEY = '/v1/central_avaliacoes/gabaritos';
const V2_EXAM = '/avaliacoes/#/#';
const ERROR = '/error/#';

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

/** The same as patterns, and the page of errors, which the shell has. */
export const V1_TREE: readonly Pattern[] = [...patternsOf(V1), ERROR];
export const V2_TREE: readonly Pattern[] = [...patternsOf(V2), ERROR];

/** S1 §2.4; D 26, 176. The last two are for gestao_vida only; below /gestao the console has its own routes. */
export const STAFF_TREE: readonly Pattern[] = [
  '/conta/selecao_aluno',
  '/gestao_acompanhamento',
  '/base_conhecimentos/#',
  '/banco_questoes/#',
];
export const GESTAO_VIDA_TREE: readonly Pattern[] = ['/base_conhecimentos/#', '/banco_questoes/#'];

/** Parts of the console; each has addresses of its own below it. Which profile finds which is openapi/roles.yaml's. [DES-11] */
export const CONSOLE_PARTS: readonly string[] = [
  '/gestao',
  '/hoje',
  '/gestao_acompanhamento',
  '/turmas',
  '/provas',
  '/banco_questoes',
  '/redacoes',
  '/cursos',
  '/escola',
  '/auditoria',
];

/** Address → its name in version 1 (numbers are carried over in order). S1 §2.4; D 4, 73 */
export const TO_V1: readonly (readonly [from: Pattern, to: Pattern])[] = [
  ['/', '/v1/avaliacao_adaptadas'],
  ['/v1', '/v1/avaliacao_adaptadas'],
  ['/home', '/v1/avaliacao_adaptadas'],
  ['/avaliacao_adaptadas', '/v1/avaliacao_adaptadas'],
  ['/questoes_v1/#', '/v1/questoes_v1/#'],
  ['/home/ranking', '/v1/resultados/ranking'],
  ['/home/configuracoes', '/v1/conta'],
  ['/conta', '/v1/conta'],
  ['/conta/seguranca', '/v1/conta/seguranca'],
  ['/avaliacoes', '/v1/central_avaliacoes'],
  [V2_EXAM, V1_EXAM],
  [`${V2_EXAM}/instrucoes`, V1_EXAM],
  [`${V2_EXAM}/questoes`, `${V1_EXAM}/itens`],
  [`${V2_EXAM}/questoes/#`, `${V1_EXAM}/itens/#`],
  [`${V2_EXAM}/redacoes`, `${V1_EXAM}/redacao`],
  [`${V2_EXAM}/finalizado`, `${V1_EXAM}/finalizada`],
  ['/resultados', '/v1/resultados'],
  ['/resultados/#', `${KEY}/#`],
  ['/resultados/#/questoes/#', `${KEY}/#/#`],
];

/** Address → its name in version 2, old names included. [DES-16] S3 §2; D 4, 17 */
export const TO_V2: readonly (readonly [from: Pattern, to: Pattern])[] = [
  ['/', '/home'],
  ['/v1', '/home'],
  ['/v1/avaliacao_adaptadas', '/home'],
  ['/avaliacao_adaptadas', '/home'],
  [`${V2_EXAM}/instrucoes_v1`, `${V2_EXAM}/instrucoes`],
  [`${V2_EXAM}/finalizado_v1`, `${V2_EXAM}/finalizado`],
  [`${V2_EXAM}/questoes_v1`, `${V2_EXAM}/questoes`],
  ['/v1/questoes_v1/#', '/questoes_v1/#'],
  ['/v1/conta', '/home/configuracoes'],
  ['/v1/conta/seguranca', '/conta/seguranca'],
  ['/v1/central_avaliacoes', '/avaliacoes'],
  [V1_EXAM, `${V2_EXAM}/instrucoes`],
  [`${V1_EXAM}/itens`, `${V2_EXAM}/questoes`],
  [`${V1_EXAM}/itens/#`, `${V2_EXAM}/questoes/#`],
  [`${V1_EXAM}/redacao`, `${V2_EXAM}/redacoes`],
  [`${V1_EXAM}/entregar`, V2_EXAM],
  [`${V1_EXAM}/finalizada`, `${V2_EXAM}/finalizado`],
  ['/v1/resultados', '/resultados'],
  ['/v1/resultados/gabarito', '/resultados'],
  ['/v1/resultados/ranking', '/home/ranking'],
  [KEY, '/resultados'],
  [`${KEY}/pesquisar`, '/resultados'],
  [`${KEY}/#`, '/resultados/#'],
  [`${KEY}/#/#`, '/resultados/#/questoes/#'],
];

/** Home, tree and translations of a version. */
export const VERSIONS = {
  1: { deployment: 'student-v1', tree: V1_TREE, table: TO_V1, security: '/v1/conta/seguranca' },
  2: { deployment: 'student-v2', tree: V2_TREE, table: TO_V2, security: '/conta/seguranca' },
} as const;
