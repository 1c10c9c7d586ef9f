/** Which alternatives a question has: the contract always names five places, of which a question fills two to five. */
import { ITEM_RESPOSTAS, type ItemResposta } from './resposta.ts';

/** The places as the contract names them. */
export type LugaresDasAlternativas = {
  readonly opcao_a: string;
  readonly opcao_b: string;
  readonly opcao_c: string;
  readonly opcao_d: string;
  readonly opcao_e?: string | null | undefined;
};

/** An alternative that is there; `value` is its place, so that its letter and its answer never move. */
export type AlternativaPresente = { readonly value: ItemResposta; readonly html: string };

/** Characters and entities that take space or none, but show nothing; `\s` holds the no-break space already. */
const UNSEEN =
  /[\s\u00ad\u200b-\u200f\u2060\ufeff]|&(nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|#0*(160|173|820[1-7])|#x0*(a0|ad|200[b-f]));/giu;

/** Nothing to show: no text, no picture with a source, no formula. Such an alternative is absent. [ALT-1] */
export function isAlternativaAusente(html: string | null | undefined): boolean {
  if (html === null || html === undefined) return true;
  const text = html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '').replace(UNSEEN, '');
  return text === '' && !/<(math|svg)\b|<img\b[^>]*\ssrc=["']?[^"'\s>]/i.test(html);
}

/** The alternatives that are there, each with its own letter; none of a question that is answered with a text. [ALT-2] */
export function alternativasOf(questao: LugaresDasAlternativas): AlternativaPresente[] {
  const places = [questao.opcao_a, questao.opcao_b, questao.opcao_c, questao.opcao_d, questao.opcao_e];
  return ITEM_RESPOSTAS.flatMap((value) => {
    const html = places[value - 1];
    return html === null || html === undefined || isAlternativaAusente(html) ? [] : [{ value, html }];
  });
}
