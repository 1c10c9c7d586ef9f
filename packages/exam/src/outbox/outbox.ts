/**
 * The changes kept on this device until the server acknowledges them (decision 94, D20). Only the latest of each key is
 * kept.
 */
import type { Recusa } from '@luneta/domain/escrita';

import type { ProvaIds } from '../shapes.ts';

/** What the server said of an entry, where it did not take it. */
interface EntryBase extends ProvaIds {
  readonly recusa?: Recusa;
  /** It came after the end: the server holds it apart for the school, and nothing is sent again. It is here to be told. */
  readonly tardia?: true;
}

export interface RespostaEntry extends EntryBase {
  readonly kind: 'resposta';
  readonly turma_avaliacao_questao_resposta_id: number;
  readonly item_resposta: number | null;
  readonly seq: number;
  readonly respondida_em: string;
}

export interface RedacaoEntry extends EntryBase {
  readonly kind: 'redacao';
  readonly proposta_redacao_id: number;
  readonly texto_redacao: string;
  readonly seq: number;
  /** Absent in a text that an older version of the app kept. */
  readonly respondida_em?: string;
}

/** The text of an item. */
export interface SubjetivaEntry extends Omit<RespostaEntry, 'kind' | 'item_resposta'> {
  readonly kind: 'subjetiva';
  readonly texto_resposta: string;
}

export type OutboxEntry = RespostaEntry | SubjetivaEntry | RedacaoEntry;

export interface Outbox {
  /** Entries of one student: of one exam day, or of all when `ids` has only the student. Never another student's. */
  list(ids: Pick<ProvaIds, 'turma_aluno_id'> & Partial<ProvaIds>): Promise<OutboxEntry[]>;
  /** What is kept under one key; null when nothing is. */
  read(key: string): Promise<OutboxEntry | null>;
  /** Keeps the entry unless a newer one of its key is kept. `durable` is false when only memory took it. */
  put(entry: OutboxEntry): Promise<{ durable: boolean }>;
  /** Removes the entry of this key if its seq is `seq` or older: a newer one stays. */
  forget(key: string, seq: number): Promise<void>;
}

/** The key starts with the student, so that the entries of one student form one range. */
export function outboxKey(entry: OutboxEntry): string {
  const prefix = outboxPrefix(entry);
  if (entry.kind === 'redacao') return `${prefix}redacao/${entry.proposta_redacao_id}`;
  return `${prefix}${entry.kind}/${entry.turma_avaliacao_questao_resposta_id}`;
}

export function outboxPrefix(ids: Pick<ProvaIds, 'turma_aluno_id'> & Partial<ProvaIds>): string {
  if (ids.turma_avaliacao_id === undefined || ids.dia_prova === undefined) return `${ids.turma_aluno_id}/`;
  return `${ids.turma_aluno_id}/${ids.turma_avaliacao_id}/${ids.dia_prova}/`;
}
