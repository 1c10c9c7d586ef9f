/**
 * Security questions: the catalogue, how an answer is compared, and what is wrong with three filled slots. The catalogue
 * asks nothing that a classmate reads in a school's records (class, teachers, birth date, town of the school).
 */

/** Questions a person registers. */
export const PERGUNTAS_POR_PESSOA = 3;
export const RESPOSTA_MAX = 20;

export type PerguntaSeguranca = { readonly id: number; readonly descricao: string };

/** Every question there ever was. An id is stored with answers: it is never given to another question. [PSE-1] D 62; sec D6 */
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
  { id: 10, descricao: 'Qual é o nome da pessoa mais velha entre seus primos e primas?' },
  { id: 11, descricao: 'Qual era o desenho animado de que você mais gostava?' },
  { id: 12, descricao: 'Que música lembra a sua infância?' },
  { id: 13, descricao: 'Quem ensinou você a andar de bicicleta?' },
  { id: 14, descricao: 'Em que cidade nasceu a sua avó materna?' },
];

/** Ids that new registrations are not offered: a person has two grandmothers, and few Brazilians a middle name. */
const NOT_OFFERED: readonly number[] = [2, 4];

/** The questions a person chooses from: those on offer and those they already answered. [PSE-1] */
export function perguntasToChoose(answered: readonly number[]): PerguntaSeguranca[] {
  return PERGUNTAS_SEGURANCA.filter(({ id }) => !NOT_OFFERED.includes(id) || answered.includes(id));
}

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

/** One slot as a person fills it; null while no question is chosen. */
export type PerguntaSlot = { readonly pergunta_seguranca_id: number | null; readonly resposta: string };
export type PerguntaError = 'obrigatorio' | 'maximo' | 'repetida';
export type PerguntaErrors = { readonly pergunta?: PerguntaError; readonly resposta?: PerguntaError };

function respostaError(resposta: string): PerguntaError | null {
  if (normalizeResposta(resposta) === '') return 'obrigatorio';
  return Array.from(resposta.trim()).length > RESPOSTA_MAX ? 'maximo' : null;
}

/**
 * What is wrong with each slot of the form: a question that no slot before it has [PSE-3], an answer that says something,
 * of at most 20 characters [PSE-4]. One entry a slot, empty when it may be saved. S1 §5
 */
export function perguntasErrors(slots: readonly PerguntaSlot[]): PerguntaErrors[] {
  const chosen = slots.map(({ pergunta_seguranca_id }) => pergunta_seguranca_id);
  return slots.map(({ pergunta_seguranca_id: id, resposta }, n) => {
    const pergunta = id === null ? 'obrigatorio' : chosen.indexOf(id) < n ? 'repetida' : null;
    const wrong = respostaError(resposta);
    return { ...(pergunta === null ? {} : { pergunta }), ...(wrong === null ? {} : { resposta: wrong }) };
  });
}

/** A slot as it is sent. */
export type PerguntaNumerada = PerguntaSlot & { /** 1 to 3. */ readonly numero_sequencial: number };
export type CadastroError = 'quantidade' | 'numero' | 'pergunta' | PerguntaError;

/**
 * The first thing wrong with a registration, or null: exactly three slots with the numbers 1 to 3 [PSE-3], questions of
 * the catalogue [PSE-1], and nothing wrong in any of them. S1 §5
 */
export function cadastroError(slots: readonly PerguntaNumerada[]): CadastroError | null {
  if (slots.length !== PERGUNTAS_POR_PESSOA) return 'quantidade';
  const numbers = new Set(slots.map(({ numero_sequencial }) => numero_sequencial));
  if (![1, 2, 3].every((n) => numbers.has(n))) return 'numero';
  if (slots.some(({ pergunta_seguranca_id: id }) => id === null || perguntaById(id) === null)) return 'pergunta';
  const [first] = perguntasErrors(slots).flatMap(({ pergunta, resposta }) => pergunta ?? resposta ?? []);
  return first ?? null;
}
