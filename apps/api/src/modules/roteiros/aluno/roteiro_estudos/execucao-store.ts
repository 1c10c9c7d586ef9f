/**
 * The one run of a phase in version 2: the first answer opens it and the last one closes it. Its row is the lock of the
 * phase.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type OfFase = { escola_id: number; turma_aluno_id: number; trilha_fase_id: number };
export type Execucao = { readonly id: number; readonly concluida_em: Date | null; readonly estrelas: number | null };

const abrir = statement<OfFase & { agora: Date }, never>(
  'start_execucao_v2',
  `insert into fase_execucao (escola_id, turma_aluno_id, trilha_fase_id, numero, iniciada_em)
   values (:escola_id, :turma_aluno_id, :trilha_fase_id, 1, :agora) on conflict do nothing`,
);
const travar = statement<OfFase, Execucao>(
  'lock_execucao_v2',
  `select id, concluida_em, estrelas from fase_execucao
   where escola_id = :escola_id and turma_aluno_id = :turma_aluno_id and trilha_fase_id = :trilha_fase_id and numero = 1
   for update`,
);

/** A reset may delete the run between its insert and its lock, so both are tried again. */
const MAX_TRIES = 3;

/**
 * Opens the run unless there is one, and locks it until the transaction ends, so that answers of one phase run one
 * after another.
 */
export async function holdExecucao(tx: Tenant, key: Omit<OfFase, 'escola_id'>, agora: Date): Promise<Execucao> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await tx.run(abrir, { ...key, agora });
    const [row] = await tx.run(travar, key);
    if (row) return row;
  }
  throw new Error(`the run of phase ${key.trilha_fase_id} vanished after its insert`);
}

export type Resposta = {
  readonly fase_execucao_id: number;
  readonly trilha_item_id: number;
  /** Place in the run, from 1. */
  readonly ordem: number;
  readonly item_resposta: number;
  readonly acertou: boolean;
};

const responder = statement<{ [K in keyof Resposta]: Resposta[K] } & { escola_id: number; agora: Date }, never>(
  'answer_execucao_v2',
  `insert into fase_item (escola_id, fase_execucao_id, trilha_item_id, ordem, servido_em, resposta_1, respondida_1_em, acertou, bloqueado_em)
   values (:escola_id, :fase_execucao_id, :trilha_item_id, :ordem,
           coalesce((select max(respondida_1_em) from fase_item where escola_id = :escola_id and fase_execucao_id = :fase_execucao_id), :agora),
           :item_resposta, :agora, :acertou, :agora)`,
);

/** Stores an answer inside the locked run. The item was served when the previous one was answered. */
export async function saveItem(tx: Tenant, answer: Resposta, agora: Date): Promise<void> {
  await tx.run(responder, { ...answer, agora });
}

const concluir = statement<
  { escola_id: number; id: number; estrelas: number; acertos: number; itens: number; agora: Date },
  never
>(
  'finish_execucao_v2',
  `update fase_execucao set concluida_em = :agora, estrelas = :estrelas, acertos = :acertos, itens = :itens
   where escola_id = :escola_id and id = :id and concluida_em is null`,
);

/** Ends the run once. */
export async function closeExecucao(
  tx: Tenant,
  id: number,
  result: { readonly estrelas: number; readonly acertos: number; readonly itens: number },
  agora: Date,
): Promise<void> {
  await tx.run(concluir, { id, ...result, agora });
}
