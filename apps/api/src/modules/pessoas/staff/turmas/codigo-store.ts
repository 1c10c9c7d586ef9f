/** A class by the code that people say. It only reads. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

const TURMA = statement<
  { escola_id: number; codigo: string; ano: number | null },
  { turma_id: number; ano: number; serie_nome: string; versao: 1 | 2 }
>(
  'find_turma_por_codigo_dito',
  `select t.id as turma_id, t.ano, s.nome as serie_nome, t.versao
     from turma t join serie s on s.escola_id = t.escola_id and s.id = t.serie_id
    where t.escola_id = :escola_id and upper(t.codigo) = upper(:codigo) and t.arquivada_em is null
      and (:ano::int is null or t.ano = :ano)
    order by t.ano desc limit 1`,
);

/** That of the newest year, unless one is named; null for none. */
export async function findTurmaPorCodigo(escola: Tenant, codigo: string, ano: number | null) {
  const [row] = await escola.run(TURMA, { codigo, ano });
  return row ?? null;
}
