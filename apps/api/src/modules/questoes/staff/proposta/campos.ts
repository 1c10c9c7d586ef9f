/** An essay proposal as it is written: what a request brings, made clean, and the columns that hold it. */
import { cleanNome } from '@luneta/domain/nome';
import { propostaContradicoes, propostaFalhas, type PropostaFixa } from '@luneta/domain/proposta';
import { joinFonte, splitFonte } from '@luneta/domain/proposta-texto';

import { toRichText } from '../../../../http/rich-text/rich-text.ts';
import { propostaErrors } from './errors.ts';
import type { PropostaRow, Situacao } from './store.ts';

/** What may be written; HTML as it came or, after `cleanEscrita`, as it is stored. */
export type Escrita = PropostaFixa & {
  readonly ano: number | null;
  readonly fonte: string;
  readonly situacao: Situacao;
};

/** The contract's limit of a text in an answer. */
const HTML_MAX = 200_000;

/** @throws 422 for a text that grows too long, and for a formula that cannot be drawn */
function clean(campo: string, given: string): string {
  const { html, problemas } = toRichText(given);
  const [problem] = problemas;
  if (problem !== undefined) throw propostaErrors.formula(campo, problem.trecho);
  if (html.length > HTML_MAX) throw propostaErrors.long(campo);
  return html.trim();
}

/** A text with its source in small letters at its end reads like one whose source was written apart. */
function textoOf({ conteudo, fonte }: Escrita['textos'][number], n: number): Escrita['textos'][number] {
  const html = clean(`textos.${n}.conteudo`, conteudo);
  const said = cleanNome(fonte);
  return said === '' ? splitFonte(html) : { conteudo: html, fonte: said };
}

/**
 * Every text by the allow list.
 * @throws 422 with each fault at its field; a draft may lack texts (rule ROT-8)
 */
export function cleanEscrita(given: Escrita): Escrita {
  const escrita = {
    ...given,
    titulo: cleanNome(given.titulo),
    descricao: clean('descricao', given.descricao),
    textos: given.textos.map(textoOf),
    fonte: cleanNome(given.fonte),
  };
  const faults = given.situacao === 'rascunho' ? propostaContradicoes(escrita) : propostaFalhas(escrita);
  if (faults.length > 0) throw propostaErrors.incomplete(faults);
  return escrita;
}

/** A stored proposal with the fields of a written one. */
export function escritaOf(row: PropostaRow): Escrita {
  const { titulo, descricao, genero_textual_nome, min_linhas, max_linhas, ano, fonte, situacao } = row;
  const textos = row.textos.map(splitFonte);
  return { titulo, descricao, genero_textual_nome, min_linhas, max_linhas, textos, ano, fonte, situacao };
}

/** HTML of the motivating texts as it is stored. */
export const textosOf = ({ textos }: Escrita): string[] => textos.map(joinFonte);
