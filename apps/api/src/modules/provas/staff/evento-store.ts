/** The history of an exam: what staff did to it, in the transaction that did it. */
import { insertRow, insertStatement, type NewRow } from '../../../database/insert.ts';
import type { avaliacao_evento } from '../../../database/schema/index.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Sessao } from '../../../http/sessao.ts';

type Row = NewRow<typeof avaliacao_evento>;
const CREATE = insertStatement<Row>('create_avaliacao_evento', 'avaliacao_evento', [
  'avaliacao_id',
  'item_id',
  'tipo',
  'antes',
  'depois',
  'motivo',
  'ator_id',
  'ator_nome',
  'criado_em',
]);

/** No key, stem or answer stands in `antes` and `depois`. */
export type Evento = Pick<Row, 'avaliacao_id' | 'tipo'> & {
  readonly item_id?: number;
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
  readonly motivo?: string;
};

/** Adds a line to the history. */
export async function recordEvento(
  tx: Tenant,
  evento: Evento,
  { sessao, agora }: { readonly sessao: Sessao; readonly agora: Date },
): Promise<void> {
  const { item_id = null, antes = null, depois = null, motivo = '' } = evento;
  const ator = { ator_id: sessao.pessoa_id, ator_nome: sessao.nome, criado_em: agora };
  await insertRow(tx, CREATE, { ...evento, item_id, antes, depois, motivo, ...ator });
}
