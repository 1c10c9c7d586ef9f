/**
 * Security questions: the catalogue, how an answer is compared, and what is wrong with three filled slots. The catalogue
 * asks nothing that a classmate reads in a school's records (class, teachers, birth date, town of the school).
 */

/** Questions a person registers. */
export const PERGUNTAS_POR_PESSOA = 3;
export const RESPOSTA_MAX = 20;

export type PerguntaSeguranca = { readonly id: number; readonly descricao: string };

/** Questions to choose from. An id is stored with answers: it is never given to another question. [PSE-1] D 62; sec D6 */
export const PERGUNTAS_SEGURANCA: readonly PerguntaSeguranca[] = [
  { id: 1, descricao: 'Qual era o nome do seu primeiro animal de estimação?' },
  { id: 2, descricao: 'Em que cidade nasceu a sua avó?' },
  { id: 3, descricao: 'Qual era o seu brinquedo preferido?' },
  { id: 4, descricao: 'Qual é o nome do meio da sua mãe?' },
  { id: 5, descricao: 'Qual é a sua comida preferida?' },
  { id: 6, descricao: 'Qual era o seu apelido em casa?' },
  { id: 7, descricao: 'Em que rua você morava quando era criança?' },
  { id: 8, descricao: 'Para onde foi a viagem de que você mais gostou?' },
  { id: 9, descricao: 'Qual foi o primeiro filme que você viu no cinema?' },
  { id: 10, descricao: 'Qual é o nome do seu primo ou prima mais velha?' },
  { id: 11, descricao: 'Qual era o desenho animado de que você mais gostava?' },
  { id: 12, descricao: 'Que música lembra a sua infância?' },
];

/** The question of the catalogue with this id, or null. [PSE-1] */
export function perguntaById(id: number): PerguntaSeguranca | null {
  return PERGUNTAS_SEGURANCA.find((pergunta) => pergunta.id === id) ?? null;
}

/**
 * The form in which answers are compared and hashed: compatibility forms folded, trimmed, lower case, no accents, one
 * space between words. [PSE-2] D 42; sec D6
 */
export function normalizeResposta(resposta: string): string {
  return resposta
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ');
}

export type PerguntaSlot = {
  /** 1 to 3. */
  readonly numero_sequencial: number;
  /** Null while nothing is chosen. */
  readonly pergunta_seguranca_id: number | null;
  readonly resposta: string;
};

export type PerguntaError = 'quantidade' | 'numero' | 'pergunta' | 'repetida' | 'obrigatoria' | 'maximo';

function slotError(slot: PerguntaSlot, before: readonly PerguntaSlot[]): PerguntaError | null {
  const { numero_sequencial: n, pergunta_seguranca_id: id, resposta } = slot;
  if (!Number.isInteger(n) || n < 1 || n > PERGUNTAS_POR_PESSOA) return 'numero';
  if (before.some((other) => other.numero_sequencial === n)) return 'numero';
  if (id === null || perguntaById(id) === null) return 'pergunta';
  if (before.some((other) => other.pergunta_seguranca_id === id)) return 'repetida';
  if (normalizeResposta(resposta) === '') return 'obrigatoria';
  return Array.from(resposta.trim()).length > RESPOSTA_MAX ? 'maximo' : null;
}

/**
 * What is wrong with each slot, null where nothing is: a number 1 to 3 used once, a question of the catalogue [PSE-1]
 * chosen once [PSE-3], an answer that says something, at most 20 characters [PSE-4]. S1 §5; D 62
 */
export function perguntaErrors(slots: readonly PerguntaSlot[]): (PerguntaError | null)[] {
  return slots.map((slot, index) => slotError(slot, slots.slice(0, index)));
}

/** The first thing wrong with a registration, or null: exactly three slots, each right. [PSE-3] S1 §5 */
export function perguntasError(slots: readonly PerguntaSlot[]): PerguntaError | null {
  if (slots.length !== PERGUNTAS_POR_PESSOA) return 'quantidade';
  return perguntaErrors(slots).find((error) => error !== null) ?? null;
}
