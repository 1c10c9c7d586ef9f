/** Writes a calculation in three statements, however many students and items there are. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { AlunoResultado, CalculoAluno } from './tipos.ts';
import type { ItemEstatistica } from './estatistica.ts';

const saveResultados = statement<{ escola_id: number; rows: string; agora: Date }, never>(
  'save_resultados',
  `insert into resultado (escola_id, turma_avaliacao_id, turma_aluno_id, presente, acertos, itens, desempenho, nota, nota_agregada,
                          nota_tri, itens_tri, itens_calibrados, ranking, melhor_da_turma, tempo_utilizado, nota_redacao, calculado_em)
   select :escola_id, x.turma_avaliacao_id, x.turma_aluno_id, x.presente, x.acertos, x.itens, coalesce(x.desempenho, 0),
          coalesce(x.nota, 0), x.nota_agregada, x.nota_tri, x.itens_tri, x.itens_calibrados, x.ranking, x.melhor_da_turma, x.tempo_utilizado,
          x.nota_redacao, :agora
   from json_to_recordset(:rows) as x(turma_avaliacao_id bigint, turma_aluno_id bigint, presente boolean, acertos int, itens int,
     desempenho float8, nota float8, nota_agregada float8, nota_tri numeric, itens_tri int, itens_calibrados int, ranking int,
     melhor_da_turma boolean, tempo_utilizado int, nota_redacao float8)
   on conflict (escola_id, turma_avaliacao_id, turma_aluno_id) do update set
     presente = excluded.presente, acertos = excluded.acertos, itens = excluded.itens, desempenho = excluded.desempenho,
     nota = excluded.nota, nota_agregada = excluded.nota_agregada, nota_tri = excluded.nota_tri,
     itens_tri = excluded.itens_tri, itens_calibrados = excluded.itens_calibrados, ranking = excluded.ranking,
     melhor_da_turma = excluded.melhor_da_turma, tempo_utilizado = excluded.tempo_utilizado,
     nota_redacao = excluded.nota_redacao, calculado_em = excluded.calculado_em`,
);

const saveAreas = statement<{ escola_id: number; rows: string }, never>(
  'save_resultado_areas',
  `insert into resultado_area (escola_id, turma_avaliacao_id, turma_aluno_id, area_codigo, acertos, itens, nota_tri, erro_padrao, origem_tri,
                              itens_tri, itens_calibrados)
   select :escola_id, x.turma_avaliacao_id, x.turma_aluno_id, x.area_codigo, x.acertos, x.itens, x.nota_tri, x.erro_padrao, x.origem_tri,
          x.itens_tri, x.itens_calibrados
   from json_to_recordset(:rows) as x(turma_avaliacao_id bigint, turma_aluno_id bigint, area_codigo text, acertos int, itens int,
     nota_tri numeric, erro_padrao float8, origem_tri text, itens_tri int, itens_calibrados int)
   on conflict (escola_id, turma_avaliacao_id, turma_aluno_id, area_codigo) do update set
     acertos = excluded.acertos, itens = excluded.itens, nota_tri = excluded.nota_tri, erro_padrao = excluded.erro_padrao,
     origem_tri = excluded.origem_tri, itens_tri = excluded.itens_tri, itens_calibrados = excluded.itens_calibrados`,
);

const saveEstatisticas = statement<{ escola_id: number; rows: string; agora: Date }, never>(
  'save_item_estatisticas',
  `insert into item_estatistica (escola_id, turma_avaliacao_id, avaliacao_item_id, presentes, acertos, calculado_em)
   select :escola_id, x.turma_avaliacao_id, x.item_id, x.presentes, x.acertos, :agora
   from json_to_recordset(:rows) as x(turma_avaliacao_id bigint, item_id bigint, presentes int, acertos int)
   on conflict (escola_id, avaliacao_item_id, turma_avaliacao_id) do update set
     presentes = excluded.presentes, acertos = excluded.acertos, calculado_em = excluded.calculado_em`,
);

/** Writes the whole calculation. Writing it again changes only `calculado_em`. */
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
