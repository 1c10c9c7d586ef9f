/** A day on the server for tests and stories, around the moment it is asked for. Invented names only. */
import type { GestaoHoje } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';

/** A Monday, 9h42 in São Paulo. */
export const NOW = '2026-11-23T12:42:00Z';

const at = (time: string, day = 23) => `2026-11-${day}T${time}:00-03:00`;

type Row = GestaoHoje['provas'][number];

export const buildProva = (changes: Partial<Row> = {}): Row => ({
  turma_avaliacao_id: 301,
  avaliacao_conhecimento_id: 31,
  dia_prova: 1,
  descricao: 'Simulado Luneta',
  turma_id: 31,
  turma_codigo: '3A',
  serie_nome: '3ª Série',
  tipo_aplicacao: 'Online',
  data_hora_inicial: at('07:30'),
  disponivel_ate: at('12:30'),
  qtde_alunos: 36,
  qtde_nao_iniciadas: 2,
  qtde_respondendo: 27,
  qtde_sem_noticia: 4,
  qtde_entregues: 7,
  ...changes,
});

const none = { qtde_respondendo: 0, qtde_sem_noticia: 0, qtde_entregues: 0 };

/** Two exams run, one is over, two are to come; everything waits. */
export const buildDia = (changes: Partial<GestaoHoje> = {}): GestaoHoje => ({
  servidor_em: NOW,
  escola_id: 1,
  fuso_horario: 'America/Sao_Paulo',
  dia: '2026-11-23',
  provas: [
    buildProva({
      turma_avaliacao_id: 290,
      avaliacao_conhecimento_id: 29,
      descricao: 'Revisão de Matemática',
      turma_codigo: '2A',
      serie_nome: '2ª Série',
      data_hora_inicial: at('07:15'),
      disponivel_ate: at('08:45'),
      qtde_alunos: 31,
      qtde_nao_iniciadas: 0,
      ...none,
      qtde_entregues: 31,
    }),
    buildProva(),
    buildProva({
      turma_avaliacao_id: 302,
      turma_codigo: '3B',
      qtde_sem_noticia: 0,
      qtde_nao_iniciadas: 0,
      qtde_entregues: 9,
    }),
    buildProva({
      turma_avaliacao_id: 310,
      avaliacao_conhecimento_id: 33,
      descricao: 'Química bimestral',
      turma_codigo: '1A',
      serie_nome: '1ª Série',
      data_hora_inicial: at('09:00'),
      disponivel_ate: at('10:40'),
      qtde_alunos: 40,
      qtde_nao_iniciadas: 1,
      qtde_respondendo: 35,
      qtde_sem_noticia: 0,
      qtde_entregues: 4,
    }),
    buildProva({
      turma_avaliacao_id: 320,
      avaliacao_conhecimento_id: 34,
      descricao: 'História em sala',
      turma_codigo: '2C',
      serie_nome: '2ª Série',
      tipo_aplicacao: 'Presencial',
      data_hora_inicial: at('13:20'),
      disponivel_ate: at('15:00'),
      qtde_nao_iniciadas: 36,
      ...none,
    }),
    buildProva({
      turma_avaliacao_id: 330,
      avaliacao_conhecimento_id: 35,
      descricao: 'Simulado de humanas',
      dia_prova: 2,
      data_hora_inicial: at('08:00', 25),
      disponivel_ate: at('12:00', 25),
      qtde_nao_iniciadas: 36,
      ...none,
    }),
  ],
  redacoes_a_corrigir: 48,
  subjetivas_a_corrigir: 1,
  resultados_retidos: [
    {
      avaliacao_conhecimento_id: 28,
      turma_avaliacao_id: 280,
      descricao: '2ª Avaliação de Natureza',
      encerrada_em: at('12:00', 18),
    },
  ],
  fora_do_prazo: [
    { turma_avaliacao_id: 281, dia_prova: 1, descricao: 'Simulado de outubro', turma_codigo: '3B', qtde: 3 },
  ],
  textos_em_papel: [
    { turma_avaliacao_id: 282, dia_prova: 2, descricao: 'Simulado de outubro', turma_codigo: '3A', qtde: 12 },
  ],
  duas_respostas: [
    { turma_avaliacao_id: 283, dia_prova: 1, descricao: 'Simulado híbrido', turma_codigo: '3B', qtde: 2 },
  ],
  bloqueados: [{ turma_aluno_id: 31_001, aluno_nome: 'Bento Couto', turma_codigo: '3A', bloqueado_ate: at('09:57') }],
  ...changes,
});

/** Nothing happens and nothing waits. */
export const QUIET: Partial<GestaoHoje> = {
  provas: [],
  redacoes_a_corrigir: 0,
  subjetivas_a_corrigir: 0,
  resultados_retidos: [],
  fora_do_prazo: [],
  textos_em_papel: [],
  duas_respostas: [],
  bloqueados: [],
};

/** What a server answers; for `arrange` of a story too. */
export const answer =
  (changes: Partial<GestaoHoje> = {}) =>
  (server: MockServer): void =>
    server.respond('getGestaoHoje', buildDia(changes));
