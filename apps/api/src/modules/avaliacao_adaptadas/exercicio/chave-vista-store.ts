/** Reads whether a student has already seen a question's key outside the tries of this item (rule MOE-6). */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

type Of = { readonly turma_aluno_id: number; readonly trilha_item_id: number };

/**
 * The places that show the key: practice of this item, the same question in another item, and a Boss in which it was
 * answered.
 */
const shown = statement<{ escola_id: number } & Of, { vista: boolean }>(
  'chave_vista',
  `select exists (
            select from trilha_item o
              join fase_item f on f.escola_id = o.escola_id and f.trilha_item_id = o.id and f.bloqueado_em is not null
              join fase_execucao x on x.escola_id = f.escola_id and x.id = f.fase_execucao_id and x.turma_aluno_id = :turma_aluno_id
             where o.escola_id = i.escola_id and o.questao_id = i.questao_id and (f.pratica or o.id <> i.id))
       or exists (
            select from trilha_item o
              join boss_item b on b.escola_id = o.escola_id and b.trilha_item_id = o.id and b.item_resposta is not null
              join boss s on s.escola_id = b.escola_id and s.id = b.boss_id and s.turma_aluno_id = :turma_aluno_id
             where o.escola_id = i.escola_id and o.questao_id = i.questao_id) as vista
     from trilha_item i where i.escola_id = :escola_id and i.id = :trilha_item_id`,
);

/** Runs inside the transaction of the try, while the run is locked. */
export async function wasKeyShown(tx: Tenant, of: Of): Promise<boolean> {
  const [row] = await tx.run(shown, of);
  return row?.vista === true;
}
