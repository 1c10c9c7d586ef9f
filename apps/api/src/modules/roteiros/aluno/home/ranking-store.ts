/**
 * Reads the students of a series and their stars in two statements, whatever their number. The series is that of
 * the school in the year of the student's class. The best run of each phase counts. Stars won in a class of version 1
 * of the same year belong to the person and are listed apart by type.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';

export type AlunoRow = {
  readonly turma_aluno_id: number;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly turma_turno: number;
  readonly serie_nome: string;
  readonly nome: string;
  readonly nome_social: string | null;
  readonly avatar_code: number;
  readonly oculto: boolean;
  readonly estrelas_v1: number;
};

/** Students of the series: current enrolments of people who have access (PIM-6), and the own one whatever its status. `o` is the student's class. */
const SERIE = `
  from turma o
  join turma tu on tu.escola_id = o.escola_id and tu.serie_id = o.serie_id and tu.ano = o.ano
  join turma_aluno al on al.escola_id = tu.escola_id and al.turma_id = tu.id
    and (al.status = 'Atual' or al.id = :turma_aluno_id)
  where o.escola_id = :escola_id and o.id = :turma_id and (not :propria::boolean or tu.id = o.id)`;

type OfSerie = { escola_id: number; turma_aluno_id: number; turma_id: number; propria: boolean };

const alunosOfSerie = statement<OfSerie, AlunoRow>(
  'find_ranking_alunos',
  `select g.*, s.nome as serie_nome, p.nome, p.nome_social, p.avatar_code, p.ranking_oculto as oculto
   from (select al.id as turma_aluno_id, al.pessoa_id, al.estrelas_v1, tu.id as turma_id, tu.codigo as turma_codigo,
                tu.turno as turma_turno, tu.serie_id ${SERIE}) g
   join serie s on s.escola_id = :escola_id and s.id = g.serie_id
   join pessoa p on p.escola_id = :escola_id and p.id = g.pessoa_id and (p.ativa or g.turma_aluno_id = :turma_aluno_id)
   order by g.turma_codigo, g.turma_aluno_id`,
);

export type EstrelasRow = {
  readonly turma_aluno_id: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly qtde_estrelas: number;
  readonly qtde_estrelas_plano_v1: number;
  readonly qtde_estrelas_roteiro_v1: number;
};

const estrelasOfSerie = statement<OfSerie, EstrelasRow>(
  'find_ranking_estrelas',
  `with serie_alunos as (
     select al.id as turma_aluno_id, al.pessoa_id, o.ano ${SERIE}
   ), fonte as (
     select g.turma_aluno_id, x.id as de, tx.versao
     from serie_alunos g
     join turma_aluno x on x.escola_id = :escola_id and x.pessoa_id = g.pessoa_id
     join turma tx on tx.escola_id = x.escola_id and tx.id = x.turma_id
     where x.id = g.turma_aluno_id or (tx.versao = 1 and tx.ano = g.ano)
   ), melhor as (
     select f.turma_aluno_id, f.versao, fe.trilha_fase_id, max(fe.estrelas) as estrelas
     from fonte f
     join fase_execucao fe on fe.escola_id = :escola_id and fe.turma_aluno_id = f.de and fe.estrelas > 0
     group by f.turma_aluno_id, f.versao, fe.trilha_fase_id
   ), soma as (
     select b.turma_aluno_id, tr.materia_id,
            coalesce(sum(b.estrelas) filter (where b.versao = 2), 0)::int as qtde_estrelas,
            coalesce(sum(b.estrelas) filter (where b.versao = 1 and tr.tipo = 2), 0)::int as qtde_estrelas_plano_v1,
            coalesce(sum(b.estrelas) filter (where b.versao = 1 and tr.tipo = 1), 0)::int as qtde_estrelas_roteiro_v1
     from melhor b
     join trilha_fase tf on tf.escola_id = :escola_id and tf.id = b.trilha_fase_id
     join trilha tr on tr.escola_id = tf.escola_id and tr.id = tf.trilha_id
     group by b.turma_aluno_id, tr.materia_id
   )
   select s.*, m.nome as materia_nome from soma s
   join materia m on m.escola_id = :escola_id and m.id = s.materia_id
   order by s.turma_aluno_id, m.nome`,
);

const materiasOfSerie = statement<
  { escola_id: number; turma_id: number; agora: Date },
  { materia_id: number; materia_nome: string }
>(
  'find_ranking_materias',
  `select m.id as materia_id, m.nome as materia_nome from materia m
   where m.escola_id = :escola_id and exists (
     select from turma o
     join turma tu on tu.escola_id = o.escola_id and tu.serie_id = o.serie_id and tu.ano = o.ano
     join turma_avaliacao ta on ta.escola_id = tu.escola_id and ta.turma_id = tu.id
     join trilha tr on tr.escola_id = ta.escola_id and tr.turma_avaliacao_id = ta.id and tr.aberta_em <= :agora
     where o.escola_id = m.escola_id and o.id = :turma_id and tr.materia_id = m.id)
   order by m.nome limit 100`,
);

/** Subjects with a roadmap in the series. */
export function findMaterias(escola: Tenant, { turma_id }: Aluno, agora: Date) {
  return escola.run(materiasOfSerie, { turma_id, agora });
}

/** @param propria only the student's own class */
export async function findSerie(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  propria: boolean,
): Promise<{ readonly alunos: AlunoRow[]; readonly estrelas: EstrelasRow[] }> {
  const of = { turma_aluno_id, turma_id, propria };
  const [alunos, estrelas] = await Promise.all([escola.run(alunosOfSerie, of), escola.run(estrelasOfSerie, of)]);
  return { alunos, estrelas };
}
