/** Writes the release and single items, each in one conditional statement. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { lockReleases, refreshReleases } from '../../../question/release-store.ts';

/** Takes the lock of an assessment's release until the transaction ends, so that there is one writer at a time. */
export function lockAvaliacao(escola: Tenant, avaliacao_id: number): Promise<void> {
  return lockReleases(escola, [avaliacao_id]);
}

const hold = statement<{ escola_id: number; avaliacao_id: number; retido: boolean; liberar_em: Date | null }, never>(
  'gestao_liberacao_gravar',
  `update avaliacao set retido = :retido, liberar_em = :liberar_em
    where escola_id = :escola_id and id = :avaliacao_id`,
);

export async function saveRetencao(
  escola: Tenant,
  avaliacao_id: number,
  retencao: { readonly retido: boolean; readonly liberar_em: Date | null },
  agora: Date,
): Promise<void> {
  await escola.run(hold, { avaliacao_id, ...retencao });
  await refreshReleases(escola, [avaliacao_id], agora);
}

export type ItemRow = {
  readonly dia_prova: number;
  readonly numero: number;
  readonly anulada: boolean;
  readonly gabarito_bonificado: boolean;
};

const setItem = statement<
  { escola_id: number; avaliacao_id: number; item_id: number; anulada: boolean; gabarito_bonificado: boolean },
  ItemRow & { mudou: boolean }
>(
  'gestao_item_gravar',
  `with antes as (
     select i.id, i.anulada, i.gabarito_bonificado from avaliacao_item i
      where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.id = :item_id for no key update)
   update avaliacao_item i set anulada = :anulada::boolean, gabarito_bonificado = :gabarito_bonificado::boolean
     from antes where i.escola_id = :escola_id and i.id = antes.id
   returning i.dia_prova, i.numero, i.anulada, i.gabarito_bonificado,
             (antes.anulada, antes.gabarito_bonificado) is distinct from (i.anulada, i.gabarito_bonificado) as mudou`,
);

/** The stored values, and whether this call changed them; undefined when the assessment has no such item. */
export async function saveItem(
  escola: Tenant,
  item: { avaliacao_id: number; item_id: number; anulada: boolean; gabarito_bonificado: boolean },
): Promise<(ItemRow & { mudou: boolean }) | undefined> {
  const [row] = await escola.run(setItem, item);
  return row;
}
