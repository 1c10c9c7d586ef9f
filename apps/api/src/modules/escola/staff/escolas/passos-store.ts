/** Counts what the first steps of a school have made: one statement, however large the school is. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type PassosRow = {
  readonly escola_nome: string;
  readonly fuso_horario: string;
  readonly ano: number | null;
  readonly primeira_serie: string | null;
  readonly ultima_serie: string | null;
  readonly qtde_series: number;
  readonly qtde_turmas: number;
  readonly qtde_equipe: number;
  readonly qtde_alunos: number;
  readonly qtde_provas: number;
};

const serie = (order: 'asc' | 'desc') =>
  `(select g.nome from serie g where g.escola_id = :escola_id and g.arquivada_em is null
     order by g.nivel_ordem ${order}, g.id ${order} limit 1)`;
const count = (from: string) => `(select count(*)::int from ${from})`;

const PASSOS = statement<{ escola_id: number; pessoa_id: number }, PassosRow>(
  'find_primeiros_passos',
  `select e.nome as escola_nome, e.fuso_horario,
          (select a.ano from ano_letivo a where a.escola_id = :escola_id and a.situacao = 'ativo') as ano,
          ${serie('asc')} as primeira_serie, ${serie('desc')} as ultima_serie,
          ${count('serie g where g.escola_id = :escola_id and g.arquivada_em is null')} as qtde_series,
          ${count('turma t where t.escola_id = :escola_id and t.arquivada_em is null')} as qtde_turmas,
          ${count(`pessoa p where p.escola_id = :escola_id and p.ativa and p.id <> :pessoa_id
                   and p.perfil not in ('aluno','responsavel')`)} as qtde_equipe,
          ${count(`turma_aluno m where m.escola_id = :escola_id and m.status = 'Atual'`)} as qtde_alunos,
          ${count('turma_avaliacao x where x.escola_id = :escola_id')} as qtde_provas
     from escola e where e.id = :escola_id`,
);

/** @param pessoa_id who asks, and is not counted among the staff */
export async function findPassos(escola: Tenant, pessoa_id: number): Promise<PassosRow> {
  const [row] = await escola.run(PASSOS, { pessoa_id });
  if (!row) throw new Error('the school of a session is gone');
  return row;
}
