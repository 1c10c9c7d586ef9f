/** Stores each extension request of a caller with its response. */
import type { prorrogacao } from '../../../database/schema/index.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

export type ProrrogacaoRow = Omit<typeof prorrogacao.$inferSelect, 'escola_id' | 'escopo'>;

export type NewProrrogacao = Pick<typeof prorrogacao.$inferInsert, 'pedido_id' | 'escopo' | 'minutos' | 'criada_em'>;

const INSERT = statement<{ escola_id: number } & NewProrrogacao, { id: number }>(
  'prorrogacao_pedir',
  `insert into prorrogacao (escola_id, pedido_id, escopo, minutos, criada_em)
   values (:escola_id, :pedido_id, :escopo, :minutos, :criada_em)
   on conflict do nothing returning id`,
);
const FIND = statement<{ escola_id: number; pedido_id: string }, ProrrogacaoRow>(
  'prorrogacao_do_pedido',
  `select id, pedido_id, minutos, qtde_alunos, qtde_provas, qtde_roteiros, gabarito_liberado_em, criada_em
     from prorrogacao where escola_id = :escola_id and pedido_id = :pedido_id`,
);

/** Creates the row unless this request has one. @returns its id; null for a repetition */
export async function insertPedido(escola: Tenant, row: NewProrrogacao): Promise<number | null> {
  const [made] = await escola.run(INSERT, row);
  return made?.id ?? null;
}

/** The response to the first call with this request. */
export async function findPedido(escola: Tenant, pedido_id: string): Promise<ProrrogacaoRow> {
  const [row] = await escola.run(FIND, { pedido_id });
  if (!row) throw new Error('an extension that stood in the way of another is not there');
  return row;
}

export type Moved = Pick<ProrrogacaoRow, 'qtde_alunos' | 'qtde_provas' | 'qtde_roteiros' | 'gabarito_liberado_em'>;

const SAVE = statement<{ escola_id: number; id: number } & Moved, never>(
  'prorrogacao_efeito',
  `update prorrogacao
      set qtde_alunos = :qtde_alunos, qtde_provas = :qtde_provas, qtde_roteiros = :qtde_roteiros,
          gabarito_liberado_em = :gabarito_liberado_em
    where escola_id = :escola_id and id = :id`,
);

export async function saveMoved(escola: Tenant, id: number, moved: Moved): Promise<void> {
  await escola.run(SAVE, { ...moved, id });
}
