/** What a question of a file is, whatever the format. Types and limits; it knows no school. */
import { COLUNAS_DA_QUESTAO } from '@luneta/domain/questao-colunas';
import type { Letra } from '@luneta/domain/resposta';

import type { AlternativaEscrita } from '../../../questoes/index.ts';
import type { LugarDaProva } from './enem/prova.ts';

/** Parts of a question that a problem may be about, and columns that a table of questions may have. */
export const CAMPOS_DA_QUESTAO = COLUNAS_DA_QUESTAO;
export type CampoDaQuestao = (typeof CAMPOS_DA_QUESTAO)[number];

/** What is wrong with a question, as a person reads it. */
export type ProblemaDaQuestao = {
  readonly campo: CampoDaQuestao | null;
  readonly codigo: string;
  /** A question with an 'erro' is not taken. */
  readonly gravidade: 'erro' | 'aviso';
  readonly valor: string;
  readonly mensagem: string;
  readonly como_resolver: string;
};

/** A picture of the file as it can be kept. */
export type Imagem = {
  /** Name in the file. */
  readonly nome: string;
  readonly sha256: string;
  readonly tipo: string;
  /** Where it is once it is kept; the texts name it so. */
  readonly endereco: string;
  readonly bytes: Uint8Array;
};

/** As the bank writes it: letter, text, and why it is right or wrong. */
export type Alternativa = AlternativaEscrita;

/** All texts are clean HTML with formulas drawn. */
export type QuestaoLida = {
  /** File of a package; empty for a file that stands alone. */
  readonly arquivo: string;
  /** Line of a table or a text, else the place of the question in its file; from 1. */
  readonly linha: number;
  readonly codigo: string | null;
  /** Name of the question in the file, for a report. */
  readonly nome: string;
  /** Folder of the file, from the outermost. Subject and topic are proposed from it. */
  readonly categoria: readonly string[];
  readonly materia: string | null;
  readonly objeto: string | null;
  readonly habilidades: readonly string[];
  readonly etiquetas: readonly string[];
  readonly tipo: 'objetiva' | 'discursiva';
  readonly texto_base: { readonly titulo: string; readonly conteudo: string; readonly fonte: string } | null;
  readonly enunciado: string;
  readonly alternativas: readonly Alternativa[];
  readonly gabarito: Letra | null;
  readonly comentario: string;
  readonly dificuldade: 'facil' | 'medio' | 'dificil' | null;
  readonly lingua: 1 | 2 | null;
  readonly tri: { readonly a: number; readonly b: number; readonly c: number; readonly origem: string } | null;
  readonly pontuacao: number | null;
  readonly orientacoes: string;
  readonly imagens: readonly Imagem[];
  /** It is no question, such as a text between questions. */
  readonly ignorada: boolean;
  readonly problemas: readonly ProblemaDaQuestao[];
  /** Of a question of an exam: where it stands in it. */
  readonly lugar?: LugarDaProva;
};

/** What one question may have of these; more are left out. */
export const LIMITES_DA_QUESTAO = { habilidades: 20, etiquetas: 30 } as const;

export const LIMITES = {
  /** Questions of one file. */
  questoes: 2000,
  /** Columns of a table. */
  colunas: 60,
  /** Signs of one text: a stem, an option, a cell. */
  texto: 50_000,
  /** Bytes of a picture. */
  imagem: 2_000_000,
  /** Pixels of a side of a picture. */
  lado: 4000,
  /** Pictures of one question. */
  imagens: 20,
} as const;
