/** Reads the data of the status strip in one statement: wallet, stars, and options of the class. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type NavbarRow = {
  readonly moedas: number;
  readonly vidas: number;
  readonly vidas_desde: Date | null;
  /** Over all phases; of each phase the best run. */
  readonly estrelas: number;
  readonly vidas_ativas: boolean;
  readonly pular_ativo: boolean;
  /** Settings of the school as stored, for `readConfiguracao`. */
  readonly configuracao: unknown;
};

/** SQL of the `NavbarRow` of `:turma_aluno_id`, also for statements that read it with other things. */
export const NAVBAR = `
   select coalesce(c.moedas, 0) as moedas, coalesce(c.vidas, 5::smallint) as vidas, c.vidas_desde,
          (select coalesce(sum(b.estrelas), 0)::int from (
             select max(x.estrelas) as estrelas from fase_execucao x
             where x.escola_id = a.escola_id and x.turma_aluno_id = a.id group by x.trilha_fase_id
           ) b) as estrelas,
          t.vidas_ativas, t.pular_ativo, e.configuracao
   from turma_aluno a
   join turma t on t.escola_id = a.escola_id and t.id = a.turma_id
   join escola e on e.id = a.escola_id
   left join carteira c on c.escola_id = a.escola_id and c.turma_aluno_id = a.id
   where a.escola_id = :escola_id and a.id = :turma_aluno_id`;

const navbarOfAluno = statement<{ escola_id: number; turma_aluno_id: number }, NavbarRow>(
  'find_navbar_of_aluno',
  NAVBAR,
);

/** @throws when the enrolment does not exist; this cannot happen, because the guard has just found it */
export async function findNavbar(escola: Tenant, turma_aluno_id: number): Promise<NavbarRow> {
  const [row] = await escola.run(navbarOfAluno, { turma_aluno_id });
  if (!row) throw new Error(`no enrolment ${turma_aluno_id}`);
  return row;
}
