/** Reads an exam, a class, and the other exams that share a question with the exam and a student with the class. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { LIBERACAO } from '../../release-measure.ts';
import type { FimColumns } from '../fim-store.ts';

type AplicacaoParams = { readonly avaliacao_id: number; readonly turma_id: number };

export type Alvo = FimColumns & {
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly ja_dada: boolean;
};

const alvo = statement<AplicacaoParams & { escola_id: number }, Alvo>(
  'find_aplicacao_alvo',
  `select a.id as avaliacao_id, a.descricao, t.id as turma_id, t.codigo as turma_codigo, a.fim_em, a.outras_fim_em,
          a.outras_sem_fim, a.retido, a.liberar_em, ${LIBERACAO} as liberacao, a.conferida_em,
          exists (select from turma_avaliacao c where c.escola_id = :escola_id and c.turma_id = t.id and c.avaliacao_id = a.id) as ja_dada
     from avaliacao a join turma t on t.escola_id = a.escola_id and t.id = :turma_id
    where a.escola_id = :escola_id and t.escola_id = :escola_id and a.id = :avaliacao_id`,
);

/** The exam and the class; undefined unless both are of the school. */
export async function findAlvo(escola: Tenant, of: AplicacaoParams): Promise<Alvo | undefined> {
  const [row] = await escola.run(alvo, of);
  return row;
}

/** Most exams listed in a preview. */
const AT_MOST = 50;

export type EmComum = FimColumns & {
  readonly avaliacao_id: number;
  readonly descricao: string;
  /** Somebody of the class takes it now, so that the exam's own results wait for it. */
  readonly esperada: boolean;
  /** It is not released and somebody who reads its results is in the class now, so that they wait for the exam. */
  readonly espera: boolean;
};

/** Whether a student of both classes is there: `c` has the other exam, `now` says which enrolment must be current. */
const hasStudent = (now: 'm' | 'n'): string => `exists (
  select from turma_avaliacao c
  join turma_aluno m on m.escola_id = c.escola_id and m.turma_id = c.turma_id
  join turma_aluno n on n.escola_id = m.escola_id and n.pessoa_id = m.pessoa_id and n.turma_id = :turma_id
  where c.escola_id = :escola_id and c.avaliacao_id = a.id and ${now}.status = 'Atual')`;

const emComum = statement<AplicacaoParams & { escola_id: number; agora: Date; quantas: number }, EmComum>(
  'find_aplicacao_em_comum',
  `with a as materialized (
     select distinct a.id, a.descricao, a.fim_em, a.outras_fim_em, a.outras_sem_fim, a.retido, a.liberar_em, a.liberado_em,
            ${LIBERACAO} as liberacao, a.conferida_em
       from avaliacao_item x
       join avaliacao_item y on y.escola_id = x.escola_id and y.questao_id = x.questao_id and y.avaliacao_id <> x.avaliacao_id
       join avaliacao a on a.escola_id = y.escola_id and a.id = y.avaliacao_id
      where x.escola_id = :escola_id and y.escola_id = :escola_id and a.escola_id = :escola_id
        and x.avaliacao_id = :avaliacao_id),
   f as (
     select a.*, ${hasStudent('m')} as esperada, (a.liberado_em is null or a.liberado_em >= :agora) and ${hasStudent('n')} as espera
       from a)
   select f.id as avaliacao_id, f.descricao, f.fim_em, f.outras_fim_em, f.outras_sem_fim, f.retido, f.liberar_em,
          f.liberacao, f.conferida_em, f.esperada, f.espera
     from f where f.esperada or f.espera order by f.fim_em desc nulls first, f.id limit :quantas`,
);

/** Other exams with a question of this one and a student of the class, the last end first. */
export function findEmComum(escola: Tenant, of: AplicacaoParams & { readonly agora: Date }): Promise<EmComum[]> {
  return escola.run(emComum, { ...of, quantas: AT_MOST });
}
