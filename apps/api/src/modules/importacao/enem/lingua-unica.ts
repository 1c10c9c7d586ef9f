/**
 * A position that exists in two languages, of which the folder holds one question that names none. INEP's key says which it
 * is; where both keys would do, or there is no crosswalk, the words of its text say it.
 */
import type { CrosswalkItem, Question } from './formato.ts';
import { languageOf, type Language } from './posicoes.ts';

/** Words of one language that neither the other nor Portuguese has. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  ingles: ['the', 'of', 'and', 'is', 'are', 'with', 'that', 'to', 'for', 'you', 'they', 'was'],
  espanhol: ['el', 'los', 'las', 'y', 'una', 'con', 'del', 'pero', 'su', 'es', 'muy', 'lo'],
};
/** One language must have so many times the words of the other. */
const CLEARLY = 3;

function languageOfText(question: Question): Language | undefined {
  const all = [question.context, ...question.alternatives.map(({ text }) => text)].join(' ').toLowerCase();
  const words = all.match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => WORDS[language].includes(word)).length;
  const [ingles, espanhol] = [count('ingles'), count('espanhol')];
  if (ingles >= CLEARLY * Math.max(1, espanhol)) return 'ingles';
  return espanhol >= CLEARLY * Math.max(1, ingles) ? 'espanhol' : undefined;
}

/** The language of the question; undefined where nothing tells it. */
export function lonelyLanguage(
  numero: number,
  question: Question,
  crosswalk: readonly CrosswalkItem[] | null,
): Language | undefined {
  const right = (crosswalk ?? []).filter(
    ({ index, inep_key }) => index === numero && inep_key === question.correctAlternative,
  );
  const [only, other] = right.flatMap(({ language }) => (language === null ? [] : (languageOf(language) ?? [])));
  return only !== undefined && other === undefined ? only : languageOfText(question);
}
