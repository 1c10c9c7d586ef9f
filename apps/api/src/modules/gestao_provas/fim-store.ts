/** When exams end over all their classes, and how staff hold their results: what the rules LIB read. */
import type { Retencao } from '@luneta/domain/liberacao';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/**
 * Ends of one assessment (`a`), as a lateral sub-query, exact at any time: windows, those of single students, and attempts
 * that still run. `EXAM_ENDS`, which readers of keys ask, looks at the latter two only once they can matter, and counts a hold
 * as an unknown end.
 */
export const FIM_DA_PROVA = `
  select bool_or(d.fim_em is null) as sem_fim,
         max(greatest(d.fim_em,
           (select d.fim_em + max(j.acrescimo_segundos) * interval '1 second' from janela_aluno j
             where j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id and j.dia_prova = d.dia_prova),
           (select max(t.prazo_em) from tentativa t
             where t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id and t.dia_prova = d.dia_prova
               and t.encerrada_em is null))) as fim_em
  from turma_avaliacao c
  left join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
  where c.escola_id = a.escola_id and c.avaliacao_id = a.id`;

export type FimColumns = {
  readonly sem_fim: boolean | null;
  readonly fim_em: Date | null;
  readonly retido: boolean;
  readonly liberar_em: Date | null;
};

/** What the rules of release are asked with. */
export type Fim = { readonly classEndsMs: readonly (number | null)[]; readonly retencao: Retencao };

export function toFim({ sem_fim, fim_em, retido, liberar_em }: FimColumns): Fim {
  return {
    classEndsMs: sem_fim ? [null] : [fim_em?.getTime() ?? null],
    retencao: { retido, liberarEmMs: liberar_em?.getTime() ?? null },
  };
}

type FimRow = FimColumns & { readonly avaliacao_id: number; readonly descricao: string };

const fins = statement<{ escola_id: number; avaliacao_ids: readonly number[] }, FimRow>(
  'gestao_fins_de_provas',
  `select a.id as avaliacao_id, a.descricao, a.retido, a.liberar_em, f.sem_fim, f.fim_em
     from avaliacao a join lateral (${FIM_DA_PROVA}) f on true
    where a.escola_id = :escola_id and a.id = any(:avaliacao_ids::bigint[])`,
);

/** Ends and hold of many assessments, in one statement. */
export async function findFins(
  escola: Tenant,
  avaliacao_ids: readonly number[],
): Promise<Map<number, Fim & { readonly descricao: string }>> {
  const rows = await escola.run(fins, { avaliacao_ids });
  return new Map(rows.map((row) => [row.avaliacao_id, { ...toFim(row), descricao: row.descricao }]));
}

/** Of one assessment that is known to exist. */
export async function findFim(escola: Tenant, avaliacao_id: number): Promise<Fim & { readonly descricao: string }> {
  const found = (await findFins(escola, [avaliacao_id])).get(avaliacao_id);
  if (!found) throw new Error(`assessment ${avaliacao_id} vanished while it was read`);
  return found;
}
