/** Takes an exam back to its draft while nobody has begun it (rule MON-2). */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { recordAct } from '../../../escola/index.ts';
import { findWaiting } from '../../../questoes/index.ts';
import { lockReleases, type Moved, moveReleases, moving } from '../../release-store.ts';
import { lockRascunho } from '../rascunho/store.ts';
import { avaliacaoErrors } from './errors.ts';
import { faseOf } from './policy.ts';
import { type AvaliacaoCall, fatosOf, requireExam, requireMaker } from './service.ts';

type Of = { escola_id: number; avaliacao_id: number };
const OF_EXAM = `(select c.id from turma_avaliacao c where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id)`;

const LOCK = statement<Of, never>(
  'lock_janelas_da_avaliacao',
  `select d.dia_prova from turma_avaliacao_dia d
    where d.escola_id = :escola_id and d.turma_avaliacao_id in ${OF_EXAM}
    order by d.turma_avaliacao_id, d.dia_prova for update of d`,
);
const USED = statement<Of, { usada: boolean }>(
  'find_avaliacao_usada',
  `select exists (select from tentativa t where t.escola_id = :escola_id and t.turma_avaliacao_id in ${OF_EXAM})
       or exists (select from resultado r where r.escola_id = :escola_id and r.turma_avaliacao_id in ${OF_EXAM}) as usada`,
);
const DROP_PARTS = [
  statement<Of, never>(
    'delete_avaliacao_acrescimos',
    `delete from janela_aluno where escola_id = :escola_id and turma_avaliacao_id in ${OF_EXAM}`,
  ),
  statement<Of, never>(
    'delete_avaliacao_janelas',
    `delete from turma_avaliacao_dia where escola_id = :escola_id and turma_avaliacao_id in ${OF_EXAM}`,
  ),
  statement<Of, never>(
    'delete_avaliacao_eventos',
    'delete from avaliacao_evento where escola_id = :escola_id and avaliacao_id = :avaliacao_id',
  ),
  statement<Of, never>(
    'delete_avaliacao_itens',
    'delete from avaliacao_item where escola_id = :escola_id and avaliacao_id = :avaliacao_id',
  ),
  statement<Of, never>(
    'delete_avaliacao_dias',
    'delete from avaliacao_dia where escola_id = :escola_id and avaliacao_id = :avaliacao_id',
  ),
  statement<Of, never>(
    'delete_avaliacao_caderno',
    'delete from caderno_item where escola_id = :escola_id and avaliacao_id = :avaliacao_id',
  ),
  statement<Of, never>(
    'delete_avaliacao_recalculo',
    'delete from recalculo where escola_id = :escola_id and avaliacao_id = :avaliacao_id',
  ),
  // A class whose roadmap prepares the exam keeps it, as the name of the roadmap.
  statement<Of, never>(
    'delete_avaliacao_turmas',
    `delete from turma_avaliacao c where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id
        and not exists (select from trilha t where t.escola_id = c.escola_id and t.turma_avaliacao_id = c.id)`,
  ),
] as const;
const TO_MARCO = statement<Of, { id: number }>(
  'set_avaliacao_marco',
  `update avaliacao a set especie = 'marco', codigo = a.codigo || '/marco/' || a.id, publicada_em = null, versao = versao + 1
    where a.escola_id = :escola_id and a.id = :avaliacao_id
      and exists (select from turma_avaliacao c where c.escola_id = a.escola_id and c.avaliacao_id = a.id) returning a.id`,
);
const DROP = statement<Of, never>(
  'delete_avaliacao',
  'delete from avaliacao where escola_id = :escola_id and id = :avaliacao_id',
);
const FREE = statement<Of & { agora: Date }, never>(
  'set_rascunho_aberto',
  `update avaliacao_rascunho set avaliacao_id = null, atualizado_em = :agora, versao = versao + 1
    where escola_id = :escola_id and avaliacao_id = :avaliacao_id`,
);
/** Brings the releases of exams up to date that waited for one that is gone. */
const STAYING = moving(
  statement<{ escola_id: number; ids: readonly number[] }, Moved>(
    'find_avaliacoes_que_esperavam',
    'select id as avaliacao_id from avaliacao where escola_id = :escola_id and id = any(:ids::bigint[])',
  ),
);

/** The live rows go; roadmaps keep the exam as a name without days. */
async function dropExam(tx: Tenant, avaliacao_id: number, agora: Date): Promise<void> {
  await lockReleases(tx, [avaliacao_id]);
  const waiting = await findWaiting(tx, [avaliacao_id], agora);
  await moveReleases(tx, agora, async (moves) => {
    await tx.run(FREE, { avaliacao_id, agora });
    for (const drop of DROP_PARTS) await tx.run(drop, { avaliacao_id });
    const kept = await tx.run(TO_MARCO, { avaliacao_id });
    if (kept.length === 0) await tx.run(DROP, { avaliacao_id });
    await moves.move(STAYING, { ids: [...waiting, ...kept.map(({ id }) => id)] });
  });
}

/**
 * Takes the exam back. A first start and this wait for the same rows: exactly one of them finds what it needs.
 * @returns the id of its draft
 * @throws 404; 403 for who does not make it; 409 over another version, begun, over, cancelled, or without a draft
 */
export async function unpublish(call: AvaliacaoCall, versao: number): Promise<string> {
  const { sessao, agora, avaliacao_id } = call;
  const { escola } = await requireExam(call);
  return escola.transaction(async (tx) => {
    const { rascunho_id } = await fatosOf(call, tx);
    if (rascunho_id === null) throw avaliacaoErrors.semRascunho();
    await lockRascunho(tx, rascunho_id);
    await tx.run(LOCK, { avaliacao_id });
    const fatos = await fatosOf(call, tx);
    await requireMaker(call, tx, fatos);
    if (fatos.row.cancelada_em !== null) throw avaliacaoErrors.cancelada();
    if ((await tx.run(USED, { avaliacao_id }))[0]?.usada !== false) throw avaliacaoErrors.iniciada();
    if (faseOf(fatos, agora) === 'depois') throw avaliacaoErrors.encerrada();
    requireVersao(fatos.row.versao, versao);
    await dropExam(tx, avaliacao_id, agora);
    const detalhe = { avaliacao_conhecimento_id: avaliacao_id, rascunho_id, descricao: fatos.row.descricao };
    await recordAct(tx, { acao: 'prova_despublicada', sessao, detalhe, agora });
    return rascunho_id;
  });
}
