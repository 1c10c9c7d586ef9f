/**
 * Reads the phases of roadmaps with one student's progress, and their digital content. It writes nothing and decides
 * nothing.
 */
import { type Votos, votosDesde } from '@luneta/domain/conteudo-votos';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { inOrder, VOTOS } from '../../votos.ts';

export type FaseRow = {
  readonly trilha_fase_id: number;
  readonly trilha_id: number;
  readonly ordem_oic: number;
  readonly objeto_conhecimento_id: number;
  readonly objeto_conhecimento_descricao: string;
  readonly capitulo_numero: number | null;
  readonly habilidade_descricao: string | null;
  /** The whole pool; version 1 serves all of it. */
  readonly qtde_itens_total: number;
  /** Items answered in some run, without practice. */
  readonly qtde_itens_respondeu: number;
  /** Stars of the best run; 0 without one. */
  readonly qtde_estrelas: number;
  readonly qtde_itens_acertou: number;
  /** Where the open run goes on: the first item that is not locked, else the last; null without an open run. */
  readonly exercicio_atual: number | null;
};

/** The best run by rule FAS-6: most stars, then most hits, then the first. */
const fasesOfTrilhas = statement<{ escola_id: number; turma_aluno_id: number; trilhas: readonly number[] }, FaseRow>(
  'find_adaptadas_fases',
  `select f.id as trilha_fase_id, f.trilha_id, f.ordem as ordem_oic, f.objeto_conhecimento_id,
          o.descricao as objeto_conhecimento_descricao, f.capitulo_numero, f.habilidade_descricao,
          (select count(*)::int from trilha_item i
           where i.escola_id = f.escola_id and i.trilha_fase_id = f.id) as qtde_itens_total,
          (select count(distinct fi.trilha_item_id)::int from fase_execucao e
           join fase_item fi on fi.escola_id = e.escola_id and fi.fase_execucao_id = e.id
           where e.escola_id = f.escola_id and e.turma_aluno_id = :turma_aluno_id and e.trilha_fase_id = f.id
             and fi.resposta_1 is not null and not fi.pratica) as qtde_itens_respondeu,
          coalesce(b.estrelas, 0) as qtde_estrelas, coalesce(b.acertos, 0) as qtde_itens_acertou,
          (select coalesce(min(i.ordem) filter (where fi.bloqueado_em is null), max(i.ordem))::int from fase_execucao e
           join trilha_item i on i.escola_id = e.escola_id and i.trilha_fase_id = e.trilha_fase_id
           left join fase_item fi on fi.escola_id = e.escola_id and fi.fase_execucao_id = e.id
             and fi.trilha_item_id = i.id
           where e.escola_id = f.escola_id and e.turma_aluno_id = :turma_aluno_id and e.trilha_fase_id = f.id
             and e.concluida_em is null) as exercicio_atual
   from trilha_fase f
   join objeto_conhecimento o on o.escola_id = f.escola_id and o.id = f.objeto_conhecimento_id
   left join lateral (
     select e.estrelas, e.acertos from fase_execucao e
     where e.escola_id = f.escola_id and e.turma_aluno_id = :turma_aluno_id and e.trilha_fase_id = f.id
       and e.concluida_em is not null
     order by e.estrelas desc, e.acertos desc, e.numero limit 1
   ) b on true
   where f.escola_id = :escola_id and f.trilha_id = any(:trilhas::bigint[])
   order by f.trilha_id, f.ordem`,
);

/** Phases of these roadmaps, by roadmap and `ordem_oic`. */
export async function findFases(
  escola: Tenant,
  turma_aluno_id: number,
  trilhas: readonly number[],
): Promise<FaseRow[]> {
  return trilhas.length === 0 ? [] : escola.run(fasesOfTrilhas, { turma_aluno_id, trilhas });
}

export type ConteudoRow = {
  readonly id: number;
  readonly objeto_conhecimento_id: number;
  readonly tipo: string;
  readonly descricao: string;
  readonly url: string;
  readonly plataforma: string | null;
  readonly label_01: string | null;
  readonly label_02: string | null;
};

/** The contract's limit for this list. */
const MAX_CONTEUDOS = 200;

const conteudosOfObjetos = statement<
  { escola_id: number; objetos: readonly number[]; desde: Date },
  ConteudoRow & Votos
>(
  'find_adaptadas_conteudos',
  `select c.id, c.objeto_conhecimento_id, c.tipo, c.descricao, c.url, c.plataforma, c.label_01, c.label_02,
          v.votos, v.votos_sim
   from (select d.*, row_number() over (partition by d.objeto_conhecimento_id order by d.ordem) as lugar
         from conteudo_digital d
         where d.escola_id = :escola_id and d.objeto_conhecimento_id = any(:objetos::bigint[])
           and d.arquivado_em is null) c
   ${VOTOS}
   where c.lugar <= ${MAX_CONTEUDOS} order by c.objeto_conhecimento_id, c.ordem`,
);

/** Digital content of these topics, by topic and the order that votes give (decision 221). */
export async function findConteudos(escola: Tenant, objetos: readonly number[], agora: Date): Promise<ConteudoRow[]> {
  if (objetos.length === 0) return [];
  const rows = await escola.run(conteudosOfObjetos, { objetos, desde: votosDesde(agora) });
  const byObjeto = new Map<number, (ConteudoRow & Votos)[]>();
  for (const row of rows) {
    const own = byObjeto.get(row.objeto_conhecimento_id);
    if (own) own.push(row);
    else byObjeto.set(row.objeto_conhecimento_id, [row]);
  }
  return [...byObjeto.values()].flatMap((own) => inOrder(own));
}
