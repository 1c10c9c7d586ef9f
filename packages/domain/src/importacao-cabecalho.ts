/** Reads the heading of a file that imports the paper answers of a class. D 104, 212 */
import { asksLanguage, type GradeItem } from './grade-resposta.ts';

/** Which cell holds what. */
export type Cabecalho = {
  readonly colunas: number;
  readonly turma_aluno_id: number;
  readonly presente: number;
  /** Null where the file has no such column. */
  readonly aluno_nome: number | null;
  /** Null where the day asks for no language and the file has no such column. */
  readonly lingua_estrangeira: number | null;
  /** Column by number of the item. */
  readonly numeros: ReadonlyMap<number, number>;
  /** Whether the text items have columns. Without them the marks stay as they are. */
  readonly textos: boolean;
  /** Names of the columns that mean nothing here, as they are written; a number stands for one without a name. */
  readonly ignoradas: readonly (string | number)[];
};
/** Why a heading cannot be read, and the names of its columns. */
export type CabecalhoErro = { readonly erro: 'repetidas' | 'faltando'; readonly nomes: readonly string[] };

/**
 * Columns in any order: the enrolment, the presence, the language where the day asks for one, the number of every item that
 * is not a text, and those of all text items or of none, each once. Any other column is ignored and named. [IMP-1]
 */
export function readCabecalho(celulas: readonly string[], itens: readonly GradeItem[]): Cabecalho | CabecalhoErro {
  const names = celulas.map((celula) => celula.trim().toLowerCase());
  const numbersOf = (subjetiva: boolean) =>
    itens.filter((item) => item.subjetiva === subjetiva).map(({ numero }) => String(numero));
  const texts = numbersOf(true);
  const textos = texts.some((numero) => names.includes(numero));
  const numeros = new Set([...numbersOf(false), ...(textos ? texts : [])]);
  const needed = ['turma_aluno_id', 'presente', ...(asksLanguage(itens) ? ['lingua_estrangeira'] : []), ...numeros];
  const known = new Set([...needed, 'lingua_estrangeira', 'aluno_nome']);
  const repetidas = [...known].filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repetidas.length > 0) return { erro: 'repetidas', nomes: repetidas };
  const faltando = needed.filter((name) => !names.includes(name));
  if (faltando.length > 0) return { erro: 'faltando', nomes: faltando };
  const place = (name: string) => names.indexOf(name);
  const placeOrNull = (name: string) => (place(name) < 0 ? null : place(name));
  return {
    colunas: names.length,
    turma_aluno_id: place('turma_aluno_id'),
    presente: place('presente'),
    aluno_nome: placeOrNull('aluno_nome'),
    lingua_estrangeira: placeOrNull('lingua_estrangeira'),
    numeros: new Map([...numeros].map((numero) => [Number(numero), place(numero)])),
    textos,
    ignoradas: names.flatMap((name, i) => (known.has(name) ? [] : [celulas[i]?.trim() || i + 1])),
  };
}
