/** Writes many rows at once, for a school that is made by a program: the demo. It checks nothing that its caller can know. */
import type { TriItem } from '@luneta/domain/tri';

import { insertStatement, loader, type NewRow } from '../../database/insert.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type {
  base_conhecimento,
  boss,
  boss_item,
  conteudo_digital,
  conteudo_visualizacao,
  fase_execucao,
  fase_item,
  fase_quiz,
  moeda_lancamento,
  vida_lancamento,
} from '../../database/schema/index.ts';

const LANCAMENTO = ['turma_aluno_id', 'motivo', 'chave', 'valor', 'criada_em'] as const;

export const loadFasesJogadas = loader(
  insertStatement<NewRow<typeof fase_execucao>, { id: number }>(
    'load_fases_jogadas',
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
  ),
);

export const loadFasesItens = loader(
  insertStatement<NewRow<typeof fase_item>>('load_fases_itens', 'fase_item', [
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
  ]),
);

export const loadFasesQuiz = loader(
  insertStatement<NewRow<typeof fase_quiz>>('load_fases_quiz', 'fase_quiz', [
    'turma_aluno_id',
    'trilha_fase_id',
    'indice',
    'item_resposta',
    'acertou',
    'respondida_em',
  ]),
);

export const loadConteudosVistos = loader(
  insertStatement<NewRow<typeof conteudo_visualizacao>>('load_conteudos_vistos', 'conteudo_visualizacao', [
    'turma_aluno_id',
    'trilha_fase_id',
    'conteudo_digital_id',
    'visualizado_em',
  ]),
);

export const loadMoedas = loader(
  insertStatement<NewRow<typeof moeda_lancamento>>('load_moedas', 'moeda_lancamento', LANCAMENTO),
);

export const loadVidas = loader(
  insertStatement<NewRow<typeof vida_lancamento>>('load_vidas', 'vida_lancamento', LANCAMENTO),
);

export const loadBoss = loader(
  insertStatement<NewRow<typeof boss>, { id: number }>(
    'load_boss',
    'boss',
    [
      'turma_aluno_id',
      'trilha_id',
      'sorteado_em',
      'duracao_segundos',
      'iniciado_em',
      'prazo_em',
      'encerrado_em',
      'encerrado_por',
      'venceu',
      'desempenho',
      'moedas',
    ],
    'returning id',
  ),
);

export const loadBossItens = loader(
  insertStatement<NewRow<typeof boss_item>>('load_boss_itens', 'boss_item', [
    'boss_id',
    'ordem',
    'trilha_item_id',
    'item_resposta',
    'respondida_em',
  ]),
);

export const loadConteudos = loader(
  insertStatement<NewRow<typeof conteudo_digital>>('load_conteudos', 'conteudo_digital', [
    'objeto_conhecimento_id',
    'ordem',
    'tipo',
    'descricao',
    'url',
    'plataforma',
    'label_01',
    'label_02',
  ]),
);

export const loadCurso = loader(
  insertStatement<NewRow<typeof base_conhecimento>>('load_curso', 'base_conhecimento', [
    'materia_id',
    'objeto_conhecimento_id',
    'nome_curso',
    'curso',
    'publicado_em',
    'atualizado_em',
  ]),
);

const CARTEIRAS = statement<{ escola_id: number }, never>(
  'load_carteiras',
  `insert into carteira (escola_id, turma_aluno_id, moedas)
   select escola_id, turma_aluno_id, sum(valor) from moeda_lancamento
    where escola_id = :escola_id group by escola_id, turma_aluno_id order by turma_aluno_id`,
);

/** Wallets equal to the sum of the ledger, with all lives. */
export async function sumCarteiras(escola: Tenant): Promise<void> {
  await escola.run(CARTEIRAS, {});
}

/** An item of a phase with its key, for a program that plays it. */
export type ItemComChave = { readonly id: number; readonly gabarito: string; readonly tri: TriItem };

export type FaseComItens = {
  readonly trilha_fase_id: number;
  readonly tipo: 1 | 2;
  readonly versao: 1 | 2;
  /** How many version 2 serves. */
  readonly qtde_itens: number;
  readonly itens: readonly ItemComChave[];
  readonly conteudo_digital_id: number | null;
  /** Keys of the course's quiz, each 1 to 5. Null without a published course. */
  readonly quiz: readonly number[] | null;
};

export type TrilhaComItens = {
  readonly trilha_id: number;
  readonly tipo: 1 | 2;
  readonly prova: string;
  readonly materia: string;
  readonly turma_id: number;
  readonly turma_aluno_id: number | null;
  readonly fases: readonly FaseComItens[];
};

const TRILHAS = statement<{ escola_id: number }, TrilhaComItens>(
  'load_trilhas',
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
export const findTrilhasComItens = (escola: Tenant): Promise<TrilhaComItens[]> => escola.run(TRILHAS, {});
