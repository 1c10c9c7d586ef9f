/** Writes the release and single items, each in one conditional statement. */
import type { LiberacaoModo } from '@luneta/domain/conferencia';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { lockReleases, type Moved, moveReleases, moving } from '../../release-store.ts';

/** Takes the lock of an assessment's release until the transaction ends, so that there is one writer at a time. */
export function lockAvaliacao(escola: Tenant, avaliacao_id: number): Promise<void> {
  return lockReleases(escola, [avaliacao_id]);
}

type Hold = {
  escola_id: number;
  avaliacao_id: number;
  retido: boolean;
  liberar_em: Date | null;
  muda: boolean;
  liberacao: LiberacaoModo | null;
};
const hold = moving(
  statement<Hold, Moved>(
    'set_gestao_liberacao',
    `update avaliacao set retido = :retido, liberar_em = :liberar_em,
          liberacao = case when :muda::boolean then :liberacao::text else liberacao end
    where escola_id = :escola_id and id = :avaliacao_id returning id as avaliacao_id`,
  ),
);

export async function setRetencao(
  escola: Tenant,
  avaliacao_id: number,
  {
    liberacao,
    ...retencao
  }: {
    readonly retido: boolean;
    readonly liberar_em: Date | null;
    /** What the exam says for itself from now on; null: as the school; undefined: stays. */
    readonly liberacao: LiberacaoModo | null | undefined;
  },
  agora: Date,
): Promise<void> {
  const values = { avaliacao_id, ...retencao, muda: liberacao !== undefined, liberacao: liberacao ?? null };
  await moveReleases(escola, agora, (tx) => tx.move(hold, values));
}

const computed = statement<{ escola_id: number; avaliacao_id: number }, { calculado_em: Date | null }>(
  'find_gestao_liberacao_calculado_em',
  `select max(r.calculado_em) as calculado_em from resultado r
     join turma_avaliacao ta on ta.escola_id = r.escola_id and ta.id = r.turma_avaliacao_id
    where r.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id`,
);

/** When the results of an assessment were last computed; null before the first time. */
export async function findCalculadoEm(escola: Tenant, avaliacao_id: number): Promise<Date | null> {
  const [row] = await escola.run(computed, { avaliacao_id });
  return row?.calculado_em ?? null;
}

export type ItemRow = {
  readonly dia_prova: number;
  readonly numero: number;
  readonly anulada: boolean;
  readonly gabarito_bonificado: boolean;
};

const SET_ITEM = statement<
  { escola_id: number; avaliacao_id: number; item_id: number; anulada: boolean; gabarito_bonificado: boolean },
  ItemRow & { era_anulada: boolean; era_bonificada: boolean }
>(
  'set_gestao_item',
  `with antes as (
     select i.id, i.anulada, i.gabarito_bonificado from avaliacao_item i
      where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.id = :item_id for no key update)
   update avaliacao_item i set anulada = :anulada::boolean, gabarito_bonificado = :gabarito_bonificado::boolean
     from antes where i.escola_id = :escola_id and i.id = antes.id
   returning i.dia_prova, i.numero, i.anulada, i.gabarito_bonificado,
             antes.anulada as era_anulada, antes.gabarito_bonificado as era_bonificada`,
);

/** The stored values, and those before; undefined when the assessment has no such item. */
export async function setItemCorrigido(
  escola: Tenant,
  item: { avaliacao_id: number; item_id: number; anulada: boolean; gabarito_bonificado: boolean },
): Promise<(ItemRow & { era_anulada: boolean; era_bonificada: boolean }) | undefined> {
  const [row] = await escola.run(SET_ITEM, item);
  return row;
}
