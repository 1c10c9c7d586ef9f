/**
 * What the transport asks of the database. app.ts hands the functions in (school/stores.ts holds them); nothing in http/
 * writes SQL or imports a value of ../database.
 */
import type { Tenant } from '../database/tenant.ts';
import type { Operation } from './contract.ts';
import type { Sessao } from './sessao.ts';

/** Which session a token names. */
export type SessaoKey = { readonly escola_id: number; readonly id: string };

/** A session as stored, before the request has renewed it. */
export type SessaoRow = Sessao & {
  /** How long a renewal makes it last. */
  readonly validade_segundos: number;
};

/** Sessions that were read before. A key is the token and the enrolment that a request named. */
export type SessaoCache = {
  /** The session as last read, if it is proved that nothing has changed since; undefined: ask. */
  readonly find: (key: string, agora: Date) => Sessao | undefined;
  /** Called before the question is sent. The result keeps the answer, unless something has changed since the call. */
  readonly asking: () => (key: string, sessao: Sessao, until: Date) => void;
};

export type SessaoStore = {
  /** Absent: every request asks. */
  readonly cache?: SessaoCache;
  /**
   * The session while it lives and its view is within reach; null otherwise. `aluno` is null too when the enrolment asked
   * for is not the session's.
   */
  readonly find: (key: SessaoKey, turma_aluno_id: number | null, agora: Date) => Promise<SessaoRow | null>;
  /** Lets the session last until `expira_em`, never shorter than it did. */
  readonly renew: (key: SessaoKey, expira_em: Date) => Promise<void>;
};

/** Which call an `Idempotency-Key` means. */
export type PedidoKey = { readonly pessoa_id: number; readonly operacao: string; readonly chave: string };

/** An answer as it is stored: its status and its JSON text. */
export type Resposta = { readonly status: number; readonly resposta: string };

/** What a key stands for: nothing yet; another call; or an answered call. */
export type Pedido = 'livre' | 'outro' | Resposta;

export type PedidoStore = {
  /** What the key stands for at `agora`. */
  readonly find: (escola: Tenant, key: PedidoKey, pedido_hash: string, agora: Date) => Promise<Pedido>;
  /**
   * Lets one of many simultaneous calls act and keeps its answer, both in one transaction: after a crash either both stand or
   * neither. An error of `act` undoes everything, and the key stays free.
   * @param act runs inside the transaction that keeps its answer
   * @returns null while the same call runs elsewhere; 'outro' when the key belongs to another call
   */
  readonly once: (
    escola: Tenant,
    key: PedidoKey,
    pedido: { readonly pedido_hash: string; readonly agora: Date },
    act: (tx: Tenant) => Promise<Resposta>,
  ) => Promise<Resposta | 'outro' | null>;
};

export type Stores = {
  readonly sessoes: SessaoStore;
  readonly pedidos: PedidoStore;
  /** The query layer of one school. */
  readonly escolaOf: (escola_id: number) => Tenant;
  /** Records a write that staff make as a student, before the write itself. */
  readonly recordViewWrite: (escola: Tenant, operation: Operation, sessao: Sessao, agora: Date) => Promise<void>;
};
