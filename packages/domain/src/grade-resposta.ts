/** Checks a row of answers given on paper. The items are those of one exam day, in order. D 104 */
import { isItemOfLanguage, type LinguaEstrangeira } from './lingua-estrangeira.ts';
import { isPontos } from './pontos.ts';
import type { ItemResposta } from './resposta.ts';

export type GradeItem = {
  readonly numero: number;
  readonly lingua_estrangeira: LinguaEstrangeira | null;
  /** A text item: not its answer but its points are typed. */
  readonly subjetiva: boolean;
  /** How many options it has. */
  readonly opcoes: number;
  /** The most points of a text item. */
  readonly pontuacao_avaliacao: number;
};

/** More than one option marked: wrong, and no blank. [GRA-7] D 212 */
export const DUPLA = 0;
/** An answer on paper. */
export type RespostaEmPapel = ItemResposta | typeof DUPLA;

/** One answer and one mark for each item; null is blank, or not marked. */
export type GradeLinha = {
  readonly presente: boolean;
  readonly lingua_estrangeira: LinguaEstrangeira | null;
  readonly respostas: readonly (RespostaEmPapel | null)[];
  /** Points of the text items. */
  readonly pontos: readonly (number | null)[];
};

export type GradeErro =
  | 'quantidade'
  | 'ausente_com_respostas'
  | 'lingua_faltando'
  | 'outra_lingua'
  | 'subjetiva'
  | 'pontos_sem_texto'
  | 'pontos'
  | 'opcao_inexistente';

/** What is wrong, and at which item. */
export type GradeProblema = { readonly erro: GradeErro; readonly numero: number | null };

/** Whether a row has to say a language. */
export function asksLanguage(itens: readonly GradeItem[]): boolean {
  return itens.some(({ lingua_estrangeira }) => lingua_estrangeira !== null);
}

type Celula = { readonly resposta: RespostaEmPapel | null; readonly pontos: number | null };

const celulaDe = ({ respostas, pontos }: GradeLinha, i: number): Celula => ({
  resposta: respostas[i] ?? null,
  pontos: pontos[i] ?? null,
});

function itemErro(item: GradeItem, { resposta, pontos }: Celula, lingua: LinguaEstrangeira | null): GradeErro | null {
  if (resposta === null && pontos === null) return null;
  if (!isItemOfLanguage(item, lingua)) return 'outra_lingua';
  if (item.subjetiva) {
    if (resposta !== null) return 'subjetiva';
    return pontos === null || isPontos(pontos, item.pontuacao_avaliacao) ? null : 'pontos';
  }
  if (pontos !== null) return 'pontos_sem_texto';
  return resposta !== null && resposta > item.opcoes ? 'opcao_inexistente' : null;
}

/**
 * Why a row cannot be kept: not one answer and one mark for each item [GRA-1]; absent with an answer or a mark [GRA-2]; present
 * without the language that the day asks for, or with an answer of the other one [GRA-3]; an option for a text item, points for
 * another one, or points that the item does not have [GRA-4]; an option that the item does not have [GRA-5]. null when it can.
 */
export function gradeProblema(itens: readonly GradeItem[], linha: GradeLinha): GradeProblema | null {
  const { presente, lingua_estrangeira, respostas, pontos } = linha;
  if (respostas.length !== itens.length || pontos.length !== itens.length) return { erro: 'quantidade', numero: null };
  if (!presente) {
    const answered = itens.find((_, i) => (respostas[i] ?? pontos[i] ?? null) !== null);
    return answered ? { erro: 'ausente_com_respostas', numero: answered.numero } : null;
  }
  if (lingua_estrangeira === null && asksLanguage(itens)) return { erro: 'lingua_faltando', numero: null };
  for (const [i, item] of itens.entries()) {
    const erro = itemErro(item, celulaDe(linha, i), lingua_estrangeira);
    if (erro) return { erro, numero: item.numero };
  }
  return null;
}

/** Whether saving would change nothing: the same presence, and for the present the same language, answers and points. [GRA-6] */
export function isSameLinha(stored: GradeLinha, given: GradeLinha): boolean {
  if (stored.presente !== given.presente) return false;
  if (!given.presente) return true;
  const same = stored.respostas.every((_, i) => {
    const [a, b] = [celulaDe(stored, i), celulaDe(given, i)];
    return a.resposta === b.resposta && a.pontos === b.pontos;
  });
  return same && stored.lingua_estrangeira === given.lingua_estrangeira;
}
