/** When a change of a question makes a new revision: what somebody was asked stays as it was. */
import { changedFields } from './revisao.ts';

/** Where a revision is used. */
export type QuestaoUsos = {
  /** Published exams. */
  readonly provas: number;
  /** Phases of roadmaps. */
  readonly fases: number;
  /** Attempts at a Boss that asked it. */
  readonly boss: number;
};

/** A revision in a published exam, a roadmap or a Boss is used. [BAN-3] */
export const isQuestaoUsada = ({ provas, fases, boss }: QuestaoUsos): boolean => provas + fases + boss > 0;

/** What of a question its readers and markers were shown, and what its results rest on. */
export type QuestaoFixa = {
  readonly tipo: string;
  readonly materia_id: number;
  readonly lingua_estrangeira: number | null;
  readonly texto_base_id: number | null;
  readonly enunciado: string;
  readonly alternativas: readonly { readonly letra: string; readonly texto: string; readonly motivo: string }[];
  readonly gabarito: string | null;
  readonly comentario: string;
  readonly orientacoes: string;
};

/** The fields of which a used revision changes none. Topic, skills, tags, difficulty and points change in place. [BAN-3] */
export const CAMPOS_FIXOS = [
  'tipo',
  'materia_id',
  'lingua_estrangeira',
  'texto_base_id',
  'enunciado',
  'alternativas',
  'gabarito',
  'comentario',
  'orientacoes',
] as const satisfies readonly (keyof QuestaoFixa)[];

export type CampoFixo = (typeof CAMPOS_FIXOS)[number];

const plain = ({ alternativas, ...rest }: QuestaoFixa): QuestaoFixa => ({
  ...rest,
  alternativas: alternativas.map(({ letra, texto, motivo }) => ({ letra, texto, motivo })),
});

/** Those fields that differ, in their order. [BAN-3] */
export function camposMudados(before: QuestaoFixa, after: QuestaoFixa): CampoFixo[] {
  return changedFields(CAMPOS_FIXOS, plain(before), plain(after));
}

/** Whether a save makes the next revision instead of changing this one. [BAN-3] */
export const makesRevisao = (usos: QuestaoUsos, before: QuestaoFixa, after: QuestaoFixa): boolean =>
  isQuestaoUsada(usos) && camposMudados(before, after).length > 0;
