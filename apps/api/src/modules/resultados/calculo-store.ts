/** Reads what a calculation needs and writes what it gives, each in a fixed number of statements. */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import type { Db } from '../../data/db.ts';
import { run, statement } from '../../data/statement.ts';
import type { Tenant } from '../../data/tenant.ts';
import type { AlunoResultado, CalculoAluno, CalculoItem, ItemEstatistica } from './calculo.ts';
import type { OrigemTri } from './store.ts';

export type Pendente = { readonly escola_id: number; readonly avaliacao_id: number };

/**
 * Assessments over for every class (all windows ended before `limite`, no attempt open) in which some enrolment that
 * should have a result has none.
 */
const pendentes = statement<{ limite: Date }, Pendente>(
  'avaliacoes_pendentes',
  `select a.escola_id, a.id as avaliacao_id from avaliacao a
   where exists (
       select from turma_avaliacao ta
       join turma_aluno al on al.escola_id = ta.escola_id and al.turma_id = ta.turma_id
       where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id
         and (al.status = 'Atual' or exists (
           select from tentativa t where t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.turma_aluno_id = al.id))
         and not exists (
           select from resultado r where r.escola_id = ta.escola_id and r.turma_avaliacao_id = ta.id and r.turma_aluno_id = al.id))
     and not exists (
       select from turma_avaliacao ta
       left join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
       where ta.escola_id = a.escola_id and ta.avaliacao_id = a.id and (d.fim_em is null or d.fim_em >= :limite))
     and not exists (
       select from tentativa t
       join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
       where t.escola_id = a.escola_id and ta.avaliacao_id = a.id and t.encerrada_em is null)
   order by a.escola_id, a.id`,
  'global',
);

export function findPendentes(db: Db, limite: Date): Promise<Pendente[]> {
  return run(db, pendentes, { limite });
}

const tryLock = statement<{ escola_id: number; avaliacao_id: number }, { locked: boolean }>(
  'lock_calculo',
  `select pg_try_advisory_xact_lock(hashtextextended('calculo/' || :escola_id::text || '/' || :avaliacao_id::text, 0)) as locked`,
);

/** One calculation of an assessment at a time; false while another process is at it. Ends with the transaction. */
export async function lockCalculo(escola: Tenant, avaliacao_id: number): Promise<boolean> {
  const [row] = await escola.run(tryLock, { avaliacao_id });
  return row?.locked === true;
}

type ItemRow = Omit<CalculoItem, 'tri'> & {
  readonly gabarito: Letra | null;
  readonly nota_maxima: number;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  readonly tri_origem: OrigemTri | null;
};

const itensOf = statement<{ escola_id: number; avaliacao_id: number }, ItemRow>(
  'calculo_itens',
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

/** Items with keys and parameters; the maximum of the assessment stands beside them (1 when there are no items). */
export async function findCalculoItens(
  escola: Tenant,
  avaliacao_id: number,
): Promise<{ itens: CalculoItem[]; nota_maxima: number }> {
  const rows = await escola.run(itensOf, { avaliacao_id });
  return { itens: rows.map((row) => ({ ...row, tri: triOf(row) })), nota_maxima: rows[0]?.nota_maxima ?? 1 };
}

type AlunoRow = {
  readonly turma_avaliacao_id: number;
  readonly turma_aluno_id: number;
  readonly turma_id: number;
  readonly serie_id: number;
  readonly dia_prova: number | null;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly segundos: number | null;
  readonly respostas: readonly [item_id: number, item_resposta: ItemResposta | null][] | null;
};

/** One row per enrolment and day taken (one with nulls for the absent); the answers of the day as a list of pairs. */
const alunosOf = statement<{ escola_id: number; avaliacao_id: number }, AlunoRow>(
  'calculo_alunos',
  `select ta.id as turma_avaliacao_id, al.id as turma_aluno_id, tu.id as turma_id, tu.serie_id, t.dia_prova, t.lingua_estrangeira,
          greatest(0, floor(extract(epoch from least(coalesce(t.entregue_em, t.encerrada_em), t.prazo_em) - t.iniciada_em)))::int as segundos,
          (select json_agg(json_build_array(r.avaliacao_item_id, r.item_resposta)) from resposta r
           where r.escola_id = t.escola_id and r.tentativa_id = t.id) as respostas
   from turma_avaliacao ta
   join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
   join turma_aluno al on al.escola_id = ta.escola_id and al.turma_id = ta.turma_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.turma_aluno_id = al.id
   where ta.escola_id = :escola_id and ta.avaliacao_id = :avaliacao_id and (al.status = 'Atual' or t.id is not null)
   order by al.id, t.dia_prova`,
);

/** Everybody who should have a result: current enrolments, and those who took a day before they left. */
export async function findCalculoAlunos(escola: Tenant, avaliacao_id: number): Promise<CalculoAluno[]> {
  type Open = CalculoAluno & {
    dias: Map<number, { lingua_estrangeira: 1 | 2; segundos: number }>;
    respostas: Map<number, ItemResposta | null>;
  };
  const alunos = new Map<number, Open>();
  for (const { dia_prova, lingua_estrangeira, segundos, respostas, ...row } of await escola.run(alunosOf, {
    avaliacao_id,
  })) {
    const aluno = alunos.get(row.turma_aluno_id) ?? { ...row, dias: new Map(), respostas: new Map() };
    alunos.set(row.turma_aluno_id, aluno);
    if (dia_prova === null || lingua_estrangeira === null) continue;
    aluno.dias.set(dia_prova, { lingua_estrangeira, segundos: segundos ?? 0 });
    for (const [item_id, item_resposta] of respostas ?? []) aluno.respostas.set(item_id, item_resposta);
  }
  return [...alunos.values()];
}

const saveResultados = statement<{ escola_id: number; rows: string; agora: Date }, never>(
  'save_resultados',
  `insert into resultado (escola_id, turma_avaliacao_id, turma_aluno_id, presente, acertos, itens, desempenho, nota, nota_agregada,
                          nota_tri, ranking, melhor_da_turma, tempo_utilizado, calculado_em)
   select :escola_id, x.turma_avaliacao_id, x.turma_aluno_id, x.presente, x.acertos, x.itens, coalesce(x.desempenho, 0),
          coalesce(x.nota, 0), x.nota_agregada, x.nota_tri, x.ranking, x.melhor_da_turma, x.tempo_utilizado, :agora
   from json_to_recordset(:rows) as x(turma_avaliacao_id bigint, turma_aluno_id bigint, presente boolean, acertos int, itens int,
     desempenho float8, nota float8, nota_agregada float8, nota_tri numeric, ranking int, melhor_da_turma boolean, tempo_utilizado int)
   on conflict (escola_id, turma_avaliacao_id, turma_aluno_id) do update set
     presente = excluded.presente, acertos = excluded.acertos, itens = excluded.itens, desempenho = excluded.desempenho,
     nota = excluded.nota, nota_agregada = excluded.nota_agregada, nota_tri = excluded.nota_tri, ranking = excluded.ranking,
     melhor_da_turma = excluded.melhor_da_turma, tempo_utilizado = excluded.tempo_utilizado, calculado_em = excluded.calculado_em`,
);

const saveAreas = statement<{ escola_id: number; rows: string }, never>(
  'save_resultado_areas',
  `insert into resultado_area (escola_id, turma_avaliacao_id, turma_aluno_id, area_codigo, acertos, itens, nota_tri, erro_padrao, origem_tri)
   select :escola_id, x.turma_avaliacao_id, x.turma_aluno_id, x.area_codigo, x.acertos, x.itens, x.nota_tri, x.erro_padrao, x.origem_tri
   from json_to_recordset(:rows) as x(turma_avaliacao_id bigint, turma_aluno_id bigint, area_codigo text, acertos int, itens int,
     nota_tri numeric, erro_padrao float8, origem_tri text)
   on conflict (escola_id, turma_avaliacao_id, turma_aluno_id, area_codigo) do update set
     acertos = excluded.acertos, itens = excluded.itens, nota_tri = excluded.nota_tri, erro_padrao = excluded.erro_padrao,
     origem_tri = excluded.origem_tri`,
);

const saveEstatisticas = statement<{ escola_id: number; rows: string; agora: Date }, never>(
  'save_item_estatisticas',
  `insert into item_estatistica (escola_id, avaliacao_item_id, presentes, acertos, calculado_em)
   select :escola_id, x.item_id, x.presentes, x.acertos, :agora
   from json_to_recordset(:rows) as x(item_id bigint, presentes int, acertos int)
   on conflict (escola_id, avaliacao_item_id) do update set
     presentes = excluded.presentes, acertos = excluded.acertos, calculado_em = excluded.calculado_em`,
);

/** Writes the whole calculation; writing it again changes nothing but `calculado_em`. */
export async function saveCalculo(
  escola: Tenant,
  results: readonly AlunoResultado[],
  estatisticas: readonly ItemEstatistica[],
  agora: Date,
): Promise<void> {
  const keyOf = ({ turma_avaliacao_id, turma_aluno_id }: CalculoAluno) => ({ turma_avaliacao_id, turma_aluno_id });
  const rows = results.map(({ aluno, areas: _areas, ...values }) => ({ ...keyOf(aluno), ...values }));
  const areas = results.flatMap(({ aluno, areas: own }) => own.map((area) => ({ ...keyOf(aluno), ...area })));
  await escola.run(saveResultados, { rows: JSON.stringify(rows), agora });
  await escola.run(saveAreas, { rows: JSON.stringify(areas) });
  await escola.run(saveEstatisticas, { rows: JSON.stringify(estatisticas), agora });
}
