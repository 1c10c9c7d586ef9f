/**
 * What a question of the folder means: subject, day, key, parameters, texts. Pure: it takes pictures and INEP's record and
 * returns a plan with its defects. Nothing here stops an import. Everything unusual is reported.
 */
import type { FormulaProblem } from '../../../http/rich-text/formulas.ts';
import { markdownInlineToHtml, markdownToHtml, pictureHtml, type Picture } from '../../../http/rich-text/markdown.ts';
import { mendEmphasis, mendMarkup } from '../../../http/rich-text/mend-markdown.ts';
import { takeTex } from '../../../http/rich-text/tex-in-markdown.ts';
import type { Alternative, CrosswalkItem, Question } from './formato.ts';
import type { Lugar } from './lugares.ts';
import { LANGUAGES, type Area } from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';
import { isEmptyText, lacksPicture } from './texto-vazio.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
/** A question of the exam may lack its fifth option, and no other. */
const REQUIRED = ['A', 'B', 'C', 'D'] as const;

/** Text of a screen-capture program in the question, from its first caption to its last. */
const CAPTURE_RESIDUE = /\n*Please select text to grab\.[\s\S]*?Copy to clipboard[ \t]*\n?/gu;

export type ItemPlan = {
  readonly slug: string;
  readonly area: Area;
  readonly dia_prova: 1 | 2;
  readonly materia: string;
  readonly numero: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  /** INEP's record was there: key, parameters and what follows from them are its decision. */
  readonly com_registro: boolean;
  readonly anulada: boolean;
  /** Whether INEP's calibration holds the item; null without its record. */
  readonly calibrado: boolean | null;
  readonly enunciado: string;
  /** Five entries. The last is null when the question has four alternatives. */
  readonly opcoes: readonly [string, string, string, string, string | null];
  /** INEP's key where its record has one, else that of the file. */
  readonly gabarito: string | null;
  /** The key that the file declares; null for none or no letter. */
  readonly gabarito_arquivo: string | null;
  readonly habilidade: string | null;
  readonly tri: { readonly a: number; readonly b: number; readonly c: number } | null;
};

export type Interpreted = {
  readonly plan: ItemPlan;
  readonly avisos: readonly Aviso[];
  readonly imagensSemDescricao: number;
};

export type Pictured = (url: string, alt: string | null) => Picture;
/** The same for a text, whose missing description is empty; `generic`: what is said of the picture in place of one. */
type Picturing = (url: string, alt: string, generic?: string) => Picture;
type Say = (codigo: Aviso['codigo'], values?: Readonly<Record<string, string | number>>) => void;

const saying =
  (say: Say) =>
  ({ trecho, motivo }: FormulaProblem) =>
    say('FORMULA_INVALIDA', { trecho, motivo });

function keyOf(question: Question, inep: CrosswalkItem | null | undefined, say: Say): string | null {
  const { correctAlternative: declared } = question;
  const marked = question.alternatives.filter(({ isCorrect }) => isCorrect).map(({ letter }) => letter);
  if (declared && marked.length > 0 && marked.join() !== declared)
    say('MARCA_CONTRADITORIA', { marcada: marked.join(', '), arquivo: declared });
  if (inep?.inep_key === 'X') return null;
  const key = inep?.inep_key ?? declared;
  if (!key || !/^[A-E]$/u.test(key)) {
    say('GABARITO_AUSENTE');
    return null;
  }
  if (inep && key !== declared) say('GABARITO_DIVERGENTE', { arquivo: declared ?? 'nada', inep: key });
  if (!question.alternatives.some(({ letter }) => letter === key)) say('GABARITO_SEM_ALTERNATIVA', { gabarito: key });
  return key;
}

/** Whether INEP's calibration holds an item: it was neither dropped nor annulled. */
export const isCalibrado = ({ in_item_aban, inep_key }: CrosswalkItem): boolean => !in_item_aban && inep_key !== 'X';

function triOf(inep: CrosswalkItem | null | undefined, say: Say): ItemPlan['tri'] {
  if (!inep || inep.in_item_aban) return null;
  const { a, b, c } = inep;
  if (a === null || b === null || c === null || a <= 0 || c < 0 || c >= 1) {
    say('TRI_INVALIDA');
    return null;
  }
  return { a, b, c };
}

function optionsOf(question: Question, pictured: Picturing, say: Say): ItemPlan['opcoes'] {
  const letters = question.alternatives.map(({ letter }) => letter);
  if (letters.some((letter, i) => letter !== LETTERS[i])) say('LETRAS_FORA_DE_ORDEM', { letras: letters.join(', ') });
  if (letters.length < LETTERS.length) say('ALTERNATIVAS_A_MENOS', { n: letters.length });
  for (const letra of REQUIRED) if (!letters.includes(letra)) say('ALTERNATIVA_VAZIA', { letra });
  const html = ({ letter, text, file }: Alternative): string => {
    const words = markdownInlineToHtml(text ?? '', pictured, saying(say));
    const picture = file ? pictureHtml(pictured(file, '', `Alternativa ${letter} da questão ${question.index}`)) : '';
    const all = [words, picture].filter(Boolean).join(' ');
    if (isEmptyText(all)) say('ALTERNATIVA_VAZIA', { letra: letter });
    return all;
  };
  const byLetter = new Map(question.alternatives.map((alternative) => [alternative.letter, html(alternative)]));
  const seen = [...byLetter].filter(
    ([, text], i, all) => text !== '' && all.some(([, other], j) => j !== i && other === text),
  );
  if (seen.length > 0) say('ALTERNATIVAS_IGUAIS', { letras: seen.map(([letter]) => letter).join(', ') });
  const of = (letter: string): string => byLetter.get(letter) ?? '';
  return [of('A'), of('B'), of('C'), of('D'), byLetter.get('E') ?? null];
}

function stemOf(question: Question, pictured: Picturing, say: Say): string {
  const context = (question.context ?? '').replaceAll(CAPTURE_RESIDUE, '\n\n');
  if (context !== (question.context ?? '')) say('TEXTO_ESTRANHO');
  const parts = [context, question.alternativesIntroduction ?? ''];
  const words = parts.map((part) => mendMarkup(takeTex(part).text));
  if (words.some((part) => mendEmphasis(part) !== part)) say('ENFASE_CORRIGIDA');
  const html = parts
    .map((part) => markdownToHtml(part, pictured, saying(say)))
    .filter(Boolean)
    .join('\n');
  if (isEmptyText(html)) say('ENUNCIADO_VAZIO');
  else if (lacksPicture(html)) say('ENUNCIADO_SEM_IMAGEM');
  return html;
}

/** Reads one question. `inep` is its record: null when the crosswalk has none, undefined without a crosswalk. */
export function interpret(
  { question, numero, language, block: { area, dia_prova } }: Lugar,
  inep: CrosswalkItem | null | undefined,
  { picture, descreve }: { readonly picture: Pictured; readonly descreve: boolean },
): Interpreted {
  const avisos: Aviso[] = [];
  const say: Say = (codigo, values) => avisos.push(aviso(codigo, question.slug, values));
  let images = 0;
  let undescribed = 0;
  const pictured: Picturing = (url, alt, generic) => {
    images += 1;
    if (alt === '' && generic === undefined) undescribed += 1;
    const instead = descreve ? (generic ?? `Imagem ${images} da questão ${numero}`) : null;
    return picture(url, alt || instead);
  };
  const letter = /^[A-E]$/u.exec(question.correctAlternative ?? '')?.[0] ?? null;
  if (inep === null) say('SEM_CRUZAMENTO');
  const texts = [question.context, question.alternativesIntroduction, ...question.alternatives.map(({ text }) => text)];
  const words = texts.flatMap((text) => (text === null ? [] : takeTex(text).text));
  if (words.some((text) => mendMarkup(text) !== text)) say('MARCACAO_CORRIGIDA');
  const gabarito = keyOf(question, inep, say);
  const anulada = inep?.inep_key === 'X';
  const dropped = inep?.in_item_aban === true && !anulada;
  if (anulada) say('ANULADA');
  if (dropped) say('FORA_DA_TRI', { gabarito: gabarito ?? '—' });
  const read = {
    enunciado: stemOf(question, pictured, say),
    opcoes: optionsOf(question, pictured, say),
    tri: triOf(inep, say),
  };
  const plan: ItemPlan = {
    ...read,
    slug: question.slug,
    area,
    dia_prova,
    materia: language ? LANGUAGES[language].materia : area.materia,
    numero,
    lingua_estrangeira: language ? LANGUAGES[language].lingua_estrangeira : null,
    com_registro: Boolean(inep),
    anulada,
    calibrado: inep ? isCalibrado(inep) : null,
    gabarito,
    gabarito_arquivo: letter,
    habilidade: inep?.co_habilidade ? `H${inep.co_habilidade}` : null,
  };
  return { plan, avisos, imagensSemDescricao: undescribed };
}
