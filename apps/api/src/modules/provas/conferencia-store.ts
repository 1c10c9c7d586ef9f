/**
 * Who looks at results before they are shown (decision 226): the mark on an exam, and what follows when a school changes its
 * setting. It writes `avaliacao.conferida_em` and asks `release-store.ts` for the release.
 */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { lockReleases, refreshReleases } from './release-store.ts';

const mark = statement<{ escola_id: number; avaliacao_id: number; agora: Date }, never>(
  'save_conferencia',
  `update avaliacao set conferida_em = :agora, retido = false where escola_id = :escola_id and id = :avaliacao_id`,
);

/** Somebody has looked at the results: they are let out, and a hold ends. Joins the caller's transaction. */
export async function saveConferencia(escola: Tenant, avaliacao_id: number, agora: Date): Promise<void> {
  await escola.run(mark, { avaliacao_id, agora });
  await refreshReleases(escola, [avaliacao_id], agora);
}

const keepShown = statement<{ escola_id: number; agora: Date }, never>(
  'set_conferencia_ja_vistos',
  `update avaliacao set conferida_em = :agora
    where escola_id = :escola_id and liberado_em < :agora and (conferida_em is null or conferida_em <= liberado_em)`,
);
const all = statement<{ escola_id: number }, { id: number }>(
  'find_conferencia_provas_of_escola',
  'select id from avaliacao where escola_id = :escola_id order by id',
);

/**
 * The school changed whether staff look first: what was shown stays shown, everything else follows the new setting. Joins
 * the transaction that changed it. (LIB-9)
 */
export async function changeLiberacao(escola: Tenant, agora: Date): Promise<void> {
  const ids = (await escola.run(all, {})).map(({ id }) => id);
  await lockReleases(escola, ids);
  await escola.run(keepShown, { agora });
  await refreshReleases(escola, ids, agora);
}
