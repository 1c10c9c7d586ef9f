/**
 * Reads classes with their current students, one page per statement whatever the size. A page holds whole classes: as
 * many as fit 50 students, and at least one.
 */
import type { Alcance } from '../../../escola/index.ts';
import type { Db } from '../../../../database/db.ts';
import { plain } from '../../../../database/plain.ts';
import { run, statement } from '../../../../database/statement.ts';
import { situacaoSql, SOME_SCHOOLS, ultimoAcessoSql, type AlunoSituacao } from '../../situacao-aluno.ts';
import type { Busca } from '../../../../http/busca.ts';
import { KEY, PLACE } from './place.ts';

export const PAGE_STUDENTS = 50;

type AlunoRow = {
  readonly aluno_nome: string;
  readonly turma_aluno_id: number;
  readonly avatar_code: number;
  readonly situacao: AlunoSituacao;
  /** As the database writes an instant in JSON. */
  readonly ultimo_acesso_em: string | null;
  readonly login: string | null;
};

export type TurmaRow = {
  readonly escola_id: number;
  readonly escola_nome: string;
  readonly sede_nome: string;
  readonly serie_nome: string;
  readonly nivel_ordem: number;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly turma_turno: number;
  readonly versao: 1 | 2;
  readonly alunos: readonly AlunoRow[];
  /** Students of this page and of all that follow. */
  readonly alunos_restantes: number;
  /** Classes from this one to the end of the list. */
  readonly restantes: number;
};

type Params = {
  escolas: readonly number[];
  turmas: readonly number[] | null;
  sede: string | null;
  serie: string | null;
  turma: number | null;
  nome: string | null;
  turma_aluno_id: number | null;
  situacao: AlunoSituacao | null;
  agora: Date;
  depois_escola: number | null;
  depois_turma: number | null;
  quantos: number;
};

const TURMAS = statement<Params, TurmaRow>(
  'find_gestao_turmas',
  `with casa as (
     select m.escola_id, m.turma_id, m.id, p.nome, p.avatar_code, p.id as pessoa_id, p.ativa, p.senha_inicial
       from turma_aluno m join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
      where m.escola_id = any(:escolas::bigint[]) and m.status = 'Atual'
        and (:turma::bigint is null or m.turma_id = :turma)
        and (:nome::text is null or m.id = :turma_aluno_id::bigint
             or position(:nome in ${plain('p.nome')}) > 0 or position(:nome in ${plain("coalesce(p.nome_social, '')")}) > 0
             or exists (select 1 from diretorio_login d where d.escola_id = m.escola_id and d.pessoa_id = m.pessoa_id
                        and d.escola_id = any(:escolas::bigint[]) and position(:nome in d.login) > 0))
        and (:situacao::text is null or :situacao = ${situacaoSql({ pessoa: 'p', matricula: 'm', within: SOME_SCHOOLS })})
        and (:turmas::bigint[] is null or m.turma_id = any(:turmas::bigint[]))),
   quantas as (select escola_id, turma_id, count(*) as alunos from casa group by escola_id, turma_id),
   ordenadas as (
     select t.escola_id, e.nome as escola_nome, s.nome as sede_nome, g.nome as serie_nome, g.nivel_ordem, t.id as turma_id,
            t.codigo as turma_codigo, t.turno as turma_turno, t.versao, row_number() over w as lugar,
            sum(q.alunos) over w as ate, count(*) over () as todas,
            sum(q.alunos) over () as soma
       from ${PLACE} join quantas q on q.escola_id = t.escola_id and q.turma_id = t.id
      where t.escola_id = any(:escolas::bigint[])
        and (:sede::text is null or s.nome = :sede) and (:serie::text is null or g.nome = :serie)
        and (:depois_turma::bigint is null or (${KEY}) > (select ${KEY} from ${PLACE}
              where t.escola_id = any(:escolas::bigint[]) and t.escola_id = :depois_escola::bigint and t.id = :depois_turma))
     window w as (order by ${KEY}))
   select o.escola_id, o.escola_nome, o.sede_nome, o.serie_nome, o.nivel_ordem, o.turma_id, o.turma_codigo, o.turma_turno,
          o.versao, o.todas - o.lugar + 1 as restantes, o.soma::int as alunos_restantes,
          (select json_agg(json_build_object('aluno_nome', c.nome, 'turma_aluno_id', c.id, 'avatar_code', c.avatar_code,
                             'situacao', ${situacaoSql({ pessoa: 'c', matricula: 'c', within: SOME_SCHOOLS })},
                             'ultimo_acesso_em', ${ultimoAcessoSql({ escola_id: 'c.escola_id', pessoa_id: 'c.pessoa_id', within: SOME_SCHOOLS })},
                             'login', (select min(d.login) from diretorio_login d where d.escola_id = c.escola_id
                                        and d.pessoa_id = c.pessoa_id and d.escola_id = any(:escolas::bigint[])))
                           order by ${plain('c.nome')}, c.id)
             from casa c where c.escola_id = o.escola_id and c.turma_id = o.turma_id) as alunos
     from ordenadas o where o.ate <= :quantos or o.lugar = 1 order by o.lugar`,
  'global',
);

/** The last class of a page. The next page begins after it. */
type Cursor = { readonly escola_id: number; readonly turma_id: number };

export type Filtros = {
  readonly sede: string | null;
  readonly serie: string | null;
  readonly turma: number | null;
  readonly busca: Busca | null;
  readonly situacao: AlunoSituacao | null;
  readonly agora: Date;
  readonly depois: Cursor | null;
};

/** One page, and how many students it and the pages after it hold. `next` is where the following page begins, null on the last one. */
export async function listTurmas(
  db: Db,
  alcance: Alcance,
  { sede, serie, turma, busca, situacao, agora, depois }: Filtros,
): Promise<{ turmas: readonly TurmaRow[]; total: number; next: Cursor | null }> {
  const turmas = await run(db, TURMAS, {
    ...alcance,
    sede,
    serie,
    turma,
    nome: busca?.nome ?? null,
    turma_aluno_id: busca?.turma_aluno_id ?? null,
    situacao,
    agora,
    depois_escola: depois?.escola_id ?? null,
    depois_turma: depois?.turma_id ?? null,
    quantos: PAGE_STUDENTS,
  });
  const last = turmas.at(-1);
  return { turmas, total: last?.alunos_restantes ?? 0, next: last && last.restantes > 1 ? last : null };
}
