/** What an import is made of: its fields, columns, lines, problems and counts. Types and their constants; no SQL, no sentence. */
import type { components } from '@luneta/openapi';

import type { Retrato } from '../../pessoas/index.ts';
import type { ProvaLida } from '../readers/questoes/enem/prova.ts';
import type { ParametroGuardado, ProvaDosParametros, ResumoDosParametros } from '../parametros/guardado.ts';
import type { QuestaoGuardada } from '../questoes/guardada.ts';

type Schemas = components['schemas'];

export type Tipo = Schemas['GestaoImportacaoTipo'];
/** Files whose lines are people. */
export type TipoDePessoas = Exclude<Tipo, 'questoes' | 'parametros_tri'>;
export type Formato = Schemas['GestaoImportacaoFormato'];
export type Situacao = Schemas['GestaoImportacaoSituacao'];
export type Acao = Schemas['GestaoImportacaoAcao'];
export type Campo = Schemas['GestaoImportacaoCampo'];
export type Coluna = Schemas['GestaoImportacaoColuna'];
/** What a person may choose, and the exam that parameters are for, which nobody changes afterwards. */
export type Opcoes = Required<Schemas['GestaoImportacaoOpcoes']> & { readonly prova: ProvaDosParametros | null };
export type Problema = Schemas['GestaoImportacaoProblema'];
export type Mudanca = Schemas['GestaoImportacaoMudanca'];
export type NovaTurma = Schemas['GestaoImportacaoNovaTurma'];
export type Decisao = Exclude<Schemas['GestaoImportacaoDecisao'], null>;
export type Contagens = Schemas['GestaoImportacaoResumo'];
export type Categoria = Schemas['GestaoImportacaoCategoria'];

/** @throws for a file of questions or parameters, which are judged elsewhere (`questoes/`, `parametros/`) */
export function tipoDePessoas(tipo: Tipo): TipoDePessoas {
  if (tipo === 'questoes' || tipo === 'parametros_tri') throw new Error(`a file of ${tipo} has no people`);
  return tipo;
}

export const ACOES: readonly Acao[] = [
  'criar',
  'atualizar',
  'igual',
  'mover',
  'inativar',
  'reativar',
  'nova_revisao',
  'duplicada',
  'erro',
  'ignorada',
];

/** Actions that write something. */
export const MUDAM: ReadonlySet<Acao> = new Set([
  'criar',
  'atualizar',
  'mover',
  'inativar',
  'reativar',
  'nova_revisao',
]);

export const SEM_CONTAGEM: Contagens = {
  criar: 0,
  atualizar: 0,
  igual: 0,
  mover: 0,
  inativar: 0,
  reativar: 0,
  nova_revisao: 0,
  duplicada: 0,
  erro: 0,
  ignorada: 0,
  aviso: 0,
};

/** What the file says of one thing, by field, as text. A field without a column is absent; an empty cell is ''. */
export type Lidos = Readonly<Partial<Record<Campo, string>>>;

/** What is stored of a line besides what it does. */
export type Valores = {
  readonly lidos?: Lidos;
  /** What the reading of a file of several tables found at the line. */
  readonly achados?: readonly Problema[];
  readonly decisao?: Decisao;
  /** Who was chosen among several with `mesma`. */
  readonly pessoa_id?: number;
  /** Of a file of questions. */
  readonly questao?: QuestaoGuardada;
  /** Of a file of parameters. */
  readonly parametro?: ParametroGuardado;
  /** Grows with each mend; absent: none yet, which is 1. */
  readonly versao?: number;
};

/** The counts of a file and what its analysis found. Stored; absent before the first analysis. */
export type Resumo = Partial<Contagens> & {
  /** State of the school when the lines were judged. */
  readonly base?: string;
  readonly amostras?: readonly string[];
  /** Sheets of a workbook. */
  readonly planilhas?: readonly string[];
  readonly novas_turmas?: readonly NovaTurma[];
  /** Folders of a file of questions. */
  readonly categorias?: readonly Categoria[];
  /** The exam that a file of questions brings. */
  readonly prova?: ProvaLida;
  /** Of a file of parameters. */
  readonly parametros?: ResumoDosParametros;
  /** How many have to be typed before so many lose their access. */
  readonly confirmacao?: number | null;
  /** Students who came by a file, of whom a share may lose the access without a typed number (rule PIM-5). */
  readonly populacao?: number;
  /** Classes that the application made. */
  readonly turmas_criadas?: readonly number[];
};

/** What is kept of a line for its report and for taking it back. */
export type Antes = {
  readonly mudancas?: readonly Mudanca[];
  /** The class that has to be made for it. */
  readonly turma_nova?: TurmaNova | null;
  readonly desfazer?: Desfazer | null;
};

/** A class that lines need and the school does not have yet. */
export type TurmaNova = NovaTurma & {
  readonly serie_id: number;
  readonly sede_id: number;
  readonly turno: 1 | 2 | 3 | 4;
};

/** How a line is taken back: what stood before, what was made, and how what was changed stands since. */
export type Desfazer = {
  readonly retrato: Retrato | null;
  readonly matriculas: readonly number[];
  readonly versao: number;
};
