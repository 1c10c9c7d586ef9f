/** Reads how far a student is in the quiz of a topic, over the phases of every roadmap with that topic. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import type { QuizEstado } from '../../../questoes/index.ts';

type Params = {
  escola_id: number;
  turma_aluno_id: number;
  turma_id: number;
  objeto_conhecimento_id: number;
  agora: Date;
};

/** `aberta`: the phase is in a roadmap of the student that takes answers now. */
const ESTADOS = statement<Params, QuizEstado & { readonly indice: number }>(
  'find_curso_quiz_estados',
  `with fase as (
     select f.id, r.aberta_em <= :agora::timestamptz and r.data_fim >= :agora::timestamptz
            and (r.turma_aluno_id = :turma_aluno_id or (r.tipo = 1 and ta.turma_id = :turma_id)) as aberta
       from trilha_fase f
       join trilha r on r.escola_id = f.escola_id and r.id = f.trilha_id
       join turma_avaliacao ta on ta.escola_id = r.escola_id and ta.id = r.turma_avaliacao_id
      where f.escola_id = :escola_id and f.objeto_conhecimento_id = :objeto_conhecimento_id),
   resposta as (
     select q.trilha_fase_id, q.indice from fase_quiz q
      where q.escola_id = :escola_id and q.turma_aluno_id = :turma_aluno_id and q.trilha_fase_id in (select id from fase))
   select n as indice, exists (select from resposta r where r.indice = n) as answered,
          exists (select from fase f where f.aberta
                   and not exists (select from resposta r where r.trilha_fase_id = f.id and r.indice = n)) as waiting
     from generate_series(1, 5) n`,
);

/** State in each question of the topic's quiz, by its number from 1. */
export async function findQuizEstados(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  objeto_conhecimento_id: number,
  agora: Date,
): Promise<ReadonlyMap<number, QuizEstado>> {
  const rows = await escola.run(ESTADOS, { turma_aluno_id, turma_id, objeto_conhecimento_id, agora });
  return new Map(rows.map(({ indice, ...estado }) => [indice, estado]));
}
