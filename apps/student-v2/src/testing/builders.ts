/** Builders that `@luneta/testing` does not have yet. Each returns the contract's example with the given changes. */
import { rankRows } from '@luneta/domain';
import { buildRanking } from '@luneta/testing';

import type { Prova, RankingEstrelas, ResultadoLista, ResultadoListaItem, ResultadoQuestao } from '@luneta/api-client';

export const buildProva = (changes: Partial<Prova> = {}): Prova => ({
  turma_avaliacao_id: 301,
  avaliacao_conhecimento_id: 31,
  dia_prova: 1,
  bateria: 1,
  descricao: 'Simulado Luneta',
  serie: '3ª Série',
  turma_codigo: '3A',
  turma_turno: 1,
  ciclo: 3,
  existe_itens: true,
  existe_redacao: true,
  tipo_aplicacao: 'Online',
  data_aplicacao: '2026-11-21T13:30:00-03:00',
  disponivel_ate: '2026-11-21T19:00:00-03:00',
  disciplinas: ['Inglês', 'Espanhol', 'Português', 'História'],
  qtde_itens: 4,
  tempo_total: 19_800,
  tempo_restante: 18_000,
  iniciada_em: '2026-11-21T13:30:00-03:00',
  prazo_em: '2026-11-21T19:00:00-03:00',
  entregue_em: null,
  situacao: 'em_andamento',
  servidor_em: '2026-11-21T14:00:00-03:00',
  solicitar_idioma: true,
  qtde_dias: 2,
  ...changes,
});

/** A released result of August, cycle 2. */
export const buildResultadoListaItem = (changes: Partial<ResultadoListaItem> = {}): ResultadoListaItem => ({
  id: 290,
  ciclo_avaliacao_id: 2,
  ciclo: 2,
  nota: 7.5,
  nota_agregada: 7.5,
  nota_maxima: 10,
  nota_tri: 612.4,
  base_tri: { itens: 3, calibrados: 3, estimativa: true, motivo: 'parâmetros de demonstração' },
  descricao: 'Simulado de agosto',
  desempenho: 75,
  data_hora_inicial_1_dia: '2026-08-22T13:30:00-03:00',
  ranking: null,
  is_only_redacao: false,
  melhor_da_turma: false,
  situacao: 'liberado',
  gabarito_liberado_em: '2026-08-30T08:00:00-03:00',
  origem_tri: 'demonstração',
  nota_redacao: null,
  erro_padrao: 21.2,
  ...changes,
});

export const buildResultadoLista = (...avaliacoes: Partial<ResultadoListaItem>[]): ResultadoLista => ({
  falhas_evitadas: [],
  falhas_por_ciclo: [],
  avaliacoes: avaliacoes.map((one, n) => buildResultadoListaItem({ id: 290 + n, ...one })),
});

/** Question 1 of the result of August: answered C, which is right. */
export const buildResultadoQuestao = (changes: Partial<ResultadoQuestao> = {}): ResultadoQuestao => ({
  numero: 1,
  dia_prova: 1,
  banco_questao_id: 501,
  materia_id: 1,
  materia_nome: 'Matemática',
  enunciado: '<p>Em quantos minutos a caixa enche?</p>',
  opcao_a: '<p>20</p>',
  opcao_b: '<p>25</p>',
  opcao_c: '<p>30</p>',
  opcao_d: '<p>35</p>',
  opcao_e: '<p>40</p>',
  comentario: '<p>1.200 dividido por 40 dá 30 minutos.</p>',
  gabarito: 'C',
  item_resposta: 3,
  acertou: true,
  anulada: false,
  percentual_acerto: 81,
  lingua_estrangeira: null,
  ...changes,
});

const NAMES = [
  'Ana Clara',
  'Davi',
  'Kauã',
  'Beatriz N.',
  'Esther',
  'Heitor',
  null,
  'Maria Antonieta',
  'Isis C.',
] as const;

/** A ranking of so many students, two of them tied, with Bia on the row `own` (from 1). */
export function rankingOf({ students, own }: { students: number; own: number }): RankingEstrelas {
  const rows = Array.from({ length: students }, (_, n) => ({
    aluno_nome: n + 1 === own ? 'Bia' : (NAMES[n % NAMES.length] ?? null),
    turma_aluno_id: n + 1 === own ? 1002 : 2000 + n,
    avatar_code: ((n * 7) % 69) + 1,
    turma_codigo: n % 2 === 0 ? '3A' : '3B',
    // The fifth and the sixth have the same.
    qtde_estrelas: 184 - 3 * (n === 5 ? 4 : n),
    proprio: n + 1 === own,
  }));
  const linhas = rankRows(rows, ({ qtde_estrelas }) => qtde_estrelas).map(({ row, posicao }) => ({ ...row, posicao }));
  const propria = linhas.find(({ proprio }) => proprio);
  return buildRanking({
    linhas,
    total: students,
    propria: propria ? { posicao: propria.posicao, total: students } : null,
  });
}
