/**
 * Which statements move the release of an exam. Each is declared with `moving`, so that only `moveReleases` can run it and
 * nobody has to remember what follows (provas/release-store.ts).
 */
import { MOVING } from '../../src/modules/provas/release-store.ts';

/** A row of these that comes, changes or goes may move a release. */
const TABLES = new Set(['avaliacao_item', 'janela_aluno', 'tentativa', 'turma_avaliacao', 'turma_avaliacao_dia']);
/** The columns of an exam that its release follows from. */
const COLUMNS =
  /\bupdate avaliacao\b(?: a)? set\b(?:(?!\bwhere\b)[^;])*?\b(?:retido|liberar_em|liberacao|conferida_em)\s*=/;

/** Statements that write such a table and move nothing, and why. */
const STILL: Readonly<Record<string, string>> = {
  set_lingua: 'the language of an attempt',
  start_prova: 'a start within its window, which ends no later',
  save_grade_tentativas: 'an attempt on paper is closed from the start',
  set_tentativa_origem: 'the attempt keeps its times',
  delete_tentativa_em_papel: 'an attempt on paper is closed, and create_tentativa follows',
  delete_grade_ausentes: 'an attempt on paper is closed',
  set_parametros_item: 'the item keeps its question',
  set_gestao_item: 'the item keeps its question',
  delete_avaliacao_acrescimos: 'the exam goes with it: find_avaliacoes_que_esperavam moves those that waited for it',
  delete_avaliacao_itens: 'the exam goes with it: find_avaliacoes_que_esperavam moves those that waited for it',
  delete_avaliacao_janelas: 'the exam goes with it: find_avaliacoes_que_esperavam moves those that waited for it',
  delete_avaliacao_turmas: 'the exam goes with it: find_avaliacoes_que_esperavam moves those that waited for it',
  touch_janelas_do_cancelamento: 'the windows stay as they are',
  set_codigo_entrada: 'the window stays as it is',
  delete_turmas_acrescimos: 'the class goes with it: delete_turmas_da_avaliacao moves the exam',
  delete_turmas_janelas: 'the class goes with it: delete_turmas_da_avaliacao moves the exam',
};

/** What is wrong with a statement that writes `tables`. */
export function releaseFindings(
  { name, text }: { readonly name: string; readonly text: string },
  tables: readonly string[],
): string[] {
  const moves = tables.some((table) => TABLES.has(table)) || (tables.includes('avaliacao') && COLUMNS.test(text));
  if (MOVING.has(name) || STILL[name] !== undefined || !moves) return [];
  return [
    `'${name}' may move a release: declare it with moving(), or say in test/statements/releases.ts why it does not`,
  ];
}

/** Reasons without a statement. */
export const idleReasons = (names: readonly string[]): string[] =>
  Object.keys(STILL).filter((name) => !names.includes(name));
