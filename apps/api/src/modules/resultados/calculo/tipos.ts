/** What a calculation reads and what it gives: data only. */
import type { NotaItem } from '@luneta/domain/nota';
import type { ItemResposta, Letra } from '@luneta/domain/resposta';
import type { TriItem } from '@luneta/domain/tri';

import type { OrigemTri, Sealed } from '../../questoes/index.ts';

export type CalculoItem = {
  readonly item_id: number;
  readonly dia_prova: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly area_codigo: string;
  readonly gabarito: Sealed<Letra | null>;
  readonly anulada: boolean;
  readonly subjetiva: boolean;
  readonly gabarito_bonificado: boolean;
  readonly fora_da_tri: boolean;
  readonly tri: (TriItem & { readonly origem: OrigemTri }) | null;
};

/** One day that a student took. */
export type CalculoDia = {
  readonly lingua_estrangeira: 1 | 2;
  /** True when answered on a screen, false on paper. */
  readonly online: boolean;
  /** Null on paper, where time is not measured. */
  readonly segundos: number | null;
};

export type CalculoAluno = {
  readonly turma_avaliacao_id: number;
  readonly turma_aluno_id: number;
  readonly turma_id: number;
  readonly serie_id: number;
  /** Days taken, by number. A missing day was not taken. */
  readonly dias: ReadonlyMap<number, CalculoDia>;
  readonly respostas: ReadonlyMap<number, ItemResposta | null>;
  /** Items with more than one option marked on paper. Their answer is null (rule NOT-16). */
  readonly duplas: ReadonlySet<number>;
  /** Subjective items with a text that is not blank. */
  readonly textos: ReadonlySet<number>;
  /** The marked fraction of the points of each text answer (rule NOT-9). */
  readonly correcoes: ReadonlyMap<number, number>;
  /** Marks of the requested essays, 0 to 1000; null while an essay is not marked (rule COR-9). */
  readonly redacoes: readonly (number | null)[];
};

/** What a TRI score stands on (rule TRI-9): its items, and the calibrated ones of the booklet. Null without a score. */
export type BaseTri = { readonly itens_tri: number | null; readonly itens_calibrados: number | null };

/** Calibrated items of the printed booklet, of one area and language (0: for everybody), lost questions included. */
export type CadernoArea = {
  readonly area_codigo: string;
  readonly lingua_estrangeira: 0 | 1 | 2;
  readonly calibrados: number;
};

export type AreaResultado = {
  readonly area_codigo: string;
  readonly acertos: number;
  readonly itens: number;
  readonly nota_tri: number | null;
  readonly erro_padrao: number | null;
  readonly origem_tri: OrigemTri | null;
} & BaseTri;

export type AlunoResultado = {
  readonly aluno: CalculoAluno;
  readonly presente: boolean;
  readonly acertos: number;
  readonly itens: number;
  readonly desempenho: number | null;
  readonly nota: number | null;
  readonly nota_agregada: number | null;
  readonly nota_tri: number | null;
  readonly itens_tri: number | null;
  readonly itens_calibrados: number | null;
  readonly tempo_utilizado: number | null;
  readonly nota_redacao: number | null;
  readonly areas: readonly AreaResultado[];
  readonly ranking: number | null;
  readonly melhor_da_turma: boolean;
};

/** An item together with one student's answer. */
export type Answered = { readonly item: CalculoItem; readonly nota: NotaItem; readonly presente: boolean };

/** What an exam asks: its items, its maximum grade, and the booklet it was imported from (empty: none). */
export type Prova = {
  readonly itens: readonly CalculoItem[];
  readonly notaMaxima: number;
  readonly caderno?: readonly CadernoArea[];
};
