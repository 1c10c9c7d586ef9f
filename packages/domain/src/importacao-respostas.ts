/** Reads the lines of a file that imports the paper answers of a class. D 87, 104, 212 */
import type { GradeItem, GradeLinha, RespostaEmPapel } from './grade-resposta.ts';
import { DUPLA } from './grade-resposta.ts';
import type { Cabecalho } from './importacao-cabecalho.ts';
import { countingLanguage, isItemOfLanguage, type LinguaEstrangeira } from './lingua-estrangeira.ts';
import { readPontos } from './pontos.ts';
import { normalizeItemResposta } from './resposta.ts';

export type ImportacaoErro = 'colunas' | 'turma_aluno_id' | 'presente' | 'lingua_estrangeira' | 'resposta' | 'pontos';
/** A row of a file; without columns of text items its marks are null as a whole. */
export type LinhaDoArquivo = Omit<GradeLinha, 'pontos'> & { readonly pontos: GradeLinha['pontos'] | null };
export type LinhaLida =
  | {
      readonly turma_aluno_id: number;
      readonly linha: LinhaDoArquivo;
      readonly aluno_nome: string;
      /** Numbers of the items whose answer names an option that they do not have: these answers stay blank. */
      readonly sem_opcao: readonly number[];
    }
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

/** `*`, or letters one after another, with or without a sign between them. */
const MARKED = /^(?:\*|[a-e](?:\s*[,;/+&-]?\s*[a-e])+)$/i;

/** Whether more than one option is marked: `*`, or two different letters. [IMP-3] */
export function isDuplaEscrita(text: string): boolean {
  return MARKED.test(text) && (text === '*' || new Set(text.toLowerCase().match(/[a-e]/g)).size > 1);
}

/** A to E in either case, 1 to 5, empty for blank; 6, which elsewhere means blank, is refused on paper. [IMP-3] */
function readResposta(text: string): RespostaEmPapel | null | 'invalid' {
  if (isDuplaEscrita(text)) return DUPLA;
  return text === '' || /^[a-e1-5]$/i.test(text) ? normalizeItemResposta(text) : 'invalid';
}

/**
 * One line: as many cells as the heading has, an enrolment, sim or não (s, n, 1, 0, presente, ausente), the language as 1, 2
 * or its name [IMP-2], answers by number, which two languages may share [IMP-3], and points of text items [IMP-4]. An option that
 * the item does not have refuses its own answer, not the line [IMP-6].
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
  const respostas: (RespostaEmPapel | null)[] = [];
  const pontos: (number | null)[] = [];
  const sem_opcao: number[] = [];
  for (const item of itens) {
    const text = cell(cabecalho.numeros.get(item.numero));
    const resposta = item.subjetiva ? null : readResposta(text);
    const marca = item.subjetiva && text !== '' ? (readPontos(text) ?? 'invalid') : null;
    if (resposta === 'invalid') return refuse('resposta', item.numero);
    if (marca === 'invalid') return refuse('pontos', item.numero);
    const counts = isItemOfLanguage(item, countingLanguage(lingua));
    const isLost = counts && resposta !== null && resposta > item.opcoes;
    if (isLost) sem_opcao.push(item.numero);
    respostas.push(counts && !isLost ? resposta : null);
    pontos.push(counts ? marca : null);
  }
  const linha = { presente, lingua_estrangeira: lingua, respostas, pontos: cabecalho.textos ? pontos : null };
  return { turma_aluno_id, linha, aluno_nome: cell(cabecalho.aluno_nome), sem_opcao };
}

const lettersOf = (nome: string) =>
  plain(nome)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a written name is another one than the student's. An empty cell is none. [IMP-5] */
export function isOutroNome(escrito: string, aluno_nome: string): boolean {
  return lettersOf(escrito) !== '' && lettersOf(escrito) !== lettersOf(aluno_nome);
}
