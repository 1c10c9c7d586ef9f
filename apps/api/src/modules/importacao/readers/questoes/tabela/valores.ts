/** The short cells of a table of questions: what each word means. */
import { titleKey } from '@luneta/domain/importacao-titulos';
import { type Letra, LETRAS } from '@luneta/domain/resposta';

import type { Conteudo } from '../conteudo.ts';
import type { CampoDaQuestao, QuestaoLida } from '../modelo.ts';
import { erro } from '../problemas.ts';

export type Celulas = Readonly<Partial<Record<CampoDaQuestao, string>>>;

const unknown = (campo: CampoDaQuestao, valor: string, como: string) =>
  erro('valor_desconhecido', { campo, valor, mensagem: `"${valor.slice(0, 60)}" não é um valor conhecido.`, como });

/** The value of a word; null for an empty cell, and with a problem for any other word. */
function wordOf<T>(
  { dizer }: Conteudo,
  campo: CampoDaQuestao,
  celula: string | undefined,
  values: Readonly<Record<string, T>>,
  como: string,
): T | null {
  const word = titleKey(celula ?? '');
  if (word === '') return null;
  const value = Object.hasOwn(values, word) ? values[word] : undefined;
  if (value === undefined) dizer(unknown(campo, celula ?? '', como));
  return value ?? null;
}

const TIPOS = {
  objetiva: 'objetiva',
  multipla_escolha: 'objetiva',
  fechada: 'objetiva',
  verdadeiro_ou_falso: 'objetiva',
  discursiva: 'discursiva',
  dissertativa: 'discursiva',
  subjetiva: 'discursiva',
  aberta: 'discursiva',
} as const;

export const tipoDe = (conteudo: Conteudo, { tipo }: Celulas): QuestaoLida['tipo'] =>
  wordOf<QuestaoLida['tipo']>(conteudo, 'tipo', tipo, TIPOS, 'Escreva objetiva ou discursiva.') ?? 'objetiva';

const NIVEIS = {
  facil: 'facil',
  baixa: 'facil',
  baixo: 'facil',
  '1': 'facil',
  medio: 'medio',
  media: 'medio',
  '2': 'medio',
  dificil: 'dificil',
  alta: 'dificil',
  alto: 'dificil',
  '3': 'dificil',
} as const;

export const dificuldadeDe = (conteudo: Conteudo, { dificuldade }: Celulas): QuestaoLida['dificuldade'] =>
  wordOf<'facil' | 'medio' | 'dificil'>(
    conteudo,
    'dificuldade',
    dificuldade,
    NIVEIS,
    'Escreva fácil, médio ou difícil, ou deixe vazio.',
  );

const LINGUAS = { ingles: 1, '1': 1, en: 1, espanhol: 2, '2': 2, es: 2, nenhuma: null, portugues: null } as const;

export function linguaDe(conteudo: Conteudo, { lingua }: Celulas): QuestaoLida['lingua'] {
  if (['nenhuma', 'portugues', 'pt'].includes(titleKey(lingua ?? ''))) return null;
  return wordOf<1 | 2 | null>(conteudo, 'lingua', lingua, LINGUAS, 'Escreva inglês ou espanhol, ou deixe vazio.');
}

const LETTERS: Readonly<Record<string, Letra>> = Object.fromEntries(
  LETRAS.flatMap((letra, index) => [
    [letra.toLowerCase(), letra],
    [String(index + 1), letra],
  ]),
);

export const gabaritoDe = (conteudo: Conteudo, { gabarito }: Celulas): Letra | null =>
  wordOf(conteudo, 'gabarito', gabarito, LETTERS, 'Escreva a letra da alternativa certa, de A a E.');

/** A list in a cell, with commas, semicolons or bars between. */
export const listaDe = (celula: string | undefined): readonly string[] =>
  (celula ?? '')
    .split(/[,;|\n]/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

const NUMBER = /^-?\d{1,3}(?:[.,]\d{1,15})?$/u;
const PARAMETROS = ['tri_a', 'tri_b', 'tri_c'] as const;
const RANGES = {
  tri_a: (value: number) => value > 0 && value <= 10,
  tri_b: (value: number) => value >= -8 && value <= 8,
  tri_c: (value: number) => value >= 0 && value < 1,
} as const;

/** All three parameters and where they come from, or none. */
export function triDe({ dizer }: Conteudo, celulas: Celulas): QuestaoLida['tri'] {
  const written = PARAMETROS.map((campo) => (celulas[campo] ?? '').trim());
  if (written.every((text) => text === '')) return null;
  const values = PARAMETROS.map((campo, index) => {
    const text = written[index] ?? '';
    const value = NUMBER.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    if (RANGES[campo](value)) return value;
    dizer(
      erro('tri_invalida', {
        campo,
        valor: text,
        mensagem: 'Os três parâmetros da TRI vêm juntos: a de 0 a 10, b de -8 a 8, c de 0 a menos de 1.',
        como: 'Corrija os parâmetros ou deixe os três vazios.',
      }),
    );
    return null;
  });
  const [a = null, b = null, c = null] = values;
  const origem = (celulas.tri_origem ?? '').trim();
  return a === null || b === null || c === null ? null : { a, b, c, origem };
}
