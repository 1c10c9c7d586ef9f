/**
 * Who looks at results before they are shown (decision 226): the mark on an exam, and what follows when a school changes its
 * setting. It writes `avaliacao.conferida_em` and asks `release-store.ts` for the release.
 */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { lockReleases, type Moved, moveReleases, moving } from './release-store.ts';

const mark = moving(
  statement<{ escola_id: number; avaliacao_id: number; agora: Date }, Moved>(
    'set_conferencia',
    `update avaliacao set conferida_em = :agora, retido = false where escola_id = :escola_id and id = :avaliacao_id returning id as avaliacao_id`,
  ),
);

/** Somebody has looked at the results: they are let out, and a hold ends. Joins the caller's transaction. */
export async function setConferencia(escola: Tenant, avaliacao_id: number, agora: Date): Promise<void> {
  await moveReleases(escola, agora, (tx) => tx.move(mark, { avaliacao_id, agora }));
}

const setShown = moving(
  statement<{ escola_id: number; agora: Date }, Moved>(
    'set_conferencia_ja_vistos',
    `update avaliacao set conferida_em = :agora
    where escola_id = :escola_id and liberado_em < :agora and (conferida_em is null or conferida_em <= liberado_em)
   returning id as avaliacao_id`,
  ),
);
/** The setting counts for every exam of the school. */
const all = moving(
  statement<{ escola_id: number }, { avaliacao_id: number }>(
    'find_conferencia_provas_of_escola',
    'select id as avaliacao_id from avaliacao where escola_id = :escola_id order by id',
  ),
);

/**
 * The school changed whether staff look first: what was shown stays shown, everything else follows the new setting. Joins
 * the transaction that changed it. (LIB-9)
 */
export async function changeLiberacao(escola: Tenant, agora: Date): Promise<void> {
  await moveReleases(escola, agora, async (tx) => {
    const provas = await tx.move(all, {});
    await lockReleases(
      tx,
      provas.map(({ avaliacao_id }) => avaliacao_id),
    );
    await tx.move(setShown, { agora });
  });
}
