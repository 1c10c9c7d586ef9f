/**
 * Verdict of an item and the grade that follows from the verdicts. Values are exact; `roundHalfUp` is for display. Only
 * items that count are passed: of a foreign language, those of the language chosen.
 */
import { letraOf, type ItemResposta, type Letra } from './resposta.ts';

export type ItemVerdict = 'acerto' | 'erro' | 'branco' | 'subjetiva' | 'anulada' | 'bonificada';

export type NotaItem = {
  readonly item_resposta: ItemResposta | null;
  /** More than one option was marked on paper: `item_resposta` is null and the item is no blank. */
  readonly dupla_marcacao?: boolean | undefined;
  readonly gabarito: Letra | null;
  readonly anulada: boolean;
  readonly subjetiva: boolean;
  readonly gabarito_bonificado: boolean;
  /** Fraction of the points a marker gave to a subjective item; null until marked. */
  readonly percentual_pontuacao_correcao: number | null;
};

/** Annulled, subjective, a hit, the bonus (of who is present and not right), blank, wrong, in turn. [NOT-1] [NOT-16] S3 §5; D 100 */
export function itemVerdict(item: NotaItem, presente: boolean): ItemVerdict {
  if (item.anulada) return 'anulada';
  if (item.subjetiva) return 'subjetiva';
  const letra = item.item_resposta === null ? null : letraOf(item.item_resposta);
  if (letra !== null && letra === item.gabarito) return 'acerto';
  if (item.gabarito_bonificado && presente) return 'bonificada';
  return letra === null && item.dupla_marcacao !== true ? 'branco' : 'erro';
}

/**
 * Points of an item, 0 to 1: hit, annulled and bonus 1 for present students [NOT-2]; a subjective item its fraction, null
 * until marked, which leaves it out of the grade [NOT-3]; absent students 0 [NOT-4].
 */
export function itemPoints(item: NotaItem, presente: boolean): number | null {
  if (!presente) return 0;
  const verdict = itemVerdict(item, presente);
  if (verdict === 'subjetiva') return item.percentual_pontuacao_correcao;
  return verdict === 'erro' || verdict === 'branco' ? 0 : 1;
}

export type NotaCounts = Readonly<Record<ItemVerdict, number>> & {
  readonly itens: number;
  /** Hits as the screens count them: right, annulled and bonus. */
  readonly acertos: number;
  /** Subjective items still without a mark. */
  readonly pendentes: number;
};

/** Fraction of the item's points that a marker gave; more than all of them is not given. [NOT-9] D 114, 181 */
export function percentualCorrecao(pontuacao: number, pontuacaoMaxima: number): number {
  return Math.min(1, Math.max(0, pontuacao / pontuacaoMaxima));
}

/**
 * The mark of a text, on any scale: the marker's value; 0 for a text left blank on screen; null while a text or a paper
 * answer waits for its mark. Of subjective items [NOT-10] and of essays [COR-9]. D 114, 120, 181
 */
export function marcaOuBranco(
  marca: number | null,
  { online, texto }: { readonly online: boolean; readonly texto: boolean },
): number | null {
  return marca ?? (online && !texto ? 0 : null);
}

/** How many of each verdict. [NOT-5] */
export function notaCounts(items: readonly NotaItem[], presente: boolean): NotaCounts {
  const counts: Record<ItemVerdict, number> = {
    acerto: 0,
    erro: 0,
    branco: 0,
    subjetiva: 0,
    anulada: 0,
    bonificada: 0,
  };
  for (const item of items) counts[itemVerdict(item, presente)] += 1;
  const pendentes = items.filter((item) => itemPoints(item, true) === null).length;
  const acertos = presente ? counts.acerto + counts.anulada + counts.bonificada : 0;
  return { ...counts, itens: items.length, acertos, pendentes };
}

/**
 * `desempenho`, 0 to 100, exact: Σ points / items × 100 over the items that count. null for an absent student and when
 * nothing counts yet. [NOT-6] S3 §5; D 114, 115
 */
export function desempenho(items: readonly NotaItem[], presente: boolean): number | null {
  if (!presente) return null;
  const points = items.map((item) => itemPoints(item, presente)).filter((value) => value !== null);
  if (points.length === 0) return null;
  return (points.reduce((sum, value) => sum + value, 0) * 100) / points.length;
}

/** Grade of a subject, or of the whole exam when given all its items: the same mean times the maximum. [NOT-7] D 114 */
export function nota(items: readonly NotaItem[], presente: boolean, notaMaxima: number): number | null {
  const percent = desempenho(items, presente);
  return percent === null ? null : (percent / 100) * notaMaxima;
}

/** Mean of the days of one exam that have a grade (`nota_agregada`); null when none has. [NOT-8] D 185 */
export function notaAgregada(notas: readonly (number | null)[]): number | null {
  const known = notas.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/**
 * `percentual_acerto` of an item, 0 to 100, exact: hits by its key over those who took it. null for an annulled item and one
 * that a person marks, which have no hits, and where nobody took it. [NOT-11] D 100, 181
 */
export function percentualAcerto(item: {
  readonly acertos: number | null;
  readonly presentes: number | null;
  readonly anulada: boolean;
  readonly subjetiva: boolean;
}): number | null {
  const { acertos, presentes, anulada, subjetiva } = item;
  return anulada || subjetiva || acertos === null || !presentes ? null : (acertos / presentes) * 100;
}
