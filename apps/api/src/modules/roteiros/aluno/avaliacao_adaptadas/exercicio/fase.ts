/** Finds one phase of a student's roadmap. */
import type { Ctx } from '../../../../../http/ctx.ts';
import { errors } from '../../../../../http/errors.ts';
import { hasExercicios } from './policy.ts';
import type { FasePath } from './resposta-store.ts';
import { type FaseRow, findFases } from './store.ts';

export type Fase = { readonly fases: readonly FaseRow[]; readonly fase: FaseRow };

/** @throws 404 when the student has no such roadmap, or it has no such phase */
export async function requireFase({ escola, aluno, agora }: Ctx, path: FasePath): Promise<Fase> {
  const fases = hasExercicios(aluno) ? await findFases(escola, aluno, path, agora) : [];
  const fase = fases.find((row) => row.objeto_conhecimento_id === path.objeto_conhecimento_id);
  if (!fase) throw errors.notFound();
  return { fases, fase };
}
