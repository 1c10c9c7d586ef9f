/**
 * Typed answers of a class before they are saved: what each key and each pasted cell does, undo and redo, which rows changed and
 * what is wrong with them. Pure; the rules of a row are the domain's (GRA).
 */
import type { Grade, GradeAluno } from '@luneta/api-client';
import {
  asksLanguage,
  DUPLA,
  gradeProblema,
  isSameLinha,
  type GradeProblema,
  type RespostaEmPapel,
} from '@luneta/domain/grade-resposta';
import { isDuplaEscrita } from '@luneta/domain/importacao-respostas';
import { isItemOfLanguage } from '@luneta/domain/lingua-estrangeira';
import { readPontos } from '@luneta/domain/pontos';
import { ITEM_RESPOSTAS, LETRAS } from '@luneta/domain/resposta';

export type Resposta = GradeAluno['respostas'][number];
export type Linha = Pick<GradeAluno, 'presente' | 'lingua_estrangeira' | 'respostas' | 'pontos'>;
/** Changed rows by student. */
export type Edicoes = ReadonlyMap<number, Linha>;
/** The present edits, and those to go back and forth to. */
export type Planilha = {
  readonly agora: Edicoes;
  readonly antes: readonly Edicoes[];
  readonly depois: readonly Edicoes[];
};

export const VAZIA: Planilha = { agora: new Map(), antes: [], depois: [] };
const MOST_STEPS = 200;

/** What a column holds. */
export type Coluna =
  | { readonly tipo: 'presenca' }
  | { readonly tipo: 'lingua' }
  | { readonly tipo: 'item'; readonly n: number };

export function colunasDe({ itens }: Pick<Grade, 'itens'>): Coluna[] {
  return [
    { tipo: 'presenca' },
    ...(asksLanguage(itens) ? [{ tipo: 'lingua' } as const] : []),
    ...itens.map((_, n) => ({ tipo: 'item', n }) as const),
  ];
}

/** The row as it stands: edited, or as the server has it. */
export const linhaDe = (aluno: GradeAluno, edicoes: Edicoes): Linha => edicoes.get(aluno.turma_aluno_id) ?? aluno;

/** Answers given on a screen are not typed over. */
export const isTravada = ({ origem }: Pick<GradeAluno, 'origem'>): boolean => origem === 'online';

const blank = (places: readonly unknown[]): null[] => places.map(() => null);

const PRESENCA: Readonly<Record<string, boolean>> = {
  p: true,
  s: true,
  sim: true,
  presente: true,
  f: false,
  n: false,
  a: false,
  não: false,
  nao: false,
  falta: false,
  ausente: false,
};
const LINGUA: Readonly<Record<string, 1 | 2>> = { i: 1, '1': 1, inglês: 1, ingles: 1, e: 2, '2': 2, espanhol: 2 };
const OPCAO: Readonly<Record<string, Exclude<Resposta, null>>> = {
  a: 1,
  b: 2,
  c: 3,
  d: 4,
  e: 5,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};

/** The option of an answer as the rules know it. */
const opcaoDe = (resposta: Resposta): RespostaEmPapel | null =>
  resposta === DUPLA ? DUPLA : (ITEM_RESPOSTAS.find((opcao) => opcao === resposta) ?? null);

/** How more than one marked option is written. */
const MAIS_DE_UMA = '*';

/** The letter of an answer; empty for blank, a star for more than one. */
export const letraDe = (resposta: Resposta): string =>
  resposta === DUPLA ? MAIS_DE_UMA : resposta === null ? '' : (LETRAS[resposta - 1] ?? '');

/** The row as the rules take it, once somebody has said whether the student was there. */
const toRule = (linha: Linha, presente: boolean) => ({
  presente,
  lingua_estrangeira: linha.lingua_estrangeira,
  respostas: linha.respostas.map(opcaoDe),
  pontos: linha.pontos,
});

/** Whether an item is typed for this row: one of its language. */
export function isDigitavel({ itens }: Pick<Grade, 'itens'>, linha: Linha, n: number): boolean {
  const item = itens[n];
  if (!item) return false;
  return linha.lingua_estrangeira === null || isItemOfLanguage(item, linha.lingua_estrangeira);
}

/** The row after a text stands in a cell; '' clears it. null when the text means nothing there. */
export function writeCell(grade: Pick<Grade, 'itens'>, linha: Linha, coluna: Coluna, texto: string): Linha | null {
  const typed = texto.trim().toLowerCase();
  if (coluna.tipo === 'presenca') {
    const presente = PRESENCA[typed];
    if (presente === undefined) return null;
    return presente
      ? { ...linha, presente }
      : { ...linha, presente, respostas: blank(linha.respostas), pontos: blank(linha.pontos) };
  }
  if (coluna.tipo === 'lingua') {
    const lingua = typed === '' ? null : LINGUA[typed];
    if (lingua === undefined) return null;
    const next = { ...linha, lingua_estrangeira: lingua };
    const kept = <T>(places: readonly (T | null)[]) =>
      places.map((value, n) => (isDigitavel(grade, next, n) ? value : null));
    return { ...next, respostas: kept(linha.respostas), pontos: kept(linha.pontos) };
  }
  if (!isDigitavel(grade, linha, coluna.n)) return null;
  const put = <T>(places: readonly (T | null)[], given: T | null) =>
    places.map((value, n) => (n === coluna.n ? given : value));
  const presente = typed === '' ? linha.presente : true;
  if (grade.itens[coluna.n]?.subjetiva) {
    const pontos = typed === '' ? null : (readPontos(typed) ?? undefined);
    return pontos === undefined ? null : { ...linha, presente, pontos: put(linha.pontos, pontos) };
  }
  const opcao = typed === '' ? null : isDuplaEscrita(typed) ? DUPLA : OPCAO[typed];
  return opcao === undefined ? null : { ...linha, presente, respostas: put(linha.respostas, opcao) };
}

function isSame(a: Linha, b: Linha): boolean {
  if (a.presente === null || b.presente === null) return a.presente === b.presente;
  return isSameLinha(toRule(a, a.presente), toRule(b, b.presente));
}

/** The edits with this row; a row that is again as the server has it is no edit. */
function withLinha(edicoes: Edicoes, aluno: GradeAluno, linha: Linha): Edicoes {
  const next = new Map(edicoes);
  if (isSame(aluno, linha)) next.delete(aluno.turma_aluno_id);
  else next.set(aluno.turma_aluno_id, linha);
  return next;
}

/** One more step, which can be taken back. */
export function withStep(planilha: Planilha, agora: Edicoes): Planilha {
  return { agora, antes: [...planilha.antes, planilha.agora].slice(-MOST_STEPS), depois: [] };
}

export function undo(planilha: Planilha): Planilha {
  const agora = planilha.antes.at(-1);
  if (!agora) return planilha;
  return { agora, antes: planilha.antes.slice(0, -1), depois: [planilha.agora, ...planilha.depois] };
}

export function redo(planilha: Planilha): Planilha {
  const [agora, ...depois] = planilha.depois;
  if (!agora) return planilha;
  return { agora, antes: [...planilha.antes, planilha.agora], depois };
}

/** One cell typed; null when it was not taken. */
export function typeCell(planilha: Planilha, grade: Grade, r: number, c: number, texto: string): Planilha | null {
  const [aluno, coluna] = [grade.alunos[r], colunasDe(grade)[c]];
  if (!aluno || !coluna || isTravada(aluno)) return null;
  const linha = writeCell(grade, linhaDe(aluno, planilha.agora), coluna, texto);
  return linha && withStep(planilha, withLinha(planilha.agora, aluno, linha));
}

/** Cells of a spreadsheet from this cell on, as one step. What does not fit is left out and counted. */
export function pasteCells(
  planilha: Planilha,
  grade: Grade,
  at: { readonly r: number; readonly c: number },
  texto: string,
): { planilha: Planilha; coladas: number; ignoradas: number } {
  const colunas = colunasDe(grade);
  const cells = texto
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((line) => line.split('\t'));
  let [agora, coladas, ignoradas] = [planilha.agora, 0, 0];
  for (const [dr, line] of cells.entries())
    for (const [dc, cell] of line.entries()) {
      const [aluno, coluna] = [grade.alunos[at.r + dr], colunas[at.c + dc]];
      const linha = aluno && coluna && !isTravada(aluno) ? writeCell(grade, linhaDe(aluno, agora), coluna, cell) : null;
      if (aluno && linha) {
        agora = withLinha(agora, aluno, linha);
        coladas += 1;
      } else if (cell.trim() !== '') ignoradas += 1;
    }
  return { planilha: coladas > 0 ? withStep(planilha, agora) : planilha, coladas, ignoradas };
}

/** What is wrong with an edited row; null when it can be saved. */
export function problemaDe({ itens }: Pick<Grade, 'itens'>, linha: Linha): GradeProblema | 'sem_presenca' | null {
  if (linha.presente === null) return 'sem_presenca';
  return gradeProblema(itens, toRule(linha, linha.presente));
}
