/** The options and the key of a QTI item. */
import type { Letra } from '@luneta/domain/resposta';

import { alternativasDemais, colunaDe, letraDe } from '../conferir.ts';
import type { Arquivos, Conteudo } from '../conteudo.ts';
import type { Alternativa } from '../modelo.ts';
import { casos } from '../problemas.ts';
import { type Elemento, textOf } from '../xml/arvore.ts';
import { htmlDe } from './corpo.ts';
import { atributoDe, descendentes, nomeDe, primeiro, todos } from './nomes.ts';

const READ: readonly string[] = ['choiceinteraction', 'extendedtextinteraction'];

/** Identifiers of the right answers, by what is declared: the correct response, else a mapping with positive entries. */
function rightOf(declaration: Elemento): readonly string[] {
  const correct = primeiro(declaration, 'correctresponse');
  if (correct) return todos(correct, 'value').map((value) => textOf(value).trim());
  return todos(declaration, 'mapentry')
    .filter((entry) => Number(atributoDe(entry, 'mappedvalue')) > 0)
    .map((entry) => atributoDe(entry, 'mapkey'));
}

/** A value between nothing and the whole, which a school's key does not know. */
function partialOf(declaration: Elemento): string | null {
  const values = todos(declaration, 'mapentry').map((entry) => Number(atributoDe(entry, 'mappedvalue')));
  const positive = values.filter((value) => value > 0);
  return positive.length > 1 ? positive.join(', ').replaceAll('.', ',') : null;
}

export type Escolha = {
  readonly alternativas: readonly Alternativa[];
  readonly gabarito: Letra | null;
  /** Identifiers of the options in their order. */
  readonly nomes: readonly string[];
};

const NADA: Escolha = { alternativas: [], gabarito: null, nomes: [] };

/** @param motivos feedback by the identifier of its option */
export function readChoice(
  item: Elemento,
  interaction: Elemento,
  motivos: ReadonlyMap<string, string>,
  { conteudo, arquivos }: { readonly conteudo: Conteudo; readonly arquivos: Arquivos },
): Escolha {
  const response = atributoDe(interaction, 'responseidentifier');
  const declaration = todos(item, 'responsedeclaration').find((one) => atributoDe(one, 'identifier') === response);
  const max = atributoDe(interaction, 'maxchoices');
  const cardinality = declaration ? atributoDe(declaration, 'cardinality') : '';
  if (!['', '0', '1'].includes(max) || !['', 'single'].includes(cardinality)) {
    conteudo.dizer(casos.variasCertas());
    return NADA;
  }
  const choices = todos(interaction, 'simplechoice');
  if (choices.length > 5) conteudo.dizer(alternativasDemais(choices.length));
  const nomes = choices.map((choice) => atributoDe(choice, 'identifier'));
  const right = declaration ? rightOf(declaration) : [];
  const partial = declaration && primeiro(declaration, 'correctresponse') === null ? partialOf(declaration) : null;
  const place = nomes.findIndex((nome) => nome === right[0]);
  if (partial !== null) conteudo.dizer(casos.nota(partial));
  else if (right.length > 1) conteudo.dizer(casos.variasCertas());
  else if (place < 0) conteudo.dizer(casos.semGabarito());
  const alternativas = choices.slice(0, 5).flatMap((choice, index): Alternativa[] => {
    const letra = letraDe(index);
    const campo = colunaDe(index);
    if (letra === null) return [];
    const own = todos(choice, 'feedbackinline').map(htmlDe).join(' ');
    const motivo = own === '' ? (motivos.get(nomes[index] ?? '') ?? '') : own;
    return [
      {
        letra,
        texto: conteudo.linha(campo, htmlDe(choice), 'html', arquivos),
        motivo: conteudo.linha(campo, motivo, 'html', arquivos),
      },
    ];
  });
  return { alternativas, gabarito: place < 0 ? null : letraDe(place), nomes };
}

/** The one interaction of the body, where it is one of the two that are read; else its name is told. */
export function interactionOf(body: Elemento, { dizer }: Conteudo): Elemento | null {
  const [only, ...more] = descendentes(body).filter((one) => nomeDe(one).endsWith('interaction'));
  if (only && more.length === 0 && READ.includes(nomeDe(only))) return only;
  if (!only) dizer(casos.tipo('sem interação'));
  else dizer(casos.tipo(more.length > 0 ? 'várias perguntas em um item' : only.nome));
  return null;
}
