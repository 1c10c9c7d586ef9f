/**
 * Reads and writes courses. While `publicado_em` is set, students read `curso`, and `rascunho` holds a newer draft. A
 * course that is not published has its draft in `curso`. Every write here keeps this rule.
 */
import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';
import type { Curso } from './documento.ts';
import { sealCurso, type SealedCurso } from './quiz.ts';

export type CursoRow = {
  readonly escola_id: number;
  readonly base_conhecimento_id: number;
  readonly objeto_conhecimento_id: number;
  readonly objeto_conhecimento_descricao: string;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly curso: SealedCurso;
  readonly rascunho: SealedCurso | null;
  readonly versao: number;
  readonly publicado_em: Date | null;
  readonly atualizado_em: Date;
};

type StoredRow = Omit<CursoRow, 'curso' | 'rascunho'> & { readonly curso: Curso; readonly rascunho: Curso | null };

const sealed = (row: StoredRow): CursoRow => ({
  ...row,
  curso: sealCurso(row.curso),
  rascunho: row.rascunho && sealCurso(row.rascunho),
});

const COLUMNS = `b.escola_id, b.id as base_conhecimento_id, b.objeto_conhecimento_id, o.descricao as objeto_conhecimento_descricao,
       b.materia_id, m.nome as materia_nome, b.curso, b.rascunho, b.versao, b.publicado_em, b.atualizado_em`;
const JOINS = `join objeto_conhecimento o on o.escola_id = b.escola_id and o.id = b.objeto_conhecimento_id
     join materia m on m.escola_id = b.escola_id and m.id = b.materia_id`;

const FIND = statement<{ escolas: readonly number[]; id: number }, StoredRow>(
  'curso',
  `select ${COLUMNS} from base_conhecimento b ${JOINS} where b.escola_id = any(:escolas::bigint[]) and b.id = :id`,
  'global',
);

/** The course, if one of these schools has it, or null. */
export async function findCurso(db: Db, escolas: readonly number[], id: number): Promise<CursoRow | null> {
  const [row] = await run(db, FIND, { escolas, id });
  return row ? sealed(row) : null;
}

/** A text equal to the published one is not stored as a draft. */
const SAVE = statement<
  { escola_id: number; id: number; versao: number | null; curso: string; nome_curso: string; agora: Date },
  StoredRow
>(
  'curso_salvar',
  `with salvo as (
     update base_conhecimento b
        set curso = case when b.publicado_em is null then :curso::jsonb else b.curso end,
            nome_curso = case when b.publicado_em is null then :nome_curso::text else b.nome_curso end,
            rascunho = case when b.publicado_em is null then null else nullif(:curso::jsonb, b.curso) end,
            versao = b.versao + 1, atualizado_em = :agora::timestamptz
      where b.escola_id = :escola_id and b.id = :id and (:versao::int is null or b.versao = :versao)
      returning b.*)
   select ${COLUMNS} from salvo b ${JOINS}`,
);

/**
 * Saves a text.
 * @param versao the version the editor read; null overwrites any version
 * @throws 409 when somebody else has saved since
 */
export async function saveCurso(
  escola: Tenant,
  change: { id: number; versao: number | null; curso: Curso; agora: Date },
): Promise<CursoRow> {
  const { curso } = change;
  const texts = { curso: JSON.stringify(curso), nome_curso: curso.estrutura.nome_curso };
  return sealed(requireSaved(await escola.run(SAVE, { ...change, ...texts })));
}

const NEWEST = 'coalesce(b.rascunho, b.curso)';
const PUBLISH = statement<
  { escola_id: number; id: number; versao: number; publicado: boolean; agora: Date },
  { id: number }
>(
  'curso_publicar',
  `update base_conhecimento b
      set curso = ${NEWEST}, nome_curso = ${NEWEST}->'estrutura'->>'nome_curso', rascunho = null,
          publicado_em = case when not :publicado then null
                              when b.rascunho is null then coalesce(b.publicado_em, :agora::timestamptz) else :agora end
    where b.escola_id = :escola_id and b.id = :id and b.versao = :versao returning b.id`,
);

/** Publishes the newest text, or withdraws the course. @throws 409 when somebody else has saved since */
export async function publishCurso(
  escola: Tenant,
  change: { id: number; versao: number; publicado: boolean; agora: Date },
): Promise<void> {
  requireSaved(await escola.run(PUBLISH, change));
}
