/** Questions of the bank for the console's tests and stories. */
import type { GestaoQuestao, Questao, QuestaoEstatisticas, QuestaoGestao } from '@luneta/api-client';
import { buildQuestao } from '@luneta/testing';
import type { MockServer } from '@luneta/testing';

/** A question in the list. */
export const buildGestaoQuestao = (changes: Partial<GestaoQuestao> = {}): GestaoQuestao => ({
  banco_questao_id: 501,
  codigo: 'MAT-0501',
  materia_id: 1,
  materia_nome: 'Matemática',
  objeto_conhecimento_descricao: 'Razão e proporção',
  enunciado_inicio: 'Uma caixa-d’água de 1.200 litros recebe 40 litros por minuto.',
  dificuldade: 'facil',
  subjetiva: false,
  lingua_estrangeira: null,
  origem: 'Equipe Luneta',
  tri_origem: 'demonstração',
  qtde_usos: 2,
  em_prova_nao_liberada: false,
  atualizada_em: '2026-07-02T11:00:00-03:00',
  raiz_id: changes.banco_questao_id ?? 501,
  revisao: 1,
  situacao: 'aprovada',
  tipo: 'objetiva',
  etiquetas: [],
  habilidades: ['EF07MA17'],
  lacrada: false,
  percentual_acerto: 81.1,
  autor_nome: 'Helena Costa',
  ...changes,
});

/** Three questions: easy, without an estimate and written, hard and in an exam that is not released. */
export const QUESTOES: readonly GestaoQuestao[] = [
  buildGestaoQuestao(),
  buildGestaoQuestao({
    banco_questao_id: 511,
    codigo: 'ING-0511',
    materia_id: 6,
    materia_nome: 'Inglês',
    objeto_conhecimento_descricao: null,
    enunciado_inicio: 'Read the note left on the kitchen table.',
    dificuldade: null,
    subjetiva: true,
  }),
  buildGestaoQuestao({
    banco_questao_id: 520,
    codigo: 'MAT-0520',
    enunciado_inicio: 'Se x² − 7x + 10 = 0, a soma das raízes é',
    dificuldade: 'dificil',
    em_prova_nao_liberada: true,
  }),
];

/** The question with its key and comment, as its page shows it to gestao_vida. */
export const buildQuestaoAberta = (changes: Partial<Questao> = {}): Questao =>
  buildQuestao({ gabarito: 'C', comentario: '<p>1.200 ÷ 40 = 30 minutos.</p>', ...changes });

/** Used twice: once released, once to come. */
export const buildEstatisticas = (changes: Partial<QuestaoEstatisticas> = {}): QuestaoEstatisticas => ({
  banco_questao_id: 501,
  tri: { a: 1.31, b: -0.4, c: 0.18, origem: 'demonstração' },
  usos: [
    {
      avaliacao_conhecimento_id: 31,
      descricao: 'Simulado Luneta',
      dia_prova: 1,
      numero: 12,
      anulada: false,
      gabarito_bonificado: false,
      data_aplicacao: '2026-11-21T13:30:00-03:00',
      liberado: false,
      presentes: null,
      acertos: null,
      percentual_acerto: null,
      opcoes: [],
    },
    {
      avaliacao_conhecimento_id: 28,
      descricao: 'Simulado de agosto',
      dia_prova: 1,
      numero: 1,
      anulada: false,
      gabarito_bonificado: false,
      data_aplicacao: '2026-08-22T13:30:00-03:00',
      liberado: true,
      presentes: 37,
      acertos: 30,
      percentual_acerto: 81.1,
      opcoes: [
        { item_resposta: 3, qtde: 30 },
        { item_resposta: null, qtde: 1 },
      ],
    },
  ],
  qtde_fases: 5,
  ...changes,
});

/** A question as its writers see it: a draft that is whole, never used. */
export const buildQuestaoGestao = (changes: Partial<QuestaoGestao> = {}): QuestaoGestao => ({
  banco_questao_id: 620,
  raiz_id: 620,
  revisao: 1,
  substituida_por: null,
  codigo: 'Q-0213',
  situacao: 'rascunho',
  tipo: 'objetiva',
  materia_id: 1,
  materia_nome: 'Matemática',
  objeto_conhecimento_id: 12,
  objeto_conhecimento_descricao: 'Razão e proporção',
  habilidades: [{ habilidade_id: 7, sistema: 'BNCC', codigo: 'EF07MA17', descricao: 'Proporcionalidade direta.' }],
  etiquetas: ['água'],
  texto_base: null,
  enunciado: '<p>Uma caixa de 1.200 litros recebe 40 litros por minuto. Em quanto tempo ela enche?</p>',
  alternativas: [
    { letra: 'A', texto: '20 minutos', motivo: 'Dividiu por 60.' },
    { letra: 'B', texto: '30 minutos', motivo: '' },
    { letra: 'C', texto: '40 minutos', motivo: 'Repetiu a vazão.' },
  ],
  gabarito: 'B',
  comentario: '<p>1.200 dividido por 40 é 30.</p>',
  dificuldade: 'facil',
  lingua_estrangeira: null,
  par_id: null,
  pontuacao: null,
  orientacoes: '',
  tri: null,
  usos: { provas: 0, fases: 0, boss: 0 },
  usada: false,
  lacrada: false,
  editavel: true,
  aprovavel: true,
  origem: 'Escola',
  versao: 3,
  autor_nome: 'Helena Costa',
  atualizada_em: '2026-11-20T10:00:00-03:00',
  ...changes,
});

/** One question in the editor. For `arrange` of a story too. */
export const umaQuestao =
  (changes: Partial<QuestaoGestao> = {}) =>
  (server: MockServer): void =>
    server.respond('getQuestaoGestao', buildQuestaoGestao(changes));

/** The list filtered as the contract says, one question and its figures. For `arrange` of a story too. */
export const questoes =
  (list: readonly GestaoQuestao[] = QUESTOES) =>
  (server: MockServer): void => {
    server.respond('listQuestoes', ({ query }) =>
      list.filter(
        ({ enunciado_inicio, codigo, materia_id, dificuldade, situacao }) =>
          (query['busca'] === undefined ||
            codigo === query['busca'] ||
            enunciado_inicio.toLowerCase().includes(query['busca'].toLowerCase())) &&
          (query['materia_id'] === undefined || String(materia_id) === query['materia_id']) &&
          (query['dificuldade'] === undefined || dificuldade === query['dificuldade']) &&
          (query['situacao'] === undefined || situacao === query['situacao']),
      ),
    );
    server.respond('getQuestao', buildQuestaoAberta());
    server.respond('getQuestaoEstatisticas', buildEstatisticas());
  };
