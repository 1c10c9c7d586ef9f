/** The answers of a GIFT question, as its author wrote them. What they mean for us is decided in `read.ts`. */
import { placeOf } from './sinais.ts';

export type Escolha = {
  readonly certa: boolean;
  /** Share of the marks in percent; null when none is written. */
  readonly peso: number | null;
  readonly texto: string;
  readonly motivo: string;
};

export type Respostas =
  | { readonly tipo: 'dissertativa'; readonly geral: string }
  | {
      readonly tipo: 'verdadeiro_falso';
      readonly verdadeira: boolean;
      /** Reasons of 'Verdadeiro' and of 'Falso'. */
      readonly motivos: readonly [string, string];
      readonly geral: string;
    }
  | { readonly tipo: 'multipla'; readonly escolhas: readonly Escolha[]; readonly geral: string }
  | { readonly tipo: 'outra'; readonly nome: string };

const TRUTH = /^(TRUE|T|FALSE|F)(?=\s*(?:#|$))/iu;
const WEIGHT = /^\s*%(-?\d+(?:[.,]\d+)?)%/u;

/** Whether a place stands inside an HTML tag, where an equal sign belongs to an attribute. */
const isInTag = (text: string, at: number): boolean => /<[a-z][^<>]*$/iu.test(text.slice(Math.max(0, at - 2000), at));

/** Places at which an answer begins. */
function beginnings(text: string): number[] {
  const places: number[] = [];
  for (let at = placeOf(text, '=~'); at >= 0; at = placeOf(text, '=~', at + 1))
    if (text[at] === '~' || !isInTag(text, at)) places.push(at);
  return places;
}

/** The text before the first `mark` that steers, and what is behind it; null without one. */
function splitAt(text: string, mark: '#' | '####'): readonly [string, string | null] {
  for (let at = placeOf(text, '#'); at >= 0; at = placeOf(text, '#', at + 1))
    if (text.startsWith(mark, at)) return [text.slice(0, at), text.slice(at + mark.length)];
  return [text, null];
}

function escolhaOf(text: string): Escolha {
  const [answer, motivo] = splitAt(text.slice(1), '#');
  const weight = WEIGHT.exec(answer);
  return {
    certa: text.startsWith('='),
    peso: weight ? Number((weight[1] ?? '').replace(',', '.')) : null,
    texto: answer.slice(weight?.[0].length ?? 0).trim(),
    motivo: (motivo ?? '').trim(),
  };
}

function choicesOf(body: string, geral: string): Respostas {
  const places = beginnings(body);
  const before = body.slice(0, places[0] ?? body.length).trim();
  if (places.length === 0 || before !== '') return { tipo: 'outra', nome: 'desconhecida' };
  const parts = places.map((place, index) => body.slice(place, places[index + 1]));
  const isShort = parts.every((part) => part.startsWith('='));
  if (isShort && parts.every((part) => part.includes('->'))) return { tipo: 'outra', nome: 'associação' };
  if (isShort) return { tipo: 'outra', nome: 'resposta curta' };
  return { tipo: 'multipla', escolhas: parts.map(escolhaOf), geral };
}

/** @param text what stands between the braces, trimmed */
export function respostasDe(text: string): Respostas {
  const [body, general] = splitAt(text, '####');
  const geral = (general ?? '').trim();
  if (body.trim() === '') return { tipo: 'dissertativa', geral };
  if (body.startsWith('#')) return { tipo: 'outra', nome: 'numérica' };
  const truth = TRUTH.exec(body)?.[1];
  if (truth === undefined) return choicesOf(body.trim(), geral);
  const [first = '', second = ''] = reasonsOf(body.slice(truth.length));
  return { tipo: 'verdadeiro_falso', verdadeira: /^t/iu.test(truth), motivos: [first, second], geral };
}

/** What stands behind each `#`. */
function reasonsOf(text: string): string[] {
  const [, rest] = splitAt(text, '#');
  if (rest === null) return [];
  const [own] = splitAt(rest, '#');
  return [own.trim(), ...reasonsOf(rest)];
}
