/**
 * Where each question of a folder stands: number, area, day and language. The name of the question's folder wins over the
 * fields of its file. A question without a place is left out for its own defect; its neighbours never lose theirs.
 */
import type { Arquivo } from '../parametros/arquivo.ts';
import type { CrosswalkItem, Question } from './formato.ts';
import { type Inep, inepOf } from './inep.ts';
import { lonelyLanguage } from './lingua-unica.ts';
import {
  blockIndex,
  blocksOf,
  LANGUAGES,
  languageOf,
  languagePositions,
  LAST_POSITION,
  type Block,
  type Language,
} from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';

export type Lugar = {
  readonly question: Question;
  readonly numero: number;
  readonly language: Language | null;
  readonly block: Block;
};

export type Lugares = {
  readonly lugares: readonly Lugar[];
  readonly blocks: readonly Block[];
  /** INEP's own file; null without one. */
  readonly inep: Inep | null;
  /** INEP's records: those of its own file, then those that the folder was joined with. Null without both. */
  readonly records: readonly CrosswalkItem[] | null;
  readonly avisos: readonly Aviso[];
};

type Read = { readonly question: Question; readonly numero: number; readonly language: Language | null };

export const placeKey = (numero: number, language: string | null): string => `${numero} ${language ?? ''}`;

/** Number and language as the folder's name and the file say them. */
function readPlace(question: Question, avisos: Aviso[]): Read {
  const { slug, index, language } = question;
  const named = /^(?:\p{L}+[-_ ]?)?0*(\d{1,3})(?:[-_ ](\p{L}+))?$/u.exec(slug.normalize('NFC'));
  const numero = named ? Number(named[1]) : index;
  if (numero !== index) avisos.push(aviso('POSICAO_CONTRADITORIA', slug, { arquivo: index, pasta: numero }));
  const inName = languageOf(named?.[2] ?? '');
  const inFile = language === null ? undefined : languageOf(language);
  if (language !== null && !inFile) avisos.push(aviso('IDIOMA_INESPERADO', slug, { idioma: language }));
  if (inName && inFile !== inName)
    avisos.push(aviso('IDIOMA_DEDUZIDO', slug, { idioma: LANGUAGES[inName].materia, arquivo: language ?? 'nenhum' }));
  return { question, numero, language: inName ?? inFile ?? null };
}

/** Gives a question that names no language the one that is missing at its position; undefined where that is not clear. */
function missingLanguage(read: Read, companions: readonly Read[]): Language | null | undefined {
  const others = companions.filter((other) => other !== read);
  if (read.language !== null || others.every(({ language }) => language === null)) return read.language;
  const taken = new Set(others.map(({ language }) => language));
  const free = (['ingles', 'espanhol'] as const).filter((language) => !taken.has(language));
  return others.length === 1 ? free[0] : undefined;
}

/** Places every question in the order of the exam and says what was decided against a file. */
export function placeQuestions(
  year: number,
  questions: readonly Question[],
  joined: readonly CrosswalkItem[] | null = null,
  itens: Arquivo | null = null,
): Lugares {
  const avisos: Aviso[] = [];
  const reads = questions
    .map((question) => readPlace(question, avisos))
    .toSorted((x, y) => x.numero - y.numero || x.question.slug.localeCompare(y.question.slug, 'pt-BR'));
  const inep = inepOf(
    itens,
    reads.map(({ numero, language, question }) => ({ numero, language, gabarito: question.correctAlternative })),
  );
  const crosswalk = inep ? [...inep.records, ...(joined ?? [])] : joined;
  const { blocks, unusual } = blocksOf(year, reads, inep?.areas);
  if (unusual) avisos.push(aviso('AREAS_FORA_DA_ORDEM', null, { ordem: blockOrder(blocks) }));
  const inTwo = new Set(languagePositions(year, blocks));
  const lugares = new Map<string, Lugar>();
  for (const read of reads) {
    const { question, numero } = read;
    const { slug } = question;
    const block = numero >= 1 && numero <= LAST_POSITION ? blocks[blockIndex(numero)] : undefined;
    if (!block) {
      avisos.push(aviso('POSICAO_INVALIDA', slug, { posicao: numero }));
      continue;
    }
    const inLanguages = block.area.codigo === 'LC';
    if (!inLanguages && read.language) avisos.push(aviso('IDIOMA_INESPERADO', slug, { idioma: read.language }));
    const companions = reads.filter((other) => other.numero === numero);
    const lonely = inTwo.has(numero) && read.language === null && companions.length === 1;
    const one = () => (lonely ? lonelyLanguage(numero, question, crosswalk) : missingLanguage(read, companions));
    const language = inLanguages ? one() : null;
    if (language === undefined) {
      avisos.push(aviso('IDIOMA_AUSENTE', slug));
      continue;
    }
    if (language !== null && read.language === null)
      avisos.push(
        lonely
          ? aviso('IDIOMA_RECONHECIDO', slug, { idioma: LANGUAGES[language].materia })
          : aviso('IDIOMA_DEDUZIDO', slug, { idioma: LANGUAGES[language].materia, arquivo: 'nenhum' }),
      );
    const key = placeKey(numero, language);
    if (lugares.has(key)) avisos.push(aviso('QUESTAO_REPETIDA', slug));
    else lugares.set(key, { question, numero, language, block });
    if (question.discipline !== block.area.disciplina)
      avisos.push(
        aviso('AREA_CONTRADITORIA', slug, { disciplina: question.discipline ?? 'nada', area: block.area.materia }),
      );
  }
  return { lugares: [...lugares.values()], blocks, inep, records: crosswalk, avisos };
}

/** The order of the areas for people: `1–45 CH, 46–90 CN…`. */
export function blockOrder(blocks: readonly Block[]): string {
  return blocks.map(({ area, de, ate }) => `${de}–${ate} ${area.codigo}`).join(', ');
}

export type Place = {
  readonly slug: string;
  readonly key: string;
  readonly numero: number;
  readonly language: Language | null;
  readonly block: Block;
};

/** Every place that an exam of the year has, with the slug that its folder would have. */
export function expectedPlaces(year: number, { lugares, blocks }: Pick<Lugares, 'lugares' | 'blocks'>): Place[] {
  const twice = new Set([
    ...languagePositions(year, blocks),
    ...lugares.flatMap(({ numero, language }) => (language === null ? [] : [numero])),
  ]);
  return blocks.flatMap((block) =>
    Array.from({ length: block.ate - block.de + 1 }, (_, i) => block.de + i).flatMap((numero) =>
      (twice.has(numero) ? (['ingles', 'espanhol'] as const) : [null]).map((language) => ({
        slug: language === null ? String(numero) : `${numero}-${language}`,
        key: placeKey(numero, language),
        numero,
        language,
        block,
      })),
    ),
  );
}
