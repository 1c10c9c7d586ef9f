/** Reads the file that imports the paper answers of a class: its heading and its lines. D 87, 104 */
import type { GradeItem, GradeLinha } from './grade-resposta.ts';
import { asksLanguage } from './grade-resposta.ts';
import { countingLanguage, isItemOfLanguage, type LinguaEstrangeira } from './lingua-estrangeira.ts';
import { readPontos } from './pontos.ts';
import { normalizeItemResposta, type ItemResposta } from './resposta.ts';

/** Which cell holds what. */
export type Cabecalho = {
  readonly colunas: number;
  readonly turma_aluno_id: number;
  readonly presente: number;
  /** Null where the day asks for no language and the file has no such column. */
  readonly lingua_estrangeira: number | null;
  /** Column by number of the item. */
  readonly numeros: ReadonlyMap<number, number>;
  /** Whether the text items have columns. Without them the marks stay as they are. */
  readonly textos: boolean;
};

const NAMES = ['turma_aluno_id', 'presente', 'lingua_estrangeira'];

/**
 * Columns in any order: the enrolment, the presence, the language where the day asks for one, the number of every item that
 * is not a text, and those of all text items or of none, each once and no other. null when the heading is another. [IMP-1]
 */
export function readCabecalho(celulas: readonly string[], itens: readonly GradeItem[]): Cabecalho | null {
  const names = celulas.map((celula) => celula.toLowerCase());
  const numbersOf = (subjetiva: boolean) =>
    itens.filter((item) => item.subjetiva === subjetiva).map(({ numero }) => String(numero));
  const texts = numbersOf(true);
  const textos = texts.some((numero) => names.includes(numero));
  const typed = new Set([...numbersOf(false), ...(textos ? texts : [])]);
  const known = names.every((name) => NAMES.includes(name) || typed.has(name));
  if (!known || new Set(names).size < names.length) return null;
  const place = (name: string) => names.indexOf(name);
  const lingua = place('lingua_estrangeira');
  const missing = place('turma_aluno_id') < 0 || place('presente') < 0 || (lingua < 0 && asksLanguage(itens));
  if (missing || [...typed].some((numero) => place(numero) < 0)) return null;
  return {
    colunas: names.length,
    turma_aluno_id: place('turma_aluno_id'),
    presente: place('presente'),
    lingua_estrangeira: lingua < 0 ? null : lingua,
    numeros: new Map([...typed].map((numero) => [Number(numero), place(numero)])),
    textos,
  };
}

export type ImportacaoErro = 'colunas' | 'turma_aluno_id' | 'presente' | 'lingua_estrangeira' | 'resposta' | 'pontos';
/** A row of a file; without columns of text items its marks are null as a whole. */
export type LinhaDoArquivo = Omit<GradeLinha, 'pontos'> & { readonly pontos: GradeLinha['pontos'] | null };
export type LinhaLida =
  | { readonly turma_aluno_id: number; readonly linha: LinhaDoArquivo }
  | { readonly turma_aluno_id: number | null; readonly erro: ImportacaoErro; readonly numero: number | null };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
const PRESENTE: Readonly<Record<string, boolean>> = {
  sim: true,
  s: true,
  '1': true,
  presente: true,
  nao: false,
  n: false,
  '0': false,
  ausente: false,
};
const LINGUA: Readonly<Record<string, LinguaEstrangeira | null>> = {
  '': null,
  '1': 1,
  ingles: 1,
  '2': 2,
  espanhol: 2,
};
const MAX_ID = 2_147_483_647;

function readId(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
}

/** A to E in either case, 1 to 5, empty for blank; 6, which elsewhere means blank, is refused on paper. [IMP-3] */
function readResposta(text: string): ItemResposta | null | 'invalid' {
  return text === '' || /^[a-e1-5]$/i.test(text) ? normalizeItemResposta(text) : 'invalid';
}

/**
 * One line: as many cells as the heading has, an enrolment, sim or não (s, n, 1, 0, presente, ausente), the language as 1, 2
 * or its name [IMP-2], answers by number, which two languages may share [IMP-3], and points of text items [IMP-4].
 */
export function readLinha(cabecalho: Cabecalho, celulas: readonly string[], itens: readonly GradeItem[]): LinhaLida {
  const cell = (place: number | null | undefined) => celulas[place ?? -1] ?? '';
  const turma_aluno_id = readId(cell(cabecalho.turma_aluno_id));
  const refuse = (erro: ImportacaoErro, numero: number | null = null) => ({ turma_aluno_id, erro, numero });
  if (celulas.length !== cabecalho.colunas) return refuse('colunas');
  if (turma_aluno_id === null) return refuse('turma_aluno_id');
  const presente = PRESENTE[plain(cell(cabecalho.presente))];
  if (presente === undefined) return refuse('presente');
  const lingua = LINGUA[plain(cell(cabecalho.lingua_estrangeira))];
  if (lingua === undefined) return refuse('lingua_estrangeira');
  const respostas: (ItemResposta | null)[] = [];
  const pontos: (number | null)[] = [];
  for (const item of itens) {
    const text = cell(cabecalho.numeros.get(item.numero));
    const resposta = item.subjetiva ? null : readResposta(text);
    const marca = item.subjetiva && text !== '' ? (readPontos(text) ?? 'invalid') : null;
    if (resposta === 'invalid') return refuse('resposta', item.numero);
    if (marca === 'invalid') return refuse('pontos', item.numero);
    const counts = isItemOfLanguage(item, countingLanguage(lingua));
    respostas.push(counts ? resposta : null);
    pontos.push(counts ? marca : null);
  }
  const linha = { presente, lingua_estrangeira: lingua, respostas, pontos: cabecalho.textos ? pontos : null };
  return { turma_aluno_id, linha };
}
