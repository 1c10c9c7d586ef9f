/** Stores each extension request of a caller with its response. */
import type { prorrogacao } from '../../../../database/schema/index.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Db } from '../../../../database/db.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { type Efeito, readEfeito } from './efeito.ts';

export type ProrrogacaoRow = Omit<typeof prorrogacao.$inferSelect, 'escola_id' | 'escopo' | 'efeito'>;

export type NewProrrogacao = Pick<typeof prorrogacao.$inferInsert, 'pedido_id' | 'escopo' | 'minutos' | 'criada_em'>;

const INSERT = statement<{ escola_id: number } & NewProrrogacao, { id: number }>(
  'create_prorrogacao',
  `insert into prorrogacao (escola_id, pedido_id, escopo, minutos, criada_em)
   values (:escola_id, :pedido_id, :escopo, :minutos, :criada_em)
   on conflict do nothing returning id`,
);
const COLUMNS =
  'id, pedido_id, minutos, qtde_alunos, qtde_provas, qtde_roteiros, gabarito_liberado_em, criada_em, desfeita_em';
const FIND = statement<{ escola_id: number; pedido_id: string }, ProrrogacaoRow>(
  'find_prorrogacao_of_pedido',
  `select ${COLUMNS} from prorrogacao where escola_id = :escola_id and pedido_id = :pedido_id`,
);

/** Creates the row unless this request has one. @returns its id; null for a repetition */
export async function createPedido(escola: Tenant, row: NewProrrogacao): Promise<number | null> {
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

const SAVE = statement<{ escola_id: number; id: number; efeito: string } & Moved, never>(
  'set_prorrogacao_efeito',
  `update prorrogacao
      set qtde_alunos = :qtde_alunos, qtde_provas = :qtde_provas, qtde_roteiros = :qtde_roteiros,
          gabarito_liberado_em = :gabarito_liberado_em, efeito = :efeito::jsonb
    where escola_id = :escola_id and id = :id`,
);

export async function setMoved(escola: Tenant, id: number, moved: Moved, efeito: Efeito): Promise<void> {
  await escola.run(SAVE, { ...moved, id, efeito: JSON.stringify(efeito) });
}

/** An extension and what it moved. */
export type Dada = ProrrogacaoRow & {
  readonly escola_id: number;
  readonly escopo: 'aluno' | 'turma' | 'escola';
  readonly efeito: Efeito | null;
};
type DadaRow = Omit<Dada, 'efeito'> & { readonly efeito: unknown };

const IN_SCHOOLS = statement<{ escolas: readonly number[]; id: number }, DadaRow>(
  'find_prorrogacao_alcancada',
  `select escola_id, escopo, efeito, ${COLUMNS} from prorrogacao where escola_id = any(:escolas::bigint[]) and id = :id`,
  'global',
);

/** The extension, when it was given in one of these schools. */
export async function findDada(db: Db, escolas: readonly number[], id: number): Promise<Dada | undefined> {
  const [row] = await run(db, IN_SCHOOLS, { escolas, id });
  return row && { ...row, efeito: readEfeito(row.efeito) };
}

const OF_DAY = statement<{ escola_id: number; dia: string; desde: Date; quantas: number }, DadaRow>(
  'find_prorrogacoes_of_dia',
  `select escola_id, escopo, efeito, ${COLUMNS} from prorrogacao
    where escola_id = :escola_id and desfeita_em is null and criada_em > :desde and efeito->'dias' @> :dia::jsonb
    order by id desc limit :quantas`,
);

/** Most extensions that a list of a day tells. */
const MAX_PRORROGACOES = 20;
/** An extension lasts seven days at most; an older one has been used or is over. */
const AT_MOST_MS = 8 * 24 * 3_600_000;

/** The extensions of one day that stand, newest first. */
export async function findDadasDoDia(
  escola: Tenant,
  { turma_avaliacao_id, dia_prova }: Efeito['dias'][number],
  agora: Date,
): Promise<Dada[]> {
  const dia = JSON.stringify([{ turma_avaliacao_id, dia_prova }]);
  const desde = new Date(agora.getTime() - AT_MOST_MS);
  const rows = await escola.run(OF_DAY, { dia, desde, quantas: MAX_PRORROGACOES });
  return rows.map((row) => ({ ...row, efeito: readEfeito(row.efeito) }));
}

const UNDONE = statement<{ escola_id: number; id: number; agora: Date; gabarito_liberado_em: Date | null }, never>(
  'set_prorrogacao_desfeita',
  `update prorrogacao set desfeita_em = :agora, gabarito_liberado_em = :gabarito_liberado_em
    where escola_id = :escola_id and id = :id`,
);

export async function setDesfeita(
  escola: Tenant,
  id: number,
  gabarito_liberado_em: Date | null,
  agora: Date,
): Promise<void> {
  await escola.run(UNDONE, { id, gabarito_liberado_em, agora });
}
