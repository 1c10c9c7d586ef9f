/** Reads the input of a calculation in three statements, however many students and items there are. */
import { marcaOuBranco, percentualCorrecao } from '@luneta/domain/nota';
import type { ItemResposta } from '@luneta/domain/resposta';

import { type OrigemTri, seal, type Unsealed } from '../../questoes/index.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { CadernoArea, CalculoAluno, CalculoDia, CalculoItem } from './tipos.ts';
import { hasResult } from './matricula-sql.ts';
import { HAS_TEXT } from '../../provas/index.ts';

type ItemRow = Unsealed<Omit<CalculoItem, 'tri'>> & {
  readonly nota_maxima: number;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  readonly tri_origem: OrigemTri | null;
};

const itensOf = statement<{ escola_id: number; avaliacao_id: number }, ItemRow>(
  'find_calculo_itens',
  `select i.id as item_id, i.dia_prova, i.lingua_estrangeira, ar.codigo as area_codigo, q.gabarito, i.anulada, q.subjetiva,
          i.gabarito_bonificado, i.fora_da_tri, a.nota_maxima, q.tri_a, q.tri_b, q.tri_c, q.tri_origem
   from avaliacao a
   join avaliacao_item i on i.escola_id = a.escola_id and i.avaliacao_id = a.id
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
   where a.escola_id = :escola_id and a.id = :avaliacao_id
   order by i.dia_prova, i.numero, i.lingua_estrangeira`,
);

function triOf({ tri_a: a, tri_b: b, tri_c: c, tri_origem: origem }: ItemRow): CalculoItem['tri'] {
  return a === null || b === null || c === null || origem === null ? null : { a, b, c, origem };
}

/**
 * Items with sealed keys and parameters. The maximum grade of the assessment is repeated in each row (1 when there are
 * no items).
 */
export async function findCalculoItens(
  escola: Tenant,
  avaliacao_id: number,
): Promise<{ itens: CalculoItem[]; nota_maxima: number }> {
  const rows = await escola.run(itensOf, { avaliacao_id });
  return {
    itens: rows.map((row) => ({ ...row, gabarito: seal(row.gabarito), tri: triOf(row) })),
    nota_maxima: rows[0]?.nota_maxima ?? 1,
  };
}

/** A place is counted until an import says that the calibration left it out: a lost question never makes a score complete. */
const cadernoOf = statement<{ escola_id: number; avaliacao_id: number }, CadernoArea>(
  'find_calculo_caderno',
  `select area_codigo, lingua_estrangeira, count(*)::int as calibrados from caderno_item
   where escola_id = :escola_id and avaliacao_id = :avaliacao_id and calibrado is not false
   group by area_codigo, lingua_estrangeira`,
);

/** The booklet that the exam was imported from; empty for an exam of the school's own. */
export function findCaderno(escola: Tenant, avaliacao_id: number): Promise<CadernoArea[]> {
  return escola.run(cadernoOf, { avaliacao_id });
}

type AlunoRow = {
  readonly turma_avaliacao_id: number;
  readonly turma_aluno_id: number;
  readonly turma_id: number;
  readonly serie_id: number;
  readonly dia_prova: number | null;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly online: boolean;
  readonly segundos: number | null;
  readonly textos: readonly number[] | null;
  /** Points given, and points of the item. */
  readonly correcoes: readonly [item_id: number, pontuacao: number, maxima: number][] | null;
  /** The day requests an essay that was, or could be, written on a screen. */
  readonly tem_redacao: boolean;
  readonly redacao_texto: boolean;
  readonly nota_redacao: number | null;
  readonly respostas: readonly [item_id: number, item_resposta: ItemResposta | null, dupla: boolean][] | null;
};

/**
 * One row per enrolment and day taken (one with nulls for an absent student). The answers of the day are a list of
 * triples.
 */
const alunosOf = statement<{ escola_id: number; avaliacao_id: number }, AlunoRow>(
  'find_calculo_alunos',
  `select ta.id as turma_avaliacao_id, al.id as turma_aluno_id, tu.id as turma_id, tu.serie_id, t.dia_prova, t.lingua_estrangeira,
          coalesce(t.origem = 'online', false) as online,
          case when t.origem = 'online' then
            greatest(0, floor(extract(epoch from least(coalesce(t.entregue_em, t.encerrada_em), t.prazo_em) - t.iniciada_em)))::int end as segundos,
          (select json_agg(s.avaliacao_item_id) from resposta_subjetiva s
           where s.escola_id = t.escola_id and s.tentativa_id = t.id and ${HAS_TEXT('s')}) as textos,
          (select json_agg(json_build_array(c.avaliacao_item_id, c.pontuacao, i.pontuacao)) from correcao_subjetiva c
           join avaliacao_item i on i.escola_id = c.escola_id and i.id = c.avaliacao_item_id
           where c.escola_id = t.escola_id and c.tentativa_id = t.id) as correcoes,
          e.tentativa_id is not null or (t.origem = 'online' and ad.proposta_redacao_id is not null) is true as tem_redacao,
          coalesce(${HAS_TEXT('e')}, false) as redacao_texto, e.nota as nota_redacao,
          (select json_agg(json_build_array(r.avaliacao_item_id, r.item_resposta, r.dupla_marcacao)) from resposta r
           where r.escola_id = t.escola_id and r.tentativa_id = t.id) as respostas
   from turma_avaliacao ta
   join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
   join turma_aluno al on al.escola_id = ta.escola_id and al.turma_id = ta.turma_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.turma_aluno_id = al.id
   left join redacao e on e.escola_id = t.escola_id and e.tentativa_id = t.id
   left join avaliacao_dia ad on ad.escola_id = ta.escola_id and ad.avaliacao_id = ta.avaliacao_id and ad.dia_prova = t.dia_prova
   where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id and ${hasResult(':escola_id')}
   order by al.id, t.dia_prova`,
);

/** Every enrolment that should have a result: those of then that are current, and those that took a day. */
export async function findCalculoAlunos(escola: Tenant, avaliacao_id: number): Promise<CalculoAluno[]> {
  type Open = CalculoAluno & {
    dias: Map<number, CalculoDia>;
    textos: Set<number>;
    duplas: Set<number>;
    respostas: Map<number, ItemResposta | null>;
    correcoes: Map<number, number>;
    redacoes: (number | null)[];
  };
  const alunos = new Map<number, Open>();
  for (const row of await escola.run(alunosOf, { avaliacao_id })) {
    const { turma_avaliacao_id, turma_aluno_id, turma_id, serie_id, dia_prova, lingua_estrangeira } = row;
    const aluno: Open = alunos.get(turma_aluno_id) ?? {
      turma_avaliacao_id,
      turma_aluno_id,
      turma_id,
      serie_id,
      dias: new Map(),
      respostas: new Map(),
      duplas: new Set(),
      textos: new Set(),
      correcoes: new Map(),
      redacoes: [],
    };
    alunos.set(turma_aluno_id, aluno);
    if (dia_prova === null || lingua_estrangeira === null) continue;
    aluno.dias.set(dia_prova, { lingua_estrangeira, online: row.online, segundos: row.segundos });
    for (const item_id of row.textos ?? []) aluno.textos.add(item_id);
    for (const [item_id, item_resposta, dupla] of row.respostas ?? []) {
      aluno.respostas.set(item_id, item_resposta);
      if (dupla) aluno.duplas.add(item_id);
    }
    for (const [item_id, pontuacao, maxima] of row.correcoes ?? [])
      aluno.correcoes.set(item_id, percentualCorrecao(pontuacao, maxima));
    if (row.tem_redacao)
      aluno.redacoes.push(marcaOuBranco(row.nota_redacao, { online: row.online, texto: row.redacao_texto }));
  }
  return [...alunos.values()];
}
