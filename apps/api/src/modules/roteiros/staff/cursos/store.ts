/**
 * Reads the list of courses, one statement per page, and creates a course. The module `base_conhecimentos` defines a
 * course.
 */
import type { CursoSituacao } from '@luneta/domain/curso';

import type { Db } from '../../../../database/db.ts';
import { plain } from '../../../../database/plain.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Curso } from '../../aluno/base_conhecimentos/documento.ts';
import type { Busca } from '../../../../http/busca.ts';

export const PAGE = 50;

export type CursoLinha = {
  readonly base_conhecimento_id: number;
  readonly nome_curso: string;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly objeto_conhecimento_id: number;
  readonly objeto_conhecimento_descricao: string;
  readonly alterado: boolean;
  readonly versao: number;
  readonly publicado_em: Date | null;
  readonly atualizado_em: Date;
  readonly qtde_fases: number;
};

/** The newest name: the draft's when there is a draft. */
const NOME = `coalesce(b.rascunho->'estrutura'->>'nome_curso', b.nome_curso)`;
const SELECT = `select b.id as base_conhecimento_id, ${NOME} as nome_curso, b.materia_id, m.nome as materia_nome, b.objeto_conhecimento_id,
       o.descricao as objeto_conhecimento_descricao, b.rascunho is not null as alterado, b.versao, b.publicado_em, b.atualizado_em,
       (select count(*)::int from trilha_fase f
         where f.escola_id = b.escola_id and f.objeto_conhecimento_id = b.objeto_conhecimento_id) as qtde_fases
  from base_conhecimento b
  join materia m on m.escola_id = b.escola_id and m.id = b.materia_id
  join objeto_conhecimento o on o.escola_id = b.escola_id and o.id = b.objeto_conhecimento_id`;

type Filtros = { readonly materia_id: number | null; readonly situacao: CursoSituacao | null };

const LIST = statement<
  Filtros & {
    escola_id: number;
    texto: string | null;
    id: number | null;
    depois_em: Date | null;
    depois_id: number | null;
    quantos: number;
  },
  CursoLinha
>(
  'find_cursos',
  `${SELECT}
    where b.escola_id = :escola_id and (:materia_id::bigint is null or b.materia_id = :materia_id)
      and (:situacao::text is null or :situacao = case when b.publicado_em is null then 'rascunho'
                                                       when b.rascunho is null then 'publicado' else 'alterado' end)
      and (:texto::text is null or b.id = :id::bigint or position(:texto in ${plain(NOME)}) > 0
           or position(:texto in ${plain('o.descricao')}) > 0)
      and (:depois_id::bigint is null or (b.atualizado_em, b.id) < (:depois_em::timestamptz, :depois_id))
    order by b.atualizado_em desc, b.id desc limit :quantos`,
);

/** The last course of a page, by time of change and id. The next page begins after it. */
type Cursor = { readonly atualizado_em: Date; readonly id: number };

/** One page, last changed first. `next` is where the following page begins, null on the last one. */
export async function listCursos(
  escola: Tenant,
  filtros: Filtros & { readonly busca: Busca | null; readonly depois: Cursor | null },
): Promise<{ cursos: readonly CursoLinha[]; next: Cursor | null }> {
  const { materia_id, situacao, busca, depois } = filtros;
  const rows = await escola.run(LIST, {
    materia_id,
    situacao,
    texto: busca?.nome ?? null,
    id: busca?.turma_aluno_id ?? null,
    depois_em: depois?.atualizado_em ?? null,
    depois_id: depois?.id ?? null,
    quantos: PAGE + 1,
  });
  const cursos = rows.slice(0, PAGE);
  const last = cursos.at(-1);
  const next = last && rows.length > PAGE ? { atualizado_em: last.atualizado_em, id: last.base_conhecimento_id } : null;
  return { cursos, next };
}

const ONE = statement<{ escola_id: number; id: number }, CursoLinha>(
  'find_curso_linha',
  `${SELECT} where b.escola_id = :escola_id and b.id = :id`,
);

/** @param id id of a course that exists */
export async function findLinha(escola: Tenant, id: number): Promise<CursoLinha> {
  const [row] = await escola.run(ONE, { id });
  if (!row) throw new Error(`course ${id} is gone`);
  return row;
}

const TOPIC = statement<{ escolas: readonly number[]; id: number }, { escola_id: number; materia_id: number }>(
  'find_curso_objeto',
  `select escola_id, materia_id from objeto_conhecimento where escola_id = any(:escolas::bigint[]) and id = :id`,
  'global',
);

/** School and subject of a topic in one of these schools, or null. */
export async function findObjeto(db: Db, escolas: readonly number[], id: number) {
  const [row] = await run(db, TOPIC, { escolas, id });
  return row ?? null;
}

const CREATE = statement<
  {
    escola_id: number;
    materia_id: number;
    objeto_conhecimento_id: number;
    nome_curso: string;
    curso: string;
    agora: Date;
  },
  { id: number }
>(
  'create_curso',
  `insert into base_conhecimento (escola_id, materia_id, objeto_conhecimento_id, nome_curso, curso, atualizado_em)
   values (:escola_id, :materia_id, :objeto_conhecimento_id, :nome_curso, :curso::jsonb, :agora)
   on conflict (escola_id, objeto_conhecimento_id) do nothing returning id`,
);

/** Returns the id of the new draft; null when the topic has a course already. */
export async function createCurso(
  escola: Tenant,
  fresh: { materia_id: number; objeto_conhecimento_id: number; curso: Curso; agora: Date },
): Promise<number | null> {
  const { curso, ...rest } = fresh;
  const [row] = await escola.run(CREATE, {
    ...rest,
    nome_curso: curso.estrutura.nome_curso,
    curso: JSON.stringify(curso),
  });
  return row?.id ?? null;
}
