/**
 * The addresses of the product as data: what each deployment serves and what an address of one version is called in the
 * other. `#` stands for a whole number, `@` for an evaluation type. Decides nothing (`destino.ts` does).
 */

export type Pattern = string;

const TIPO_CANONICAL: Readonly<Record<string, string>> = {
  RoteiroEstudo: 'roteiro_estudos',
  PlanoAcao: 'plano_acoes',
  roteiro_estudos: 'roteiro_estudos',
  plano_acoes: 'plano_acoes',
};

const SUBJECT = '/v1/avaliacao_adaptadas/@/#/#';
const V1_EXAM = '/v1/central_avaliacoes/#/#';
const KEY = '/v1/central_avaliacoes/gabaritos';
const PHASE = '/trilhas/#/#/#';
const V2_EXAM = '/avaliacoes/#/#';

/** S1 §2.4, S2 §2; D 17, 30, 71, 72 */
export const V1_TREE: readonly Pattern[] = [
  '/v1/avaliacao_adaptadas',
  SUBJECT,
  `${SUBJECT}/#/item/#`,
  `${SUBJECT}/#/midia/#`,
  `${SUBJECT}/#/concluido`,
  `${SUBJECT}/boss`,
  `${SUBJECT}/boss/item`,
  `${SUBJECT}/boss/finalizado`,
  '/v1/central_avaliacoes',
  KEY,
  `${KEY}/pesquisar`,
  `${KEY}/#`,
  `${KEY}/#/#`,
  V1_EXAM,
  `${V1_EXAM}/itens`,
  `${V1_EXAM}/itens/#`,
  `${V1_EXAM}/redacao`,
  `${V1_EXAM}/entregar`,
  `${V1_EXAM}/finalizada`,
  '/v1/resultados',
  '/v1/resultados/gabarito',
  '/v1/resultados/ranking',
  '/v1/conta',
  '/v1/conta/seguranca',
  '/v1/questoes_v1/#',
  '/error/#',
];

/** S1 §2.4, S3 §2; D 17, 30, 80 */
export const V2_TREE: readonly Pattern[] = [
  '/home',
  '/home/configuracoes',
  '/home/ranking',
  '/trilhas',
  '/trilhas/buscar',
  '/trilhas/#/#',
  `${PHASE}/conteudo`,
  `${PHASE}/quiz`,
  `${PHASE}/material_completo`,
  `${PHASE}/questao/#`,
  `${PHASE}/concluido`,
  '/avaliacoes',
  V2_EXAM,
  `${V2_EXAM}/instrucoes`,
  `${V2_EXAM}/questoes`,
  `${V2_EXAM}/questoes/#`,
  `${V2_EXAM}/redacoes`,
  `${V2_EXAM}/finalizado`,
  '/resultados',
  '/resultados/#',
  '/resultados/#/questoes/#',
  '/aprendizagem',
  '/aprendizagem/#',
  '/conta',
  '/conta/seguranca',
  '/questoes_v1/#',
  '/error/#',
];

/** S1 §2.4; D 26, 176. The last two are for gestao_vida only; below /gestao the console has its own routes. */
export const STAFF_TREE: readonly Pattern[] = [
  '/conta/selecao_aluno',
  '/gestao_acompanhamento',
  '/base_conhecimentos/#',
  '/banco_questoes/#',
];
export const GESTAO_VIDA_TREE: readonly Pattern[] = ['/base_conhecimentos/#', '/banco_questoes/#'];

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

/** Address → its name in version 2. S3 §2; D 4, 17 */
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

/** The numbers in `path` when it fits the pattern, else null. Numbers start at 1 and have no leading zero. D 75 */
export function matchPattern(pattern: Pattern, path: string): readonly string[] | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const numbers: string[] = [];
  for (const [i, segment] of given.entries()) {
    if (wanted[i] === '#' && /^[1-9]\d{0,14}$/.test(segment)) numbers.push(segment);
    else if (wanted[i] === '@' ? TIPO_CANONICAL[segment] === undefined : wanted[i] !== segment) return null;
  }
  return numbers;
}

export function matchesAny(tree: readonly Pattern[], path: string): boolean {
  return tree.some((pattern) => matchPattern(pattern, path) !== null);
}

/** The new name of `path` by a table, or null when the table has none. */
export function translate(table: readonly (readonly [Pattern, Pattern])[], path: string): string | null {
  for (const [from, to] of table) {
    const numbers = matchPattern(from, path);
    if (numbers === null) continue;
    let i = 0;
    return to.replaceAll('#', () => numbers[i++] ?? '');
  }
  return null;
}

/** RoteiroEstudo → roteiro_estudos, PlanoAcao → plano_acoes in a path of version 1. D 65 */
export function canonicalTipo(path: string): string {
  const segments = path.split('/');
  const tipo = segments[1] === 'v1' && segments[2] === 'avaliacao_adaptadas' ? segments[3] : undefined;
  const canonical = tipo === undefined ? undefined : TIPO_CANONICAL[tipo];
  return canonical === undefined ? path : segments.with(3, canonical).join('/');
}
