/** Whether a question may be asked: its stem, its options and its key. */
import { type Letra, LETRAS } from './resposta.ts';
import { isHtmlVazio, textoDaQuestao } from './questao-texto.ts';

export const MIN_ALTERNATIVAS = 2;
export const MAX_ALTERNATIVAS = 5;

export type QuestaoTipo = 'objetiva' | 'discursiva';
export type Alternativa = { readonly letra: Letra; readonly texto: string };
export type QuestaoPergunta = {
  readonly tipo: QuestaoTipo;
  readonly enunciado: string;
  readonly alternativas: readonly Alternativa[];
  readonly gabarito: Letra | null;
};

export type QuestaoFalha = {
  /** Path of the field, as the contract has it. */
  readonly campo: string;
  readonly codigo:
    | 'enunciado_vazio'
    | 'sem_alternativas'
    | 'alternativa_vazia'
    | 'alternativa_repetida'
    | 'letra_fora_de_ordem'
    | 'sem_gabarito'
    | 'gabarito_sem_alternativa'
    | 'alternativa_em_discursiva'
    | 'gabarito_em_discursiva';
};

const fieldOf = (index: number) => `alternativas.${index}.texto`;

function optionFaults({ alternativas }: QuestaoPergunta): QuestaoFalha[] {
  const seen = new Set<string>();
  const faults: QuestaoFalha[] = [];
  for (const [index, { texto }] of alternativas.entries()) {
    const shown = textoDaQuestao(texto);
    if (shown === '') faults.push({ campo: fieldOf(index), codigo: 'alternativa_vazia' });
    else if (seen.has(shown)) faults.push({ campo: fieldOf(index), codigo: 'alternativa_repetida' });
    seen.add(shown);
  }
  return faults;
}

/** What contradicts itself, and is refused in a draft too. [BAN-1] */
export function questaoContradicoes({ tipo, alternativas, gabarito }: QuestaoPergunta): QuestaoFalha[] {
  if (tipo === 'discursiva') {
    return [
      ...(alternativas.length > 0
        ? [{ campo: 'alternativas', codigo: 'alternativa_em_discursiva' } satisfies QuestaoFalha]
        : []),
      ...(gabarito === null ? [] : [{ campo: 'gabarito', codigo: 'gabarito_em_discursiva' } satisfies QuestaoFalha]),
    ];
  }
  const misplaced = alternativas.findIndex(({ letra }, index) => letra !== LETRAS[index]);
  if (misplaced >= 0) return [{ campo: `alternativas.${misplaced}.letra`, codigo: 'letra_fora_de_ordem' }];
  if (gabarito !== null && !alternativas.some(({ letra }) => letra === gabarito))
    return [{ campo: 'gabarito', codigo: 'gabarito_sem_alternativa' }];
  return [];
}

/** What keeps a question from being asked; empty for one that may. A text question needs its stem alone. [BAN-1] */
export function questaoFalhas(questao: QuestaoPergunta): QuestaoFalha[] {
  const { tipo, enunciado, alternativas, gabarito } = questao;
  const stem: QuestaoFalha[] = isHtmlVazio(enunciado) ? [{ campo: 'enunciado', codigo: 'enunciado_vazio' }] : [];
  const contradictions = questaoContradicoes(questao);
  if (tipo === 'discursiva') return [...stem, ...contradictions];
  const few: QuestaoFalha[] =
    alternativas.length < MIN_ALTERNATIVAS ? [{ campo: 'alternativas', codigo: 'sem_alternativas' }] : [];
  const keyless: QuestaoFalha[] = gabarito === null ? [{ campo: 'gabarito', codigo: 'sem_gabarito' }] : [];
  return [...stem, ...few, ...optionFaults(questao), ...contradictions, ...keyless];
}
