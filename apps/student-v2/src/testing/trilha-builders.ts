/** Builders for the roadmaps of version 2. Each returns the contract's example with the given changes. */
import type {
  BaseConhecimento,
  RoteiroFase,
  RoteiroFaseDisponivel,
  RoteiroItem,
  RoteiroLista,
  RoteiroListaMateria,
  RoteiroMateria,
} from '@luneta/api-client';

/** An open roadmap of Mathematics, half done. */
export const buildRoteiro = (changes: Partial<RoteiroListaMateria> = {}): RoteiroListaMateria => ({
  trilha_id: 1201,
  tipo: 1,
  materia_id: 1,
  materia_nome: 'Matemática',
  progresso: 0.5,
  data_fim: '2126-11-27T23:59:00-03:00',
  qtde_fases: 4,
  qtde_assuntos_abordados: 3,
  avaliacao_conhecimento_detalhes: {
    descricao: 'Simulado Luneta',
    data_aplicacao: '2126-11-28T13:30:00-03:00',
    nota_maxima: 10,
    nota_prevista: 7.2,
    nota_prevista_inicial: 6.4,
  },
  ...changes,
});

export const buildRoteiros = (...materias: Partial<RoteiroListaMateria>[]): RoteiroLista => ({
  materias: materias.map((one, n) => buildRoteiro({ trilha_id: 1201 + n, materia_id: n + 1, ...one })),
  resumo: {
    qtde_cursos_acessados: 9,
    qtde_itens_respondidos: 214,
    qtde_midias_recomendadas: 36,
    qtde_midias_acessadas: 12,
  },
  trilhas_novas: false,
});

export const buildFaseDisponivel = (changes: Partial<RoteiroFaseDisponivel> = {}): RoteiroFaseDisponivel => ({
  trilha_fase_id: 5101,
  qtde_estrelas: null,
  secao: 'Fundamentos',
  objeto_conhecimento_descricao: 'Razão e proporção',
  confiabilidade: 0.6,
  questoes_prova: [],
  ...changes,
});

/** An open roadmap of Physics with the given phases. */
export const buildRoteiroMateria = (
  fases: readonly Partial<RoteiroFaseDisponivel>[] = [{}],
  changes: Partial<RoteiroMateria> = {},
): RoteiroMateria => ({
  trilha_aberta: true,
  data_fim: '2126-12-04T23:59:00-03:00',
  materia_nome: 'Física',
  resumo: { qtde_itens_respondidos: 42, qtde_midias_recomendadas: 11, qtde_cursos_acessados: 3 },
  fases_disponiveis: fases.map((one, n) => buildFaseDisponivel({ trilha_fase_id: 5101 + n, ...one })),
  trilha_id: 1201,
  tipo: 1,
  materia_id: 1,
  progresso: 0.5,
  ...changes,
});

export const buildItem = (changes: Partial<RoteiroItem> = {}): RoteiroItem => ({
  banco_questao_id: 501,
  gabarito: null,
  comentario: '',
  questoes_prova: [],
  item_resposta: null,
  ordem: 1,
  secao_nome: 'Prática',
  trilha_item_id: 70001,
  ...changes,
});

/** The answers to the five questions of a quiz; null where there is none. */
export const quizAnswers = (...acertou: readonly (boolean | null)[]): RoteiroFase['respostas_quiz'] => ({
  respostas: acertou.map((right) => ({
    item_resposta: right === null ? null : 2,
    acertou: right,
    data_resposta: right === null ? null : '2026-11-21T16:02:10-03:00',
  })),
});

/** One medium of each kind. */
export const everyMedium: RoteiroFase['midias'] = (
  [
    'site',
    'video',
    'podcast',
    'mapa_mental',
    'artigo_pedagogico',
    'jogo_educativo',
    'pea',
    'atividade_embasamento',
  ] as const
).map((tipo, n) => ({
  id: 901 + n,
  tipo,
  descricao: `Torneiras que enchem um tanque, parte ${n + 1}`,
  url: `https://videos.example.org/${tipo}`,
  plataforma: 'Portal da escola',
  label_01: `Rótulo de ${tipo}`,
  label_02: null,
}));

/** Phase 5102 of roadmap 1201, its quiz answered and its first question to come. */
export const buildFase = (changes: Partial<RoteiroFase> = {}): RoteiroFase => ({
  info: {
    materia: 'Matemática',
    disciplina: 'Matemática e suas Tecnologias',
    capitulo_numero: 7,
    capitulo_nome: 'Proporcionalidade',
    objeto_conhecimento: 'Grandezas inversamente proporcionais',
    objeto_conhecimento_id: 77,
    base_conhecimento_id: 12,
    prova_numero: null,
    habilidade_descricao: 'Resolver problemas com grandezas diretamente ou inversamente proporcionais.',
  },
  midias: [],
  respostas_quiz: quizAnswers(true, false, true, true, true),
  items: [buildItem()],
  conclusao: { qtde_estrelas: null },
  trilha_aberta: true,
  data_fim: '2126-11-27T23:59:00-03:00',
  persisted_data: null,
  trilha_fase_id: 5102,
  trilha_id: 1201,
  qtde_itens: 5,
  ...changes,
});

/** A course with its five questions, whose keys are known to have been answered. */
export const buildCurso = (changes: Partial<BaseConhecimento> = {}): BaseConhecimento => ({
  estrutura: {
    nome_curso: 'Grandezas inversamente proporcionais',
    frase_efeito: 'Quando uma dobra a outra cai pela metade.',
    resumo: '<p>Como reconhecer e resolver proporções inversas.</p>',
    capitulos: ['Reconhecer', 'Montar a conta', 'Conferir'],
  },
  capitulo_1: '<p>Duas grandezas são inversamente proporcionais quando o produto delas não muda.</p>',
  capitulo_2: '<p>Multiplique os valores conhecidos e divida pelo novo valor.</p>',
  capitulo_3: '<p>Confira: se uma cresceu, a outra deve ter diminuído.</p>',
  explicacao_resumida: ['<p>O produto é constante.</p>', '<p>Dobrar uma é dividir a outra por dois.</p>'],
  resumo: ['<p>Reconheça o par.</p>', '<p>Calcule o produto.</p>'],
  exercicios_praticos: [
    { enunciado: '<p>Três máquinas fazem um lote em 8 horas. E quatro?</p>', resolucao: '<p>24 ÷ 4 = 6 horas.</p>' },
  ],
  quiz: Array.from({ length: 5 }, (_, n) => ({
    enunciado: `<p>Pergunta de número ${n + 1}</p>`,
    alternativas: ['2 horas', '3 horas', '6 horas', '9 horas', '12 horas'],
    gabarito: 2,
    comentario: '<p>O dobro de torneiras leva a metade do tempo.</p>',
  })),
  base_conhecimento_id: 12,
  objeto_conhecimento_id: 77,
  objeto_conhecimento_descricao: 'Grandezas inversamente proporcionais',
  materia_id: 1,
  materia_nome: 'Matemática',
  versao: 6,
  situacao: 'publicado',
  publicado_em: '2026-10-05T09:00:00-03:00',
  atualizado_em: '2026-10-05T08:55:00-03:00',
  ...changes,
});
