/** Repair of an item while students may have it open. */
import type { Letra } from './resposta.ts';

export type AcaoReparo = 'anular' | 'trocar' | 'chave';

/** What a repair looks at of a question: its family, its kind and how many options it has. */
export type QuestaoDoReparo = {
  readonly questao_id: number;
  readonly raiz_id: number;
  readonly subjetiva: boolean;
  readonly opcoes: number;
  readonly texto_base_id: number | null;
  readonly situacao: 'rascunho' | 'em_revisao' | 'aprovada' | 'arquivada';
  readonly tem_gabarito: boolean;
};

export type ReparoErro =
  | 'resultado_liberado'
  | 'prova_cancelada'
  | 'ja_anulada'
  | 'sem_questao'
  | 'outra_questao'
  | 'opcoes_diferentes'
  | 'texto_base_diferente'
  | 'questao_nao_aprovada'
  | 'sem_gabarito'
  | 'sem_chave'
  | 'questao_discursiva'
  | 'chave_sem_alternativa';

export type Reparo =
  | { readonly acao: 'anular' }
  | { readonly acao: 'trocar'; readonly nova: QuestaoDoReparo | null }
  | { readonly acao: 'chave'; readonly chave: Letra | null };

type Estado = {
  readonly liberada: boolean;
  readonly cancelada: boolean;
  readonly anulada: boolean;
  /** Each student has an own order, which follows shared passages. */
  readonly embaralhada: boolean;
  readonly questao: QuestaoDoReparo;
};

const LETRAS = 'ABCDE';

function swapErro({ questao, embaralhada }: Estado, nova: QuestaoDoReparo | null): ReparoErro | null {
  if (nova === null) return 'sem_questao';
  if (nova.raiz_id !== questao.raiz_id || nova.questao_id === questao.questao_id) return 'outra_questao';
  if (nova.subjetiva !== questao.subjetiva || nova.opcoes !== questao.opcoes) return 'opcoes_diferentes';
  if (embaralhada && nova.texto_base_id !== questao.texto_base_id) return 'texto_base_diferente';
  if (nova.situacao !== 'aprovada') return 'questao_nao_aprovada';
  return nova.subjetiva || nova.tem_gabarito ? null : 'sem_gabarito';
}

function keyErro({ subjetiva, opcoes }: QuestaoDoReparo, chave: Letra | null): ReparoErro | null {
  if (chave === null) return 'sem_chave';
  if (subjetiva) return 'questao_discursiva';
  return LETRAS.indexOf(chave) < opcoes ? null : 'chave_sem_alternativa';
}

/**
 * Why an item may not be repaired so; null when it may. Until the release it is annulled, shows another revision of the same
 * question with as many options, or gets another key; anything else is no repair. [MON-6]
 */
export function reparoErro(estado: Estado, reparo: Reparo): ReparoErro | null {
  const { liberada, cancelada, anulada, questao } = estado;
  if (liberada) return 'resultado_liberado';
  if (cancelada) return 'prova_cancelada';
  if (anulada) return 'ja_anulada';
  if (reparo.acao === 'anular') return null;
  return reparo.acao === 'trocar' ? swapErro(estado, reparo.nova) : keyErro(questao, reparo.chave);
}

/** What students are told: a new key is silent, the others as whoever repairs chooses. [MON-6] */
export const avisoDoReparo = (acao: AcaoReparo, aviso_aos_alunos: boolean): 'anulada' | 'corrigida' | null => {
  if (!aviso_aos_alunos || acao === 'chave') return null;
  return acao === 'anular' ? 'anulada' : 'corrigida';
};
