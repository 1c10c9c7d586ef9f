/** Reads the history of an exam, newest first. */
import type { NewRow } from '../../../../database/insert.ts';
import type { avaliacao_evento } from '../../../../database/schema/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export const PAGE = 50;

export type EventoRow = {
  readonly evento_id: number;
  readonly tipo: NewRow<typeof avaliacao_evento>['tipo'];
  readonly item_id: number | null;
  readonly numero: number | null;
  readonly depois: Readonly<Record<string, unknown>> | null;
  readonly motivo: string;
  readonly ator_nome: string;
  readonly criado_em: Date;
};

const LIST = statement<{ escola_id: number; avaliacao_id: number; depois: number | null; quantos: number }, EventoRow>(
  'find_avaliacao_eventos',
  `select e.id as evento_id, e.tipo, e.item_id, i.numero, e.depois, e.motivo, e.ator_nome, e.criado_em
     from avaliacao_evento e left join avaliacao_item i on i.escola_id = e.escola_id and i.id = e.item_id
    where e.escola_id = :escola_id and e.avaliacao_id = :avaliacao_id and (:depois::bigint is null or e.id < :depois)
    order by e.id desc limit :quantos`,
);

/** One page, and one row more when another page follows. */
export const findEventos = (escola: Tenant, avaliacao_id: number, depois: number | null): Promise<EventoRow[]> =>
  escola.run(LIST, { avaliacao_id, depois, quantos: PAGE + 1 });
