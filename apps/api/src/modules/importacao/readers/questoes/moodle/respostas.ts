/** Options, key and reasons of a Moodle question. */
import type { Letra } from '@luneta/domain/resposta';

import { colunaDe, letraDe, alternativasDemais } from '../conferir.ts';
import type { Conteudo } from '../conteudo.ts';
import type { Alternativa } from '../modelo.ts';
import { casos } from '../problemas.ts';
import { type Elemento, filhoDe, filhosDe, textOf } from '../xml/arvore.ts';
import { readTexto } from './texto.ts';

export type Respostas = { readonly alternativas: readonly Alternativa[]; readonly gabarito: Letra | null };

const NADA: Respostas = { alternativas: [], gabarito: null };
const fractionOf = (answer: Elemento): number => Number(answer.atributos['fraction'] ?? 0);
const percent = (fraction: number) => `${String(fraction).replace('.', ',')}%`;

/** The place of the one right answer; null with a problem said. */
function keyOf(answers: readonly Elemento[], { dizer }: Conteudo): Letra | null {
  const fractions = answers.map(fractionOf);
  const partial = fractions.find((fraction) => fraction > 0 && fraction < 99.9);
  const right = fractions.filter((fraction) => fraction >= 99.9).length;
  const penalty = fractions.find((fraction) => fraction < 0);
  if (right > 1) dizer(casos.variasCertas());
  else if (partial !== undefined) dizer(right === 0 ? casos.variasCertas() : casos.nota(percent(partial)));
  else if (right === 0) dizer(casos.semGabarito());
  else {
    if (penalty !== undefined) dizer(casos.penalidade(percent(penalty)));
    return letraDe(fractions.findIndex((fraction) => fraction >= 99.9));
  }
  return null;
}

export function readMultichoice(question: Elemento, conteudo: Conteudo): Respostas {
  const answers = filhosDe(question, 'answer');
  const single = textOf(filhoDe(question, 'single')).trim().toLowerCase();
  if (single !== '' && single !== 'true' && single !== '1') {
    conteudo.dizer(casos.variasCertas());
    return NADA;
  }
  if (answers.length > 5) {
    conteudo.dizer(alternativasDemais(answers.length));
    return NADA;
  }
  const gabarito = keyOf(answers, conteudo);
  const alternativas = answers.flatMap((answer, index): Alternativa[] => {
    const letra = letraDe(index);
    if (letra === null) return [];
    const campo = colunaDe(index);
    return [
      {
        letra,
        texto: readTexto(conteudo, campo, answer, 'linha'),
        motivo: readTexto(conteudo, campo, filhoDe(answer, 'feedback'), 'linha'),
      },
    ];
  });
  return { alternativas, gabarito };
}

const NAMES = { true: 'Verdadeiro', false: 'Falso' } as const;

export function readTrueFalse(question: Elemento, conteudo: Conteudo): Respostas {
  const answers = filhosDe(question, 'answer');
  const of = (value: keyof typeof NAMES) =>
    answers.find((answer) => textOf(filhoDe(answer, 'text')).trim().toLowerCase() === value) ?? null;
  const pair = [of('true'), of('false')] as const;
  const right = pair.findIndex((answer) => answer !== null && fractionOf(answer) >= 99.9);
  if (right < 0) conteudo.dizer(casos.semGabarito());
  const motivo = (index: 0 | 1) => {
    const answer = pair[index];
    return answer ? readTexto(conteudo, colunaDe(index), filhoDe(answer, 'feedback'), 'linha') : '';
  };
  return {
    alternativas: [
      { letra: 'A', texto: NAMES.true, motivo: motivo(0) },
      { letra: 'B', texto: NAMES.false, motivo: motivo(1) },
    ],
    gabarito: right < 0 ? null : letraDe(right),
  };
}
