/**
 * The addresses of the product as data: what each deployment serves and what an address of one version is called in the
 * other. In a pattern `#` stands for a whole number, `@` for an evaluation type. `destino.ts` decides who goes where.
 */
import { matchesAny, type Pattern } from './rota-pattern.ts';
import { patternsOf } from './rota-path.ts';
import { V1, V2 } from './rotas-tela.ts';

const V1_EXAM = '/v1/central_avaliacoes/#/#';
const KEY = '/v1/central_avaliacoes/gabaritos';
const V2_EXAM = '/avaliacoes/#/#';
const ERROR = '/error/#';

/** Open for everyone, signed in or not. [DES-4] */
export const PUBLIC_PATHS: readonly string[] = [
  '/privacy_policy',
  '/terms_and_conditions',
  '/recuperacao_senha',
  '/primeiro_acesso',
];

/** What each version serves, and the page of errors, which the shell has. [DES-5] [DES-6] */
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
  '/inicio',
  '/hoje',
  '/gestao_acompanhamento',
  '/turmas',
  '/provas',
  '/questoes',
  '/banco_questoes',
  '/redacoes',
  '/cursos',
  '/conteudos',
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

/** The deployment that serves a version; an unknown one is 2. [DES-9] D 1, 2 */
export const deploymentOf = (versao: number | null) => VERSIONS[versao === 1 ? 1 : 2].deployment;

export const STAFF_SECURITY = '/conta/seguranca';

/** An address of the console, which only its own deployment serves. [DES-11] */
export const isConsole = (path: string) =>
  path === '/' ||
  CONSOLE_PARTS.some((part) => path === part || path.startsWith(`${part}/`)) ||
  matchesAny([STAFF_SECURITY, '/error/#'], path);
