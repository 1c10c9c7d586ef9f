/** SQL that tells where a student could already read a question's key, outside the tries of this item (rules MOE-6 and MOE-7). */
import { ITEM_BLOQUEADO } from '../../../../questoes/index.ts';

/**
 * The columns of a `ChaveVista` for `trilha_item` i. The statement has the parameters `turma_aluno_id`, `turma_id` and `agora`.
 * For free: practice of this item, the same question in another item, and a Boss in which it was answered. By a release:
 * an exam of the class.
 */
export const CHAVE_VISTA = `
  exists (
    select from trilha_item o
      join trilha_fase p on p.escola_id = o.escola_id and p.id = o.trilha_fase_id
      join trilha r on r.escola_id = p.escola_id and r.id = p.trilha_id
      join fase_execucao x on x.escola_id = p.escola_id and x.trilha_fase_id = p.id and x.turma_aluno_id = :turma_aluno_id
      join fase_item f on f.escola_id = x.escola_id and f.fase_execucao_id = x.id and f.trilha_item_id = o.id
     where o.escola_id = i.escola_id and o.questao_id = i.questao_id and (f.pratica or o.id <> i.id)
       and ${ITEM_BLOQUEADO('f', 'r')})
  or exists (
    select from trilha_item o
      join boss_item b on b.escola_id = o.escola_id and b.trilha_item_id = o.id and b.item_resposta is not null
      join boss s on s.escola_id = b.escola_id and s.id = b.boss_id and s.turma_aluno_id = :turma_aluno_id
     where o.escola_id = i.escola_id and o.questao_id = i.questao_id) as gratis,
  exists (
    select from avaliacao_item e
      join avaliacao a on a.escola_id = e.escola_id and a.id = e.avaliacao_id and a.liberado_em < :agora
      join turma_avaliacao c on c.escola_id = a.escola_id and c.avaliacao_id = a.id and c.turma_id = :turma_id
       and c.cancelada_em is null
     where e.escola_id = :escola_id and e.questao_id = i.questao_id) as liberada`;
