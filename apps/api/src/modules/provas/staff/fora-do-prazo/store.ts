/**
 * Reads late answers, the newest of each item and of the essay, and stores what staff decided (decision 93). Each is
 * named by the id of its row. `texto-store.ts` moves texts of items and essays.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { plain } from '../../../../database/plain.ts';
import type { Dia } from '../alcance.ts';
import { decideTextos } from './texto-store.ts';
import { NEWEST, type OfDay } from './sql.ts';

export type AtrasadaRow = {
  readonly id: number;
  readonly turma_aluno_id: number;
  readonly aluno_nome: string;
  /** Null for an essay. */
  readonly numero: number | null;
  readonly tipo: 'questao' | 'redacao';
  readonly respondida_em: Date | null;
  readonly recebida_em: Date;
  readonly prazo_em: Date;
  readonly decisao: 'pendente' | 'contada' | 'deixada_de_fora';
};

const list = statement<OfDay, AtrasadaRow>(
  'find_fora_do_prazo',
  `select f.id, f.turma_aluno_id, p.nome as aluno_nome, i.numero,
          case when f.avaliacao_item_id is null then 'redacao' else 'questao' end as tipo, f.respondida_em, f.recebida_em, f.prazo_em, f.decisao
     from (${NEWEST}) f
     join turma_aluno m on m.escola_id = f.escola_id and m.id = f.turma_aluno_id
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id
     left join avaliacao_item i on i.escola_id = f.escola_id and i.id = f.avaliacao_item_id
    order by ${plain('p.nome')}, m.id, i.numero, f.id limit 1000`,
);

export function findAtrasadas(escola: Tenant, { turma_avaliacao_id, dia_prova }: Dia): Promise<AtrasadaRow[]> {
  return escola.run(list, { turma_avaliacao_id, dia_prova });
}

/**
 * Replaces the stored options by the late ones. It stores the replaced options beside them, so that leaving out
 * restores them.
 */
const count = statement<OfDay & { ids: readonly number[]; agora: Date }, { id: number }>(
  'count_fora_do_prazo',
  `with alvo as (
     select f.id, f.escola_id, f.tentativa_id, f.avaliacao_item_id, f.item_resposta, f.seq from (${NEWEST}) f
      where f.id = any(:ids::bigint[]) and f.decisao <> 'contada' and f.texto_redacao is null),
   marcada as (
     update resposta_fora_do_prazo f set decisao = 'contada', decidida_em = :agora, tinha_resposta = r.seq is not null,
            resposta_anterior = r.item_resposta
       from alvo left join resposta r on r.escola_id = alvo.escola_id and r.tentativa_id = alvo.tentativa_id
        and r.avaliacao_item_id = alvo.avaliacao_item_id
      where f.escola_id = alvo.escola_id and f.id = alvo.id
     returning f.id),
   gravada as (
     insert into resposta as r (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em)
     select escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, :agora from alvo
     on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
       set item_resposta = excluded.item_resposta, seq = greatest(r.seq + 1, excluded.seq), gravada_em = excluded.gravada_em)
   select id from marcada`,
);

const leave = statement<OfDay & { ids: readonly number[]; agora: Date }, { id: number }>(
  'leave_fora_do_prazo',
  `with alvo as (
     select f.id, f.escola_id, f.tentativa_id, f.avaliacao_item_id, f.decisao, f.tinha_resposta, f.resposta_anterior from (${NEWEST}) f
      where f.id = any(:ids::bigint[]) and f.decisao <> 'deixada_de_fora' and f.texto_redacao is null),
   marcada as (
     update resposta_fora_do_prazo f set decisao = 'deixada_de_fora', decidida_em = :agora
       from alvo where f.escola_id = alvo.escola_id and f.id = alvo.id returning f.id),
   devolvida as (
     update resposta r set item_resposta = case when alvo.tinha_resposta then alvo.resposta_anterior end, seq = r.seq + 1, gravada_em = :agora
       from alvo where alvo.decisao = 'contada' and r.escola_id = alvo.escola_id and r.tentativa_id = alvo.tentativa_id
        and r.avaliacao_item_id = alvo.avaliacao_item_id)
   select id from marcada`,
);

const attempts = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'find_fora_do_prazo_tentativas',
  `select t.id from tentativa t where t.escola_id = :escola_id and t.id in (
     select f.tentativa_id from resposta_fora_do_prazo f where f.escola_id = :escola_id and f.id = any(:ids::bigint[]))
   order by t.id for key share of t`,
);

/** Locks the attempts of these answers until the transaction ends. An extension too locks attempts before the exam. */
export async function lockAttempts(escola: Tenant, ids: readonly number[]): Promise<void> {
  await escola.run(attempts, { ids });
}

/**
 * Applies the decision to the named rows and returns how many changed.
 * @throws 409 when a text among them is being marked
 */
export async function decideLate(
  escola: Tenant,
  { turma_avaliacao_id, dia_prova }: Dia,
  ids: readonly number[],
  contar: boolean,
  agora: Date,
): Promise<number> {
  const opcoes = await escola.run(contar ? count : leave, { turma_avaliacao_id, dia_prova, ids, agora });
  return opcoes.length + (await decideTextos(escola, { turma_avaliacao_id, dia_prova }, ids, contar, agora));
}
