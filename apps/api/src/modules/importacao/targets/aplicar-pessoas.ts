/** Writes judged lines, of students and of the staff, which one file may hold both of. */
import type { Tenant } from '../../../database/tenant.ts';
import { writeAlunos } from './aplicar-alunos.ts';
import { writeMembros } from './aplicar-membros.ts';
import type { Julgada } from './tipos.ts';

const isMembro = ({ feito }: Julgada): boolean => feito?.tipo === 'membro';

/**
 * Joins the caller's transaction.
 * @returns the people, in the order of the lines
 * @throws what `pessoas` refuses; the caller must roll back
 */
export async function writePessoas(
  tx: Tenant,
  julgadas: readonly Julgada[],
  at: { readonly origem: 'csv' | 'oneroster'; readonly agora: Date },
): Promise<number[]> {
  const membros = julgadas.filter(isMembro);
  const alunos = julgadas.filter((julgada) => !isMembro(julgada));
  const ids = {
    membro: membros.length > 0 ? await writeMembros(tx, membros, at) : [],
    aluno: alunos.length > 0 ? await writeAlunos(tx, alunos, at) : [],
  };
  const places = { membro: 0, aluno: 0 };
  return julgadas.map((julgada) => {
    const kind = isMembro(julgada) ? 'membro' : 'aluno';
    const place = places[kind];
    places[kind] += 1;
    return ids[kind][place] ?? 0;
  });
}
