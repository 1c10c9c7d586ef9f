/** Writes many rows at once, for a school that is made by a program: the demo. It checks nothing that its caller can know. */
import { type InsertStatement, insertStatement, loader, type NewRow } from '../../database/insert.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { examOf, type Moved, type Moves, moving } from './release-store.ts';
import type {
  avaliacao,
  avaliacao_dia,
  avaliacao_item,
  redacao,
  resposta,
  tentativa,
  turma_avaliacao,
  turma_avaliacao_dia,
} from '../../database/schema/index.ts';

type Id = { readonly id: number };

/** A function that inserts rows which may move releases. */
const movingLoader =
  <New extends object, Row extends Moved>({ moves }: { readonly moves: InsertStatement<New, Row> }) =>
  (escola: Moves, rows: readonly New[]): Promise<Row[]> =>
    rows.length === 0 ? Promise.resolve([]) : escola.move({ moves }, { rows: JSON.stringify(rows) });

export const loadRedacoesEscritas = loader(
  insertStatement<NewRow<typeof redacao>>('load_redacoes_escritas', 'redacao', [
    'tentativa_id',
    'proposta_redacao_id',
    'texto',
    'palavras',
    'seq',
    'gravada_em',
    'nota',
  ]),
);

export const loadAvaliacao = loader(
  insertStatement<NewRow<typeof avaliacao>, Id>(
    'load_avaliacao',
    'avaliacao',
    ['codigo', 'descricao', 'tipo_aplicacao', 'solicitar_idioma', 'nota_maxima', 'ciclo_id', 'serie_id'],
    'returning id',
  ),
);

export const loadAvaliacaoDias = loader(
  insertStatement<NewRow<typeof avaliacao_dia>>('load_avaliacao_dias', 'avaliacao_dia', [
    'avaliacao_id',
    'dia_prova',
    'bateria',
    'duracao_minutos',
    'proposta_redacao_id',
  ]),
);

export const loadAvaliacaoItens = movingLoader(
  moving(
    insertStatement<NewRow<typeof avaliacao_item>, Id & Moved>(
      'load_avaliacao_itens',
      'avaliacao_item',
      ['avaliacao_id', 'dia_prova', 'numero', 'questao_id', 'lingua_estrangeira', 'anulada', 'gabarito_bonificado'],
      'returning id, avaliacao_id',
    ),
  ),
);

export const loadTurmaAvaliacao = movingLoader(
  moving(
    insertStatement<NewRow<typeof turma_avaliacao>, Id & Moved>(
      'load_turma_avaliacao',
      'turma_avaliacao',
      ['turma_id', 'avaliacao_id'],
      'returning id, avaliacao_id',
    ),
  ),
);

export const loadJanelas = movingLoader(
  moving(
    insertStatement<NewRow<typeof turma_avaliacao_dia>, Moved>(
      'load_janelas',
      'turma_avaliacao_dia',
      ['turma_avaliacao_id', 'dia_prova', 'inicio_em', 'fim_em'],
      `returning ${examOf('turma_avaliacao_dia')} as avaliacao_id`,
    ),
  ),
);

export const loadTentativas = movingLoader(
  moving(
    insertStatement<NewRow<typeof tentativa>, Id & Moved>(
      'load_tentativas',
      'tentativa',
      [
        'turma_avaliacao_id',
        'dia_prova',
        'turma_aluno_id',
        'lingua_estrangeira',
        'lingua_escolhida',
        'iniciada_em',
        'prazo_em',
        'entregue_em',
        'encerrada_em',
        'encerrada_por',
      ],
      `returning id, ${examOf('tentativa')} as avaliacao_id`,
    ),
  ),
);

export const loadRespostas = loader(
  insertStatement<NewRow<typeof resposta>>('load_respostas', 'resposta', [
    'tentativa_id',
    'avaliacao_item_id',
    'item_resposta',
    'seq',
    'gravada_em',
  ]),
);

const GIVEN = statement<{ escola_id: number }, { id: number; turma_id: number; codigo: string }>(
  'load_provas_dadas',
  `select ta.id, ta.turma_id, a.codigo
     from turma_avaliacao ta join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
    where ta.escola_id = :escola_id`,
);

/** The exams given to classes, with their codes. */
export const findDadas = (escola: Tenant) => escola.run(GIVEN, {});
