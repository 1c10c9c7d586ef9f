/** Reads classes without their students, one page per statement whatever the size. */
import type { Alcance } from '../../../escola/index.ts';
import type { Db } from '../../../../database/db.ts';
import { run, statement } from '../../../../database/statement.ts';
import { KEY, PLACE } from './place.ts';

export const PAGE_TURMAS = 200;

export type ResumoRow = {
  readonly escola_id: number;
  readonly escola_nome: string;
  readonly sede_nome: string;
  readonly serie_nome: string;
  readonly nivel_ordem: number;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly turma_turno: number;
  readonly versao: 1 | 2;
  readonly qtde_alunos: number;
};

type Params = {
  escolas: readonly number[];
  turmas: readonly number[] | null;
  depois_escola: number | null;
  depois_turma: number | null;
  quantas: number;
};

const RESUMO = statement<Params, ResumoRow>(
  'find_gestao_turmas_resumo',
  `select t.escola_id, e.nome as escola_nome, s.nome as sede_nome, g.nome as serie_nome, g.nivel_ordem, t.id as turma_id,
          t.codigo as turma_codigo, t.turno as turma_turno, t.versao, q.alunos as qtde_alunos
     from ${PLACE}
     join (select m.escola_id, m.turma_id, count(*)::int as alunos from turma_aluno m
            where m.escola_id = any(:escolas::bigint[]) and m.status = 'Atual'
            group by m.escola_id, m.turma_id) q on q.escola_id = t.escola_id and q.turma_id = t.id
    where t.escola_id = any(:escolas::bigint[]) and t.arquivada_em is null
      and (:turmas::bigint[] is null or t.id = any(:turmas::bigint[]))
      and (:depois_turma::bigint is null or (${KEY}) > (select ${KEY} from ${PLACE}
            where t.escola_id = any(:escolas::bigint[]) and t.escola_id = :depois_escola::bigint and t.id = :depois_turma))
    order by ${KEY} limit :quantas`,
  'global',
);

/** Classes with students within reach, and one more when another page follows. */
export function findResumo(
  db: Db,
  { escolas, turmas }: Alcance,
  depois: readonly [number, number] | null,
): Promise<ResumoRow[]> {
  const [depois_escola, depois_turma] = depois ?? [null, null];
  return run(db, RESUMO, { escolas, turmas, depois_escola, depois_turma, quantas: PAGE_TURMAS + 1 });
}
