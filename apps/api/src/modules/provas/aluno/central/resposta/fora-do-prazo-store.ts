/** Keeps answers that came too late, so that the school can see them. They do not count. */
import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';

type Late = {
  readonly tentativa_id: number;
  readonly item_id: number | null;
  readonly item_resposta: number | null;
  readonly texto_redacao: string | null;
  readonly seq: number;
  /** The time that the device claims. */
  readonly respondida_em: Date | null;
  readonly agora: Date;
};

/** More than a device can queue for one exam, and few enough not to fill a disk. */
const MAX_PER_ATTEMPT = 1000;

const insertLate = statement<Late & { escola_id: number }, never>(
  'create_resposta_fora_do_prazo',
  `insert into resposta_fora_do_prazo (escola_id, tentativa_id, avaliacao_item_id, item_resposta, texto_redacao, seq, recebida_em, respondida_em)
   select :escola_id, :tentativa_id::bigint, :item_id::bigint, :item_resposta::smallint, :texto_redacao::text, :seq::bigint, :agora::timestamptz, :respondida_em::timestamptz
   where not exists (
     select from resposta_fora_do_prazo f
     where f.escola_id = :escola_id and f.tentativa_id = :tentativa_id::bigint
       and f.avaliacao_item_id is not distinct from :item_id::bigint and f.seq = :seq::bigint
       and f.item_resposta is not distinct from :item_resposta::smallint
       and f.texto_redacao is not distinct from :texto_redacao::text)
     and (select count(*) from resposta_fora_do_prazo f
          where f.escola_id = :escola_id and f.tentativa_id = :tentativa_id::bigint) < ${MAX_PER_ATTEMPT}`,
);

/** Keeps a late answer for the school to see, once per distinct content. It never counts (security D17). */
export async function saveLate(escola: Tenant, late: Late): Promise<void> {
  await escola.run(insertLate, late);
}
