/** The questions of one answer key: what became of each, how many were right, and in which order they are walked through. */
import { itemVerdict, type ItemVerdict } from './nota.ts';
import { letraOf, normalizeItemResposta, type ItemResposta, type Letra } from './resposta.ts';

/** What a question of `gabaritos/{id}` says about itself. */
export type GabaritoQuestao = {
  readonly numero: number;
  readonly dia_prova: number;
  readonly item_resposta: number | null;
  readonly dupla_marcacao?: boolean | undefined;
  readonly gabarito: Letra | null;
  readonly questao_anulada: boolean;
  readonly subjetiva: boolean;
  readonly gabarito_bonificado: boolean;
  readonly presente_avaliacao: boolean;
  readonly texto_resposta: string | null;
};

/** Before the release nobody is judged: answered or not is all there is. */
export type GabaritoState = ItemVerdict | 'respondida';

/** What counts as a hit on screen (NOT-5). */
const HITS: readonly GabaritoState[] = ['acerto', 'anulada', 'bonificada'];

/** The contract allows any number and the rules know five options. Other numbers count as blank. [GBI-1] */
export function gabaritoResposta({ item_resposta }: Pick<GabaritoQuestao, 'item_resposta'>): ItemResposta | null {
  const answer = normalizeItemResposta(item_resposta);
  return answer === 'invalid' ? null : answer;
}

/** Letter of the own answer; null for none. [GBI-1] */
export function gabaritoLetra(questao: Pick<GabaritoQuestao, 'item_resposta'>): Letra | null {
  const answer = gabaritoResposta(questao);
  return answer === null ? null : letraOf(answer);
}

/** The verdict of NOT-1 once released; before, `respondida` or `branco`. [GBI-2] S2 §4.6; D 96, 100 */
export function gabaritoState(questao: GabaritoQuestao, liberado: boolean): GabaritoState {
  const item_resposta = gabaritoResposta(questao);
  const answered = item_resposta !== null || questao.dupla_marcacao === true || Boolean(questao.texto_resposta);
  if (!liberado) return answered ? 'respondida' : 'branco';
  const { questao_anulada: anulada, ...rest } = questao;
  return itemVerdict(
    { ...rest, anulada, item_resposta, percentual_pontuacao_correcao: null },
    questao.presente_avaliacao,
  );
}

export type GabaritoContagem = {
  /** Right, annulled or bonus, on days the student took. */
  readonly acertos: number;
  /** Questions with options: a marked text has points, and no hit. */
  readonly questoes: number;
  /** Questions answered with a text. */
  readonly subjetivas: number;
};

/** 'Acertou X de Y Questões': annulled ones count as right, those of a day missed do not. [GBI-3] S2 §2.19, §4.6; D 100 */
export function gabaritoContagem(questoes: readonly GabaritoQuestao[]): GabaritoContagem {
  const subjetivas = questoes.filter((questao) => questao.subjetiva && !questao.questao_anulada).length;
  const acertos = questoes.filter(
    (questao) => questao.presente_avaliacao && HITS.includes(gabaritoState(questao, true)),
  ).length;
  return { acertos, questoes: questoes.length - subjetivas, subjetivas };
}

export type GabaritoMateria<Questao> = { readonly fora_do_gabarito: boolean; readonly itens: readonly Questao[] };

/**
 * The questions that previous and next walk through: every subject that is not left out of the navigation, in the order of
 * the paper. [GBI-4] S2 §2.19, §9; D 118
 */
export function gabaritoNavegacao<Questao extends Pick<GabaritoQuestao, 'numero' | 'dia_prova'>>(
  resumo: readonly GabaritoMateria<Questao>[],
): readonly Questao[] {
  return resumo
    .filter(({ fora_do_gabarito }) => !fora_do_gabarito)
    .flatMap(({ itens }) => itens)
    .sort((x, y) => x.dia_prova - y.dia_prova || x.numero - y.numero);
}
