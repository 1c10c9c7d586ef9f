/** What an import is made of: its fields, columns, lines, problems and counts. Types and their constants; no SQL, no sentence. */
import type { components } from '@luneta/openapi';

type Schemas = components['schemas'];

export type Tipo = Schemas['GestaoImportacaoTipo'];
export type Formato = Schemas['GestaoImportacaoFormato'];
export type Situacao = Schemas['GestaoImportacaoSituacao'];
export type Acao = Schemas['GestaoImportacaoAcao'];
export type Campo = Schemas['GestaoImportacaoCampo'];
export type Coluna = Schemas['GestaoImportacaoColuna'];
export type Opcoes = Required<Schemas['GestaoImportacaoOpcoes']>;
export type Problema = Schemas['GestaoImportacaoProblema'];
export type Mudanca = Schemas['GestaoImportacaoMudanca'];
export type NovaTurma = Schemas['GestaoImportacaoNovaTurma'];
export type Decisao = Exclude<Schemas['GestaoImportacaoDecisao'], null>;
export type Contagens = Schemas['GestaoImportacaoResumo'];

export const ACOES: readonly Acao[] = [
  'criar',
  'atualizar',
  'igual',
  'mover',
  'inativar',
  'reativar',
  'erro',
  'ignorada',
];

/** Actions that write something. */
export const MUDAM: ReadonlySet<Acao> = new Set(['criar', 'atualizar', 'mover', 'inativar', 'reativar']);

export const SEM_CONTAGEM: Contagens = {
  criar: 0,
  atualizar: 0,
  igual: 0,
  mover: 0,
  inativar: 0,
  reativar: 0,
  erro: 0,
  ignorada: 0,
  aviso: 0,
};

/** What the file says of one thing, by field, as text. A field without a column is absent; an empty cell is ''. */
export type Lidos = Readonly<Partial<Record<Campo, string>>>;

/** What is stored of a line besides what it does. */
export type Valores = {
  readonly lidos?: Lidos;
  readonly decisao?: Decisao;
  /** Who was chosen among several with `mesma`. */
  readonly pessoa_id?: number;
};

/** The counts of a file and what its analysis found. Stored; absent before the first analysis. */
export type Resumo = Partial<Contagens> & {
  /** State of the school when the lines were judged. */
  readonly base?: string;
  readonly amostras?: readonly string[];
  readonly novas_turmas?: readonly NovaTurma[];
  /** How many have to be typed before so many lose their access. */
  readonly confirmacao?: number | null;
};
