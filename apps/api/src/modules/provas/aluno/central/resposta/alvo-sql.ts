/** SQL that finds the attempt an answer may be written to, and counts its answers. */
import type { AnswerKind } from './answer.ts';

/** Whether an answer or essay of the attempt `t` is in time (PRA-5, PRA-6). The arguments are the SQL of two instants. */
export const inTime = (agora: string, respondida_em: string): string => `(${agora} <= t.prazo_em
            or (${respondida_em} between t.iniciada_em and t.prazo_em
                and ${agora} <= t.prazo_em + make_interval(secs => :tolerancia)))`;
const IN_TIME = inTime(':agora::timestamptz', ':respondida_em::timestamptz');

/** What an answer to an item needs of its attempt. */
const ALVO_COLUMNS = `t.escola_id, t.id as tentativa_id, t.prazo_em, i.id as alvo_id,
            coalesce(i.lingua_estrangeira = t.lingua_estrangeira, true) as counts, t.lingua_estrangeira`;
/** The items of the day of the attempt `t`; `condition` says of which kind. */
const itemsOfDay = (condition: string): string => `
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and i.dia_prova = t.dia_prova
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and ${condition}`;

const ofItem = (condition: string): string => `
     select ${ALVO_COLUMNS}
     from tentativa t ${itemsOfDay(condition)}
     where t.escola_id = :escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova
       and t.turma_aluno_id = :turma_aluno_id and i.id = :alvo_id and t.encerrada_em is null and ${IN_TIME}`;

const OF_ESSAY = `
     select t.escola_id, t.id as tentativa_id, t.prazo_em, :alvo_id::bigint as alvo_id
     from tentativa t
     where t.escola_id = :escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.turma_aluno_id = :turma_aluno_id
       and t.dia_prova = (
         select min(d.dia_prova) from turma_avaliacao ta
         join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
         join avaliacao_dia ad on ad.escola_id = ta.escola_id and ad.avaliacao_id = ta.avaliacao_id and ad.dia_prova = d.dia_prova
         where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id and ad.proposta_redacao_id = :alvo_id::bigint
           and d.dia_prova = coalesce(:dia_prova::int, d.dia_prova))
       and t.encerrada_em is null and ${IN_TIME}`;

const ALVO: Readonly<Record<AnswerKind, string>> = {
  opcao: ofItem('not q.subjetiva'),
  texto: ofItem('q.subjetiva'),
  redacao: OF_ESSAY,
};

/**
 * The student's own open attempt, if its day holds the item or proposal and that is of the answer's kind. The row is
 * locked in share mode: a delivery waits for this answer, or this answer finds no open attempt.
 */
export const alvoSql = (kind: AnswerKind): string => `alvo as (${ALVO[kind]}
     for share of t
   )`;

/** The other answers of attempt `a` in the chosen language: chosen options and texts that are not blank. */
export const OTHER_ANSWERS = `
  (select count(*) from resposta x join avaliacao_item xi on xi.escola_id = x.escola_id and xi.id = x.avaliacao_item_id
   where x.escola_id = a.escola_id and x.tentativa_id = a.tentativa_id and x.avaliacao_item_id <> a.alvo_id
     and x.item_resposta is not null and coalesce(xi.lingua_estrangeira = a.lingua_estrangeira, true))
  + (select count(*) from resposta_subjetiva x join avaliacao_item xi on xi.escola_id = x.escola_id and xi.id = x.avaliacao_item_id
     where x.escola_id = a.escola_id and x.tentativa_id = a.tentativa_id and x.avaliacao_item_id <> a.alvo_id
       and x.texto ~ '\\S' and coalesce(xi.lingua_estrangeira = a.lingua_estrangeira, true))`;
