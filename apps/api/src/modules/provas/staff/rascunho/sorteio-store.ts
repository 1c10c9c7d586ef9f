/** Reads the questions that may be proposed for an exam: ids, subjects and levels alone. */
import type { Candidata } from '@luneta/domain/monta-sorteio';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { RAIZ } from '../../../questoes/index.ts';
import { IN_PRACTICE } from '../aplicacao/vistas-store.ts';

export type Filtros = {
  readonly materia_ids: readonly number[];
  /** Null: any. */
  readonly objeto_ids: readonly number[] | null;
  readonly habilidade_ids: readonly number[] | null;
  readonly etiquetas: readonly string[] | null;
  readonly com_tri: boolean;
  /** Questions that the draft has already. */
  readonly fora: readonly number[];
  /** What somebody of these classes has met stays out. */
  readonly evitar: readonly number[];
  readonly agora: Date;
};

/** Every enrolment of those who are in the classes now. */
const ALUNOS = `select n.id from turma_aluno m
  join turma_aluno n on n.escola_id = m.escola_id and n.pessoa_id = m.pessoa_id
  where m.escola_id = :escola_id and n.escola_id = :escola_id and m.turma_id = any(:evitar::bigint[]) and m.status = 'Atual'`;

const MET = `
  select i.questao_id from tentativa t
    join turma_avaliacao c on c.escola_id = t.escola_id and c.id = t.turma_avaliacao_id
    join avaliacao_item i on i.escola_id = c.escola_id and i.avaliacao_id = c.avaliacao_id and i.dia_prova = t.dia_prova
   where t.escola_id = :escola_id and t.turma_aluno_id in (select id from aluno)
  union ${IN_PRACTICE}`;

/** Questions of exams that are not released. */
const WITHHELD = `
  select i.questao_id from avaliacao a
    join avaliacao_item i on i.escola_id = a.escola_id and i.avaliacao_id = a.id
   where a.escola_id = :escola_id and (a.liberado_em is null or a.liberado_em >= :agora::timestamptz)`;

const CANDIDATES = statement<Filtros & { escola_id: number }, Candidata>(
  'find_candidatas_do_sorteio',
  `with aluno as materialized (${ALUNOS}),
   longe as materialized (
     select distinct ${RAIZ('q')} as raiz from questao q
      where q.escola_id = :escola_id
        and (q.id in (${WITHHELD}) or q.id in (${MET}) or q.id = any(:fora::bigint[])))
   select distinct on (${RAIZ('q')}) q.id as questao_id, q.materia_id, q.dificuldade from questao q
    where q.escola_id = :escola_id and q.situacao = 'aprovada' and not q.subjetiva and q.gabarito is not null
      and q.lingua_estrangeira is null and q.materia_id = any(:materia_ids::bigint[])
      and not exists (select from questao n where n.escola_id = :escola_id and n.situacao = 'aprovada'
            and n.raiz_id = ${RAIZ('q')} and n.revisao > q.revisao)
      and (:objeto_ids::bigint[] is null or q.objeto_conhecimento_id = any(:objeto_ids::bigint[]))
      and (not :com_tri::boolean or q.tri_origem is not null)
      and (:habilidade_ids::bigint[] is null or exists (select from questao_habilidade h
            where h.escola_id = :escola_id and h.questao_id = q.id and h.habilidade_id = any(:habilidade_ids::bigint[])))
      and (:etiquetas::text[] is null or exists (select from questao_etiqueta l
            join etiqueta e on e.escola_id = l.escola_id and e.id = l.etiqueta_id
            where l.escola_id = :escola_id and l.raiz_id = ${RAIZ('q')} and e.nome = any(:etiquetas::text[])))
      and ${RAIZ('q')} not in (select raiz from longe)
    order by ${RAIZ('q')}, q.revisao desc`,
);

/** The newest approved revision of each objective question that fits and that nothing keeps out. */
export const findCandidatas = (escola: Tenant, filtros: Filtros): Promise<Candidata[]> =>
  escola.run(CANDIDATES, filtros);
