/** A question as it is written: what a request or a file brings, made clean, and the columns that hold it. */
import type { Alternativa, QuestaoTipo } from '@luneta/domain/questao-alternativas';
import { textoComparado } from '@luneta/domain/questao-texto';
import { type Letra, LETRAS } from '@luneta/domain/resposta';
import { createHash } from 'node:crypto';

import { toRichText } from '../../../../http/rich-text/rich-text.ts';
import { escritaErrors } from './errors.ts';

export type AlternativaEscrita = Alternativa & { readonly motivo: string };

/** What may be written of a question; HTML as it came or, after `cleanEscrita`, as it is stored. */
export type Escrita = {
  readonly tipo: QuestaoTipo;
  readonly materia_id: number;
  readonly objeto_conhecimento_id: number | null;
  readonly habilidades: readonly number[];
  readonly etiquetas: readonly string[];
  readonly texto_base_id: number | null;
  readonly enunciado: string;
  readonly alternativas: readonly AlternativaEscrita[];
  readonly gabarito: Letra | null;
  readonly comentario: string;
  readonly dificuldade: 'facil' | 'medio' | 'dificil' | null;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly par_id: number | null;
  readonly pontuacao: number | null;
  readonly orientacoes: string;
};

/** The contract's limit of a text in an answer. */
const HTML_MAX = 200_000;

/** Stores formulas that cannot be drawn as they were typed only where `draft` allows it. */
function clean(campo: string, html: string, draft: boolean): string {
  const { html: stored, problemas } = toRichText(html);
  const [problem] = problemas;
  if (problem !== undefined && !draft) throw escritaErrors.formula(campo, problem.trecho);
  if (stored.length > HTML_MAX) throw escritaErrors.long(campo);
  return stored.trim();
}

/**
 * Every text by the allow list, formulas as MathML.
 * @throws 422 for a text that grows too long, and for a formula that cannot be drawn unless it is a draft
 */
export function cleanEscrita(given: Escrita, draft: boolean): Escrita {
  const html = (campo: string, text: string) => clean(campo, text, draft);
  return {
    ...given,
    enunciado: html('enunciado', given.enunciado),
    comentario: html('comentario', given.comentario),
    orientacoes: html('orientacoes', given.orientacoes),
    alternativas: given.alternativas.map(({ letra, texto, motivo }, n) => ({
      letra,
      texto: html(`alternativas.${n}.texto`, texto),
      motivo: html(`alternativas.${n}.motivo`, motivo),
    })),
  };
}

/** The columns of a row that hold what was written, skills and tags apart. */
export type Colunas = Pick<
  Escrita,
  | 'materia_id'
  | 'objeto_conhecimento_id'
  | 'texto_base_id'
  | 'enunciado'
  | 'gabarito'
  | 'comentario'
  | 'dificuldade'
  | 'lingua_estrangeira'
  | 'pontuacao'
  | 'orientacoes'
> & {
  readonly subjetiva: boolean;
  readonly opcao_a: string;
  readonly opcao_b: string;
  readonly opcao_c: string;
  readonly opcao_d: string;
  readonly opcao_e: string | null;
  readonly motivos: Partial<Record<Letra, string>>;
  readonly texto_hash: string | null;
};

/** Names of those columns. */
export const COLUNAS = [
  'materia_id',
  'objeto_conhecimento_id',
  'texto_base_id',
  'enunciado',
  'opcao_a',
  'opcao_b',
  'opcao_c',
  'opcao_d',
  'opcao_e',
  'gabarito',
  'comentario',
  'motivos',
  'subjetiva',
  'pontuacao',
  'orientacoes',
  'lingua_estrangeira',
  'dificuldade',
  'texto_hash',
] as const satisfies readonly (keyof Colunas)[];

/** Null for a question without a stem. @param passagem HTML of the passage before it */
export function hashOf(passagem: string, { enunciado, alternativas }: Pick<Escrita, 'enunciado' | 'alternativas'>) {
  const texto = textoComparado({
    texto_base: passagem,
    enunciado,
    alternativas: alternativas.map(({ texto: one }) => one),
  });
  return texto === null ? null : createHash('sha256').update(texto).digest('hex');
}

/** @param passagem HTML of its passage; '' without one */
export function colunasOf(escrita: Escrita, passagem: string): Colunas {
  const { tipo, alternativas, habilidades: _h, etiquetas: _e, par_id: _p, ...rest } = escrita;
  const [a = '', b = '', c = '', d = '', e = null] = alternativas.map(({ texto }) => texto);
  const motivos = alternativas.flatMap(({ letra, motivo }) => (motivo === '' ? [] : [[letra, motivo] as const]));
  return {
    ...rest,
    subjetiva: tipo === 'discursiva',
    opcao_a: a,
    opcao_b: b,
    opcao_c: c,
    opcao_d: d,
    opcao_e: e,
    motivos: Object.fromEntries(motivos),
    texto_hash: hashOf(passagem, escrita),
  };
}

/** The options of a row, from A on: those after the last that has a text are absent. */
export function alternativasOf(
  opcoes: readonly (string | null)[],
  motivos: Partial<Record<Letra, string>>,
): AlternativaEscrita[] {
  const last = opcoes.findLastIndex((texto) => (texto ?? '') !== '');
  return LETRAS.slice(0, last + 1).map((letra, n) => ({ letra, texto: opcoes[n] ?? '', motivo: motivos[letra] ?? '' }));
}
