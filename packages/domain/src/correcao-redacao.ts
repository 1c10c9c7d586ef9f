/**
 * Marking of an essay: five competences of 0 to 200, by one person or, where the school asks for it, by two, and by a third
 * where the two differ too much. Who a corrector is, is any text that names one person.
 */
import { roundHalfUp } from './numero.ts';

export const COMPETENCIAS = [1, 2, 3, 4, 5] as const;
export const COMPETENCIA_MAXIMA = 200;
export const REDACAO_MAXIMA = 1000;

/** What a marker may give for one competence: 0 to 200 in steps of 40. [COR-3] */
export const NIVEIS_DA_COMPETENCIA = [0, 40, 80, 120, 160, 200] as const;

export type Competencia = { readonly numero: number; readonly nota: number };
export type Papel = 1 | 2 | 3;

/** One part of the marking; its mark stands once it is finished. */
export type Marca = { readonly papel: Papel; readonly corretor: string; readonly nota: number | null };

export type RegrasCorrecao = {
  readonly segundo_corretor: boolean;
  /** Points by which two marks may differ. */
  readonly divergencia_maxima: number;
};

/** A passage of the text, in UTF-16 code units: `inicio` is its first place, `fim` the one after its last. */
export type Trecho = { readonly inicio: number; readonly fim: number };

export type CorrecaoErro =
  | 'competencia_repetida'
  | 'competencias_incompletas'
  | 'zero_com_competencias'
  | 'marca_fora_do_texto';

/** Whether each passage has a length and lies in the text. [COR-12] */
export const marcasDentroDoTexto = (marcas: readonly Trecho[], texto: string): boolean =>
  marcas.every(({ inicio, fim }) => inicio < fim && fim <= texto.length);

/**
 * Why this marking cannot be stored: a competence appears twice [COR-1]; a finished marking needs all five competences,
 * or none and a reason for 0 [COR-2]. Null when it can be stored.
 */
export function correcaoErro(
  competencias: readonly Competencia[],
  motivoZero: string | null,
  concluir: boolean,
): CorrecaoErro | null {
  const numeros = new Set(competencias.map(({ numero }) => numero));
  if (numeros.size < competencias.length) return 'competencia_repetida';
  if (!concluir) return null;
  if (motivoZero !== null) return competencias.length === 0 ? null : 'zero_com_competencias';
  return numeros.size === COMPETENCIAS.length ? null : 'competencias_incompletas';
}

/** The mark of one finished part: the sum of the five, 0 with a reason. [COR-3] D 120 */
export function notaDaCorrecao(competencias: readonly Competencia[], motivoZero: string | null): number {
  return motivoZero === null ? competencias.reduce((sum, { nota }) => sum + nota, 0) : 0;
}

export type SituacaoRedacao = 'pendente' | 'segunda_correcao' | 'divergente' | 'corrigida';

const finished = (marcas: readonly Marca[], papel: Papel) =>
  marcas.find((marca) => marca.papel === papel)?.nota ?? null;

/**
 * State of the marking: no finished mark; one mark where the school asks for two; two that differ by more than the
 * school allows, without a third; or marked. [COR-4] D 120
 */
export function situacaoRedacao(marcas: readonly Marca[], regras: RegrasCorrecao): SituacaoRedacao {
  const first = finished(marcas, 1);
  const second = finished(marcas, 2);
  if (first === null) return 'pendente';
  if (second === null) return regras.segundo_corretor ? 'segunda_correcao' : 'corrigida';
  const apart = Math.abs(first - second) > regras.divergencia_maxima;
  return apart && finished(marcas, 3) === null ? 'divergente' : 'corrigida';
}

/** The final mark: the only one, the mean of two rounded half up to a whole point, or the third's; null until then. [COR-5] D 120 */
export function notaFinalRedacao(marcas: readonly Marca[], regras: RegrasCorrecao): number | null {
  if (situacaoRedacao(marcas, regras) !== 'corrigida') return null;
  const [first, second, third] = [finished(marcas, 1), finished(marcas, 2), finished(marcas, 3)];
  if (third !== null) return third;
  return first === null || second === null ? first : roundHalfUp((first + second) / 2, 0);
}

const DUE: Readonly<Record<SituacaoRedacao, Papel | null>> = {
  pendente: 1,
  segunda_correcao: 2,
  divergente: 3,
  corrigida: null,
};

export type MinhaSituacao = 'nao_iniciada' | 'rascunho' | 'concluida' | 'impedida';
export type MinhaParte = { readonly minha_situacao: MinhaSituacao; readonly papel: Papel | null };

/**
 * The part that a person may mark: their own part once begun, otherwise the next part, unless another person has begun
 * it. Nobody marks two parts. [COR-6] D 120
 */
export function minhaParte(marcas: readonly Marca[], regras: RegrasCorrecao, corretor: string): MinhaParte {
  const own = marcas.find((marca) => marca.corretor === corretor);
  const due = DUE[situacaoRedacao(marcas, regras)];
  if (own) {
    if (own.nota === null) return { minha_situacao: 'rascunho', papel: own.papel };
    return { minha_situacao: due === null || due === own.papel ? 'concluida' : 'impedida', papel: own.papel };
  }
  const taken = due !== null && marcas.some((marca) => marca.papel === due);
  return taken ? { minha_situacao: 'impedida', papel: null } : { minha_situacao: 'nao_iniciada', papel: due };
}

/** An essay's mark on the scale of the exam that has nothing else. [COR-7] */
export function notaDaRedacao(notaRedacao: number, notaMaxima: number): number {
  return (notaRedacao * notaMaxima) / REDACAO_MAXIMA;
}
