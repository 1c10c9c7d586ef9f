/** Writes what judged lines do to the staff, by the one function of `pessoas`. Who asked may do it: the judging saw to that. */
import type { Tenant } from '../../../database/tenant.ts';
import { equipeErrors, type MembroEscrito, saveMembros } from '../../pessoas/index.ts';
import type { Julgada } from './tipos.ts';

/**
 * Writes lines about the staff. Joins the caller's transaction.
 * @returns the people, in the order of the lines
 * @throws what `pessoas` refuses; the caller must roll back
 */
export async function writeMembros(
  tx: Tenant,
  julgadas: readonly Julgada[],
  { origem, agora }: { readonly origem: 'csv' | 'oneroster'; readonly agora: Date },
): Promise<number[]> {
  const rows = julgadas.flatMap(({ feito, conhecida }): MembroEscrito[] => {
    if (feito?.tipo !== 'membro') return [];
    const { tipo: _tipo, login, ...membro } = feito;
    return conhecida ? [{ ...membro, pessoa_id: conhecida.pessoa_id }] : [{ ...membro, login, pessoa_id: null }];
  });
  const feitos = await saveMembros(tx, rows, { sessao: null, origem, senha: null, agora });
  return feitos.map((feito) => {
    if (feito.feito === 'recusado') throw equipeErrors.refused(feito.codigo);
    return feito.pessoa_id;
  });
}
