/** Checks a row of answers given on paper. The items are those of one exam day, in order. D 104 */
import { isItemOfLanguage, type LinguaEstrangeira } from './lingua-estrangeira.ts';
import type { ItemResposta } from './resposta.ts';

export type GradeItem = {
  readonly numero: number;
  readonly lingua_estrangeira: LinguaEstrangeira | null;
  /** A text item: its answer is not typed here. */
  readonly subjetiva: boolean;
  /** How many options it has. */
  readonly opcoes: number;
};

/** One answer for each item; null is blank. */
export type GradeLinha = {
  readonly presente: boolean;
  readonly lingua_estrangeira: LinguaEstrangeira | null;
  readonly respostas: readonly (ItemResposta | null)[];
};

export type GradeErro =
  | 'quantidade'
  | 'ausente_com_respostas'
  | 'lingua_faltando'
  | 'outra_lingua'
  | 'subjetiva'
  | 'opcao_inexistente';

/** What is wrong, and at which item. */
export type GradeProblema = { readonly erro: GradeErro; readonly numero: number | null };

/** Whether a row has to say a language. */
export function asksLanguage(itens: readonly GradeItem[]): boolean {
  return itens.some(({ lingua_estrangeira }) => lingua_estrangeira !== null);
}

function itemErro(item: GradeItem, resposta: ItemResposta | null, lingua: LinguaEstrangeira | null): GradeErro | null {
  if (resposta === null) return null;
  if (item.subjetiva) return 'subjetiva';
  if (!isItemOfLanguage(item, lingua)) return 'outra_lingua';
  return resposta > item.opcoes ? 'opcao_inexistente' : null;
}

/**
 * Why a row cannot be kept: not one answer for each item [GRA-1]; absent with an answer [GRA-2]; present without the language
 * that the day asks for, or with an answer of the other one [GRA-3]; an answer to a text item [GRA-4] or of an option that the
 * item does not have [GRA-5]. null when it can.
 */
export function gradeProblema(itens: readonly GradeItem[], linha: GradeLinha): GradeProblema | null {
  const { presente, lingua_estrangeira, respostas } = linha;
  if (respostas.length !== itens.length) return { erro: 'quantidade', numero: null };
  if (!presente) {
    const answered = itens.find((_, i) => (respostas[i] ?? null) !== null);
    return answered ? { erro: 'ausente_com_respostas', numero: answered.numero } : null;
  }
  if (lingua_estrangeira === null && asksLanguage(itens)) return { erro: 'lingua_faltando', numero: null };
  for (const [i, item] of itens.entries()) {
    const erro = itemErro(item, respostas[i] ?? null, lingua_estrangeira);
    if (erro) return { erro, numero: item.numero };
  }
  return null;
}

/** Whether saving would change nothing: the same presence, and for the present the same language and answers. [GRA-6] */
export function isSameLinha(stored: GradeLinha, given: GradeLinha): boolean {
  if (stored.presente !== given.presente) return false;
  if (!given.presente) return true;
  const same = stored.respostas.every((resposta, i) => resposta === (given.respostas[i] ?? null));
  return same && stored.lingua_estrangeira === given.lingua_estrangeira;
}
