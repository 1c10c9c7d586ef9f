/** Points of text answers on paper, typed with the answer grid. They join the transaction of the grid. */
import { statement } from '../../database/statement.ts';
import type { Corretor, Pontos } from '../provas/index.ts';

type Marcas = Corretor & { escola_id: number; rows: string; agora: Date };

const savePontos = statement<Marcas, never>(
  'save_grade_pontos',
  `with x as (select * from json_to_recordset(:rows) as x(tentativa_id bigint, item_id bigint, pontuacao numeric)),
   tiradas as (
     delete from correcao_subjetiva c using x where c.escola_id = :escola_id and c.tentativa_id = x.tentativa_id
        and c.avaliacao_item_id = x.item_id and x.pontuacao is null)
   insert into correcao_subjetiva as c (escola_id, tentativa_id, avaliacao_item_id, pontuacao, corretor_escola_id, corretor_id, versao, gravada_em)
   select :escola_id, x.tentativa_id, x.item_id, x.pontuacao, :corretor_escola_id, :corretor_id, 1, :agora
     from x where x.pontuacao is not null
   on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
     set pontuacao = excluded.pontuacao, corretor_escola_id = excluded.corretor_escola_id, corretor_id = excluded.corretor_id,
         versao = c.versao + 1, gravada_em = excluded.gravada_em`,
);

type OfDay = { escola_id: number; turma_avaliacao_id: number; dia_prova: number };

const dropPontos = statement<OfDay & { alunos: readonly number[] }, never>(
  'delete_grade_pontos_ausentes',
  `delete from correcao_subjetiva c using tentativa t
    where c.escola_id = :escola_id and t.escola_id = c.escola_id and t.id = c.tentativa_id
      and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova
      and t.turma_aluno_id = any(:alunos::bigint[]) and t.origem = 'papel'`,
);

/** What the answer grid asks of the marking. */
export const pontosEmPapel: Pontos = {
  savePontos: async (tx, rows, corretor, agora) => {
    await tx.run(savePontos, { ...corretor, rows: JSON.stringify(rows), agora });
  },
  dropPontos: async (tx, { turma_avaliacao_id, dia_prova }, alunos) => {
    await tx.run(dropPontos, { turma_avaliacao_id, dia_prova, alunos });
  },
};
