/** The exam that a file of parameters is handed in for, and whether this person may change it. */
import type { Db } from '../../../database/db.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { reachOf } from '../../escola/index.ts';
import { assertRascunhoOpen, findRascunho, requireRascunhoEdit } from '../../provas/index.ts';
import type { Tipo } from '../arquivo/modelo.ts';
import { importacaoErrors } from '../errors.ts';
import type { ProvaDosParametros } from '../parametros/guardado.ts';
import { findDescricao } from '../parametros/store.ts';

type Query = { readonly avaliacao_conhecimento_id?: number; readonly rascunho_id?: string };
type Quem = { readonly db: Db; readonly sessao: Sessao; readonly agora: Date };

/**
 * Whether this person may bring parameters into the exam now.
 * @throws 403 for a published exam and a teacher, or a draft of another person; 404 for one that is not there; 409 published
 *   or archived
 */
export async function requireProva(
  escola: Tenant,
  prova: ProvaDosParametros,
  { db, sessao, agora }: Quem,
): Promise<void> {
  if (prova.tipo === 'rascunho') {
    const { turmas } = await reachOf(db, sessao, agora);
    assertRascunhoOpen(requireRascunhoEdit(await findRascunho(escola, prova.rascunho_id), sessao, turmas));
    return;
  }
  if (sessao.perfil_real === 'professor') throw importacaoErrors.provaPublicada();
  if ((await findDescricao(escola, prova.avaliacao_id)) === undefined) throw errors.notFound();
}

/** The exam that the call names; null for a file of another tipo. @throws 422 where a file of parameters names none, or two */
export async function provaAsked(
  escola: Tenant,
  tipo: Tipo,
  { avaliacao_conhecimento_id: avaliacao_id, rascunho_id }: Query,
  quem: Quem,
): Promise<ProvaDosParametros | null> {
  if (tipo !== 'parametros_tri') return null;
  if ((avaliacao_id === undefined) === (rascunho_id === undefined)) throw importacaoErrors.semProva();
  const prova: ProvaDosParametros =
    rascunho_id === undefined
      ? { tipo: 'avaliacao', avaliacao_id: avaliacao_id ?? 0 }
      : { tipo: 'rascunho', rascunho_id };
  await requireProva(escola, prova, quem);
  return prova;
}
