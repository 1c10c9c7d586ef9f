/** Reads subjects and items of exam days with the student's own answers. It writes nothing and returns keys sealed. */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { Aluno } from '../../http/sessao.ts';
import { seal, type Sealed, type Stored } from '../../question/seal.ts';
import type { Lingua, ProvaRow } from './prova-store.ts';

/** Counts of one subject on one exam day, in the chosen language only. */
export type MateriaRow = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_conhecimento_id: number;
  readonly area_conhecimento_nome_curto: string;
  readonly qtde_questoes: number;
  readonly qtde_questoes_respondidas: number;
};

const materiasOfDias = statement<
  { escola_id: number; turma_aluno_id: number; turma_avaliacao_ids: readonly number[]; dias: readonly number[] },
  MateriaRow
>(
  'materias_of_dias',
  `select ta.id as turma_avaliacao_id, i.dia_prova, m.id as materia_id, m.nome as materia_nome,
          ar.id as area_conhecimento_id, ar.nome_curto as area_conhecimento_nome_curto,
          count(*) as qtde_questoes,
          count(*) filter (where r.item_resposta is not null or rs.texto ~ '\\S') as qtde_questoes_respondidas
   from unnest(:turma_avaliacao_ids::bigint[], :dias::int[]) as w(turma_avaliacao_id, dia_prova)
   join turma_avaliacao ta on ta.escola_id = :escola_id and ta.id = w.turma_avaliacao_id
   join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and i.dia_prova = w.dia_prova
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
   left join resposta_subjetiva rs on rs.escola_id = t.escola_id and rs.tentativa_id = t.id and rs.avaliacao_item_id = i.id
   where i.lingua_estrangeira is null or i.lingua_estrangeira = coalesce(t.lingua_estrangeira, 1)
   group by ta.id, i.dia_prova, m.id, m.nome, ar.id, ar.nome_curto
   order by ta.id, i.dia_prova, min(i.numero)`,
);

type Dia = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** Subjects of many exam days in one statement. */
export function findMaterias(escola: Tenant, aluno: Aluno, dias: readonly Dia[]): Promise<MateriaRow[]> {
  return escola.run(materiasOfDias, {
    turma_aluno_id: aluno.turma_aluno_id,
    turma_avaliacao_ids: dias.map((dia) => dia.turma_avaliacao_id),
    dias: dias.map((dia) => dia.dia_prova),
  });
}

/** One item with its key sealed. */
export type ItemRow = {
  readonly item_id: number;
  readonly numero: number;
  readonly questao_id: number;
  readonly lingua_estrangeira: Lingua | null;
  readonly anulada: boolean;
  readonly gabarito: Sealed<Letra | null>;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly item_resposta: ItemResposta | null;
  readonly subjetiva: boolean;
  /** The student's text of a subjective item; null when none was saved. */
  readonly texto_resposta: string | null;
  readonly seq: number;
};

const itensOfProva = statement<
  { escola_id: number; avaliacao_id: number; dia_prova: number; tentativa_id: number | null },
  Stored<ItemRow>
>(
  'itens_of_prova',
  `select i.id as item_id, i.numero, i.questao_id, i.lingua_estrangeira, i.anulada, q.gabarito, m.id as materia_id,
          m.nome as materia_nome, r.item_resposta, q.subjetiva, rs.texto as texto_resposta, coalesce(rs.seq, r.seq, 0) as seq
   from avaliacao_item i
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   left join resposta r on r.escola_id = i.escola_id and r.avaliacao_item_id = i.id and r.tentativa_id = :tentativa_id::bigint
   left join resposta_subjetiva rs on rs.escola_id = i.escola_id and rs.avaliacao_item_id = i.id
     and rs.tentativa_id = :tentativa_id::bigint
   where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id and i.dia_prova = :dia_prova
   order by i.numero, i.lingua_estrangeira`,
);

/** Items of the day in both languages, with the student's own answers. */
export async function findItens(escola: Tenant, prova: ProvaRow): Promise<ItemRow[]> {
  const rows = await escola.run(itensOfProva, {
    avaliacao_id: prova.avaliacao_conhecimento_id,
    dia_prova: prova.dia_prova,
    tentativa_id: prova.tentativa_id,
  });
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito) }));
}
