/** Reads the demo's roadmaps for playing them, and writes runs in a few large statements. */
import { insertRows, insertStatement, type NewRow } from '../database/insert.ts';
import type {
  conteudo_visualizacao,
  fase_execucao,
  fase_item,
  fase_quiz,
  moeda_lancamento,
  vida_lancamento,
} from '../database/schema/index.ts';
import { statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';
import type { DemoFase, DrawnRun } from './historico-draw.ts';
import { must } from './ids.ts';

export type PlayedFase = DemoFase & {
  readonly conteudo_digital_id: number | null;
  /** Keys of the course's quiz, each 1 to 5. Null without a published course. */
  readonly quiz: readonly number[] | null;
};

export type PlayedTrilha = {
  readonly trilha_id: number;
  readonly tipo: 1 | 2;
  readonly prova: string;
  readonly materia: string;
  readonly turma_id: number;
  readonly turma_aluno_id: number | null;
  readonly fases: readonly PlayedFase[];
};

const TRILHAS = statement<{ escola_id: number }, PlayedTrilha>(
  'demo_trilhas',
  `select tr.id::int as trilha_id, tr.tipo, a.codigo as prova, m.nome as materia, ta.turma_id::int, tr.turma_aluno_id::int,
      (select json_agg(json_build_object(
         'trilha_fase_id', f.id, 'tipo', tr.tipo, 'versao', tu.versao, 'qtde_itens', f.qtde_itens,
         'conteudo_digital_id', (select min(c.id) from conteudo_digital c where c.escola_id = f.escola_id and c.objeto_conhecimento_id = f.objeto_conhecimento_id),
         'quiz', (select json_agg((q.value ->> 'gabarito')::int order by q.ordinality) from base_conhecimento b, jsonb_array_elements(b.curso -> 'quiz') with ordinality q
                  where b.escola_id = f.escola_id and b.objeto_conhecimento_id = f.objeto_conhecimento_id and b.publicado_em is not null),
         'itens', (select json_agg(json_build_object('id', i.id, 'gabarito', q.gabarito, 'tri', json_build_object('a', q.tri_a, 'b', q.tri_b, 'c', q.tri_c)) order by i.ordem)
                   from trilha_item i join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
                   where i.escola_id = f.escola_id and i.trilha_fase_id = f.id)) order by f.ordem)
       from trilha_fase f where f.escola_id = tr.escola_id and f.trilha_id = tr.id) as fases
    from trilha tr
    join materia m on m.escola_id = tr.escola_id and m.id = tr.materia_id
    join turma_avaliacao ta on ta.escola_id = tr.escola_id and ta.id = tr.turma_avaliacao_id
    join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
    join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
    where tr.escola_id = :escola_id
    order by tr.id`,
);

/** Every roadmap of the school with its phases and items, in order. */
export function readTrilhas(escola: Tenant): Promise<PlayedTrilha[]> {
  return escola.run(TRILHAS, {});
}

const RUNS = insertStatement<NewRow<typeof fase_execucao>, { id: number }>(
  'demo_fases_jogadas',
  'fase_execucao',
  [
    'turma_aluno_id',
    'trilha_fase_id',
    'numero',
    'iniciada_em',
    'concluida_em',
    'estrelas',
    'acertos',
    'itens',
    'moedas',
    'melhor',
  ],
  'returning id',
);
const ITENS = insertStatement<NewRow<typeof fase_item>>('demo_fases_itens', 'fase_item', [
  'fase_execucao_id',
  'trilha_item_id',
  'ordem',
  'servido_em',
  'resposta_1',
  'respondida_1_em',
  'resposta_2',
  'respondida_2_em',
  'acertou',
  'bloqueado_em',
]);
const QUIZ = insertStatement<NewRow<typeof fase_quiz>>('demo_fases_quiz', 'fase_quiz', [
  'turma_aluno_id',
  'trilha_fase_id',
  'indice',
  'item_resposta',
  'acertou',
  'respondida_em',
]);
const VIEWS = insertStatement<NewRow<typeof conteudo_visualizacao>>('demo_conteudos_vistos', 'conteudo_visualizacao', [
  'turma_aluno_id',
  'trilha_fase_id',
  'conteudo_digital_id',
  'visualizado_em',
]);
const LANCAMENTO = ['turma_aluno_id', 'motivo', 'chave', 'valor', 'criada_em'] as const;
const COINS = insertStatement<NewRow<typeof moeda_lancamento>>('demo_moedas', 'moeda_lancamento', LANCAMENTO);
const LIVES = insertStatement<NewRow<typeof vida_lancamento>>('demo_vidas', 'vida_lancamento', LANCAMENTO);
const CARTEIRAS = statement<{ escola_id: number }, never>(
  'demo_carteiras',
  `insert into carteira (escola_id, turma_aluno_id, moedas)
   select escola_id, turma_aluno_id, sum(valor) from moeda_lancamento
    where escola_id = :escola_id group by escola_id, turma_aluno_id order by turma_aluno_id`,
);

/** A run by one student. */
export type Played = { readonly turma_aluno_id: number; readonly fase: PlayedFase; readonly run: DrawnRun };

const coinsOf = ({ run }: Played): number => run.moedas.reduce((sum, { valor }) => sum + valor, 0);

/** Writes runs with their answers, quiz, views, coins and lives. The keys of the ledgers are those of the game. */
export async function writeRuns(escola: Tenant, played: readonly Played[]): Promise<void> {
  const rows = await insertRows(
    escola,
    RUNS,
    played.map((entry) => {
      const { iniciada_em, concluida_em, estrelas, acertos, itens } = entry.run;
      const { turma_aluno_id, fase } = entry;
      const { trilha_fase_id } = fase;
      const result = { estrelas, acertos, itens: itens.length, moedas: coinsOf(entry), melhor: true };
      return { turma_aluno_id, trilha_fase_id, numero: 1, iniciada_em, concluida_em, ...result };
    }),
  );
  const runs = played.map((entry, i) => ({ ...entry, fase_execucao_id: must(rows[i], 'a run').id }));
  await insertRows(
    escola,
    ITENS,
    runs.flatMap(({ fase_execucao_id, run }) => run.itens.map((item) => ({ ...item, fase_execucao_id }))),
  );
  await insertRows(
    escola,
    QUIZ,
    runs.flatMap(({ turma_aluno_id, fase, run }) =>
      fase.versao === 1
        ? []
        : (fase.quiz ?? []).map((key, i) => ({
            turma_aluno_id,
            trilha_fase_id: fase.trilha_fase_id,
            indice: i + 1,
            // Everybody misses the last question, so that the demo shows a wrong answer.
            item_resposta: i === 4 ? (key % 5) + 1 : key,
            acertou: i !== 4,
            respondida_em: run.iniciada_em,
          })),
    ),
  );
  await insertRows(
    escola,
    VIEWS,
    runs.flatMap(({ turma_aluno_id, fase: { trilha_fase_id, conteudo_digital_id }, run }) =>
      conteudo_digital_id === null
        ? []
        : [{ turma_aluno_id, trilha_fase_id, conteudo_digital_id, visualizado_em: run.iniciada_em }],
    ),
  );
  await insertRows(
    escola,
    COINS,
    runs.flatMap(({ turma_aluno_id, run }) =>
      run.moedas.map(({ trilha_item_id, step, valor }) => ({
        turma_aluno_id,
        motivo: 'item' as const,
        chave: `${trilha_item_id}:${step}`,
        valor,
        criada_em: run.concluida_em,
      })),
    ),
  );
  await insertRows(
    escola,
    LIVES,
    runs.flatMap(({ turma_aluno_id, fase_execucao_id, run }) =>
      run.erros.map(({ trilha_item_id, vez, em }) => ({
        turma_aluno_id,
        motivo: 'erro' as const,
        chave: `${fase_execucao_id}:${trilha_item_id}:${vez}`,
        valor: -1,
        criada_em: em,
      })),
    ),
  );
}

/** Movements of coins other than those of the runs. */
export async function writeMoedas(escola: Tenant, rows: readonly NewRow<typeof moeda_lancamento>[]): Promise<void> {
  await insertRows(escola, COINS, rows);
}

/** Wallets equal to the sum of the ledger, with all lives: the last lost life returned long ago. */
export async function writeCarteiras(escola: Tenant): Promise<void> {
  await escola.run(CARTEIRAS, {});
}
