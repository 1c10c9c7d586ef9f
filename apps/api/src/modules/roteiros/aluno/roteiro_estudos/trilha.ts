/** Finds the roadmap that a URL names. */
import { tipoOfSegment } from '@luneta/domain/trilha';

import type { Ctx } from '../../../../http/ctx.ts';
import { roteiroErrors } from './errors.ts';
import { findTrilha, findTrilhaAberta, type TrilhaRow } from './trilha-store.ts';

/** @throws 404 when the student has no such roadmap, or none of that type and subject is open (TRL-8) */
export async function requireTrilha(
  { escola, aluno, agora }: Ctx,
  { trilha_id, materia_id }: { readonly trilha_id: number; readonly materia_id: number },
): Promise<TrilhaRow> {
  const tipo = tipoOfSegment(trilha_id);
  const trilha = tipo
    ? await findTrilhaAberta(escola, aluno, { tipo, materia_id }, agora)
    : await findTrilha(escola, aluno, { trilha_id, materia_id }, agora);
  if (!trilha) throw roteiroErrors.notFound();
  return trilha;
}
