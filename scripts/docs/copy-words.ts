/** Finds wording that the voice of the product rules out, in the places where Portuguese sentences are kept. */

/** What is never written, and what is written instead. */
const RULES: readonly { readonly found: RegExp; readonly write: string }[] = [
  { found: /sem conexão/i, write: '"sem internet", or "Não conseguimos conectar." where the cause is unknown' },
  { found: /\p{L}\(s\)/iu, write: 'the forms for 1 and for n separately' },
  { found: /\p{L}\((a|as)\)|\p{L}@\s/iu, write: 'a noun or a verb without gender' },
  { found: /\b(link|código|senha)\b.*\b(venceu|vencid[oa])\b/i, write: '"expirou"' },
  { found: /tente outra vez/i, write: '"tente de novo"' },
  { found: /não mudam? mais/i, write: '"não pode mais mudar"' },
  { found: /ao seu alcance|do nosso lado/i, write: 'what happened, without a translated figure' },
  { found: /\bconsole\b/i, write: '"ambiente da equipe"' },
  { found: /\bhífens\b/i, write: '"hifens"' },
  { found: /\bd(o|a)s? (professora|professor)\b/i, write: '"a equipe"' },
  { found: /\p{L}"|"\p{L}/u, write: 'curved quotes' },
  { found: /\.\.\./, write: '…' },
  { found: /\d %/, write: 'the percent sign right after the number' },
];

/** Sentences that a document fixes letter for letter. */
const DOCUMENTED: readonly string[] = [
  'Falta menos de ${minutes} minuto(s) para que',
  'Explorador(a)',
  'Guerreiro(a)',
  'Leia antes de entregar...',
  'Validando...',
  'Ops...',
  'Não desanime, você pega ele na próxima...',
  'Não foi dessa vez...',
  'Você perdeu uma vida...',
];

const STRING = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const sentenceOf = (literal: string) =>
  DOCUMENTED.reduce((text, documented) => text.replace(documented, ''), literal.slice(1, -1)).replace(/<[^>]*>/g, '');

/** Each finding as `path: what to write in "the text"`. @param source a file of sentences */
export function wordingFaults(path: string, source: string): string[] {
  return [...withoutComments(source).matchAll(STRING)].flatMap(([literal]) => {
    const sentence = sentenceOf(literal);
    return RULES.filter(({ found }) => found.test(sentence)).map(
      ({ write }) => `${path}: write ${write} in ${literal}`,
    );
  });
}
