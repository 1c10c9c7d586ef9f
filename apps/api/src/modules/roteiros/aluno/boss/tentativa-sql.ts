/** Columns and counts of a stored Boss attempt, shared by every statement that reads one. It decides nothing. */

/** The fields of the end are null until the attempt has ended. */
export type Tentativa = {
  readonly boss_id: number;
  readonly turma_aluno_id: number;
  readonly trilha_id: number;
  readonly numero: number;
  readonly duracao_segundos: number;
  readonly percentual_vitoria: number;
  readonly moedas_vitoria: number;
  readonly moedas_derrota: number;
  readonly iniciado_em: Date | null;
  readonly prazo_em: Date | null;
  readonly encerrado_em: Date | null;
  readonly venceu: boolean | null;
  readonly desempenho: number | null;
  readonly moedas: number | null;
  readonly itens: number;
  readonly respondidos: number;
  /** Hits by the present keys. The result of an ended attempt is in `desempenho`. */
  readonly acertos: number;
  /** Coins that earlier attempts at the same Boss have paid. */
  readonly moedas_antes: number;
};

/** Columns and counts of attempts. The caller adds the conditions on `b`. */
export const TENTATIVA_SELECT = `
  select b.id as boss_id, b.turma_aluno_id, b.trilha_id, b.numero, b.duracao_segundos, b.percentual_vitoria, b.moedas_vitoria,
         b.moedas_derrota, b.iniciado_em, b.prazo_em, b.encerrado_em, b.venceu, b.desempenho, b.moedas,
         c.itens, c.respondidos, c.acertos,
         (select coalesce(sum(p.moedas), 0)::int from boss p
          where p.escola_id = b.escola_id and p.turma_aluno_id = b.turma_aluno_id and p.trilha_id = b.trilha_id
            and p.numero < b.numero) as moedas_antes
  from boss b
  cross join lateral (
    select count(*)::int as itens, count(bi.item_resposta)::int as respondidos,
           (count(*) filter (where bi.item_resposta = position(q.gabarito in 'ABCDE')))::int as acertos
    from boss_item bi
    join trilha_item ti on ti.escola_id = bi.escola_id and ti.id = bi.trilha_item_id
    join questao q on q.escola_id = ti.escola_id and q.id = ti.questao_id
    where bi.escola_id = b.escola_id and bi.boss_id = b.id
  ) c`;
