/** Writes many rows at once, for a school that is made by a program: the demo. It checks nothing that its caller can know. */
import { insertStatement, loader, type NewRow } from '../../database/insert.ts';
import type { ano_letivo, ciclo, sede, serie, turma } from '../../database/schema/index.ts';

type Named = { readonly nome: string; readonly id: number };

export const loadSeries = loader(
  insertStatement<NewRow<typeof serie>, Named>(
    'load_series',
    'serie',
    ['nome', 'nivel_ordem', 'etapa'],
    'returning nome, id',
  ),
);

export const loadCiclos = loader(
  insertStatement<NewRow<typeof ciclo>, { ano: number; numero_referencia: number; id: number }>(
    'load_ciclos',
    'ciclo',
    ['ano', 'numero_referencia'],
    'returning ano, numero_referencia, id',
  ),
);

export const loadAnosLetivos = loader(
  insertStatement<NewRow<typeof ano_letivo>>('load_anos_letivos', 'ano_letivo', [
    'ano',
    'inicio',
    'fim',
    'situacao',
    'versao',
  ]),
);

export const loadSedes = loader(
  insertStatement<NewRow<typeof sede>, Named>('load_sedes', 'sede', ['nome'], 'returning nome, id'),
);

export const loadTurmas = loader(
  insertStatement<NewRow<typeof turma>, { codigo: string; id: number }>(
    'load_turmas',
    'turma',
    ['codigo', 'sede_id', 'serie_id', 'turno', 'versao', 'ano'],
    'returning codigo, id',
  ),
);
