/** Reads the days, items and classes of one exam. No key leaves this file. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type ItemRow = {
  readonly item_id: number;
  readonly numero: number;
  readonly banco_questao_id: number;
  readonly codigo: string;
  readonly revisao: number;
  readonly materia_nome: string;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly pontuacao: number;
  readonly bloco: number;
  readonly anulada: boolean;
  readonly reparado_em: string | null;
};
export type DiaRow = {
  readonly dia_prova: number;
  readonly bateria: number;
  readonly duracao_minutos: number;
  readonly proposta_redacao_id: number | null;
  readonly proposta_titulo: string | null;
  readonly itens: readonly ItemRow[];
};
type OfAvaliacao = { escola_id: number; avaliacao_id: number };

/** An item `i` of question `q` and subject `m` as JSON. */
const ITEM = `json_build_object('item_id', i.id, 'numero', i.numero, 'banco_questao_id', q.id, 'codigo', q.codigo,
  'revisao', q.revisao, 'materia_nome', m.nome, 'lingua_estrangeira', i.lingua_estrangeira, 'pontuacao', i.pontuacao,
  'bloco', i.bloco, 'anulada', i.anulada, 'reparado_em', i.reparado_em)`;
const ITEM_FROM = `avaliacao_item i
  join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
  join materia m on m.escola_id = q.escola_id and m.id = q.materia_id`;

const DIAS = statement<OfAvaliacao, DiaRow>(
  'find_dias_gestao',
  `select d.dia_prova, d.bateria, d.duracao_minutos, d.proposta_redacao_id,
          (select p.titulo from proposta_redacao p where p.escola_id = d.escola_id and p.id = d.proposta_redacao_id) as proposta_titulo,
          (select coalesce(json_agg(${ITEM} order by i.numero, i.lingua_estrangeira), '[]') from ${ITEM_FROM}
            where i.escola_id = d.escola_id and i.avaliacao_id = d.avaliacao_id and i.dia_prova = d.dia_prova) as itens
     from avaliacao_dia d where d.escola_id = :escola_id and d.avaliacao_id = :avaliacao_id order by d.dia_prova`,
);

/** Days with their items, in the order of the paper. */
export const findDias = (escola: Tenant, avaliacao_id: number): Promise<DiaRow[]> => escola.run(DIAS, { avaliacao_id });

export type JanelaRow = {
  readonly dia_prova: number;
  readonly inicio_em: string;
  readonly fim_em: string;
  readonly sala: string | null;
  readonly entrada: 'livre' | 'codigo';
  readonly qtde_iniciadas: number;
};
export type TurmaRow = {
  readonly turma_avaliacao_id: number;
  readonly turma_id: number;
  readonly turma_codigo: string;
  readonly serie_nome: string;
  readonly cancelada_em: Date | null;
  readonly dias: readonly JanelaRow[];
};

const TURMAS = statement<OfAvaliacao & { turmas: readonly number[] | null }, TurmaRow>(
  'find_turmas_gestao',
  `select c.id as turma_avaliacao_id, t.id as turma_id, t.codigo as turma_codigo, s.nome as serie_nome, c.cancelada_em,
          (select coalesce(json_agg(json_build_object('dia_prova', d.dia_prova, 'inicio_em', d.inicio_em, 'fim_em', d.fim_em,
                    'sala', d.sala, 'entrada', d.entrada, 'qtde_iniciadas', (select count(*)::int from tentativa x
                      where x.escola_id = d.escola_id and x.turma_avaliacao_id = d.turma_avaliacao_id and x.dia_prova = d.dia_prova))
                    order by d.dia_prova), '[]')
             from turma_avaliacao_dia d where d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id) as dias
     from turma_avaliacao c
     join turma t on t.escola_id = c.escola_id and t.id = c.turma_id
     join serie s on s.escola_id = t.escola_id and s.id = t.serie_id
    where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id
      and (:turmas::bigint[] is null or c.turma_id = any(:turmas::bigint[]))
    order by s.nivel_ordem, t.codigo`,
);

/** Classes within reach with their windows. */
export const findTurmas = (
  escola: Tenant,
  of: { readonly avaliacao_id: number; readonly turmas: readonly number[] | null },
): Promise<TurmaRow[]> => escola.run(TURMAS, of);

const RASCUNHO = statement<OfAvaliacao, { id: string }>(
  'find_rascunho_da_avaliacao',
  `select id from avaliacao_rascunho where escola_id = :escola_id and avaliacao_id = :avaliacao_id order by id limit 1`,
);

/** The draft that the exam was; null for one that was imported, or made before drafts. */
export async function findRascunhoDa(escola: Tenant, avaliacao_id: number): Promise<string | null> {
  const [row] = await escola.run(RASCUNHO, { avaliacao_id });
  return row?.id ?? null;
}
