/**
 * What subjects above this one do when an exam changes. `modules/index.ts` hands the functions in. Each joins the
 * transaction of its caller.
 */
import type { Interval } from '@luneta/domain/prorrogacao';

import type { Tenant } from '../../database/tenant.ts';

/** Whose roadmaps move: one student's, one class's, or the school's when both are absent; and of which exam. */
export type AlvoRoteiros = {
  readonly turma_aluno_id: number | null;
  readonly turma_id: number | null;
  readonly turma_avaliacao_id: number | null;
};

/** Of the roadmaps. */
export type Roteiros = {
  /** Extends roadmaps that were open in the interval. @returns their ids */
  readonly moveRoteiros: (
    tx: Tenant,
    alvo: AlvoRoteiros,
    interval: Interval,
    segundos: number,
  ) => Promise<readonly number[]>;
  /** Takes that back. */
  readonly moveRoteirosBack: (tx: Tenant, ids: readonly number[], segundos: number) => Promise<void>;
};

/** The points of one text answer on paper; null takes them away. */
export type PontosEmPapel = {
  readonly tentativa_id: number;
  readonly item_id: number;
  readonly pontuacao: number | null;
};

/** The person who typed. */
export type Corretor = { readonly corretor_escola_id: number; readonly corretor_id: number };

/** Of the marking. */
export type Pontos = {
  readonly savePontos: (tx: Tenant, rows: readonly PontosEmPapel[], corretor: Corretor, agora: Date) => Promise<void>;
  /** Takes away the points of attempts on paper that are to be deleted. */
  readonly dropPontos: (
    tx: Tenant,
    dia: { readonly turma_avaliacao_id: number; readonly dia_prova: number },
    alunos: readonly number[],
  ) => Promise<void>;
};

/** The mark of one text answer, as a second answer keeps it. `gravada_em` is an instant as text. */
export type MarcaGuardada = {
  readonly avaliacao_item_id: number;
  readonly gravada_em: string;
  readonly pontuacao: number;
  readonly comentario: string | null;
  readonly corretor_escola_id: number;
  readonly corretor_id: number;
  readonly versao: number;
};

/** Of the marking. */
export type Marcas = {
  /** Deletes the marks of every text of these attempts, which are to be deleted. */
  readonly dropMarcas: (tx: Tenant, tentativas: readonly number[]) => Promise<void>;
  /** Takes the marks of the text items out of an attempt. @returns them whole */
  readonly takeMarcas: (tx: Tenant, tentativa_id: number) => Promise<readonly MarcaGuardada[]>;
  /** Puts such marks into an attempt that has the texts. */
  readonly putMarcas: (tx: Tenant, tentativa_id: number, marcas: readonly MarcaGuardada[]) => Promise<void>;
};

/** What the calls need from above. */
export type Above = { readonly roteiros: Roteiros; readonly pontos: Pontos; readonly marcas: Marcas };
