/** Roadmaps, exercises, Boss, coins and lives. */
import { dados, doAluno, internos, type TabelaPessoal } from './tipos.ts';

/** In the order of an erasure: rows that refer to others go first. */
export const dosEstudos: readonly TabelaPessoal[] = [
  {
    tabela: 'trilha',
    rotulo: 'Planos de ação',
    ...doAluno,
    colunas: {
      ...dados('tipo', 'descricao', 'prevista_para', 'aberta_em', 'data_fim', 'nota_prevista_inicial', 'criada_em'),
      existe_boss: 'interno',
    },
  },
  {
    tabela: 'fase_execucao',
    rotulo: 'Fases estudadas',
    ...doAluno,
    colunas: dados('numero', 'iniciada_em', 'concluida_em', 'estrelas', 'acertos', 'itens', 'moedas', 'melhor'),
  },
  {
    tabela: 'fase_item',
    rotulo: 'Exercícios',
    dono: 'fase_execucao',
    por: 'fase_execucao_id',
    colunas: {
      ...dados('ordem', 'servido_em', 'resposta_1', 'respondida_1_em', 'resposta_2', 'respondida_2_em', 'acertou'),
      ...dados('bloqueado_em', 'pratica'),
    },
  },
  {
    tabela: 'fase_quiz',
    rotulo: 'Quiz dos cursos',
    ...doAluno,
    colunas: dados('indice', 'item_resposta', 'acertou', 'respondida_em'),
  },
  {
    tabela: 'conteudo_visualizacao',
    rotulo: 'Conteúdos abertos',
    ...doAluno,
    colunas: dados('visualizado_em', 'ajudou', 'votado_em'),
  },
  { tabela: 'explicacao_oculta', rotulo: 'Explicações ocultadas', ...doAluno, colunas: dados('oculta_em') },
  { tabela: 'carteira', rotulo: 'Moedas e vidas', ...doAluno, colunas: dados('moedas', 'vidas', 'vidas_desde') },
  {
    tabela: 'moeda_lancamento',
    rotulo: 'Movimentos de moedas',
    ...doAluno,
    colunas: dados('motivo', 'chave', 'valor', 'criada_em'),
  },
  {
    tabela: 'vida_lancamento',
    rotulo: 'Movimentos de vidas',
    ...doAluno,
    colunas: dados('motivo', 'chave', 'valor', 'criada_em'),
  },
  {
    tabela: 'boss',
    rotulo: 'Desafios do Boss',
    ...doAluno,
    colunas: {
      ...dados(
        'numero',
        'sorteado_em',
        'iniciado_em',
        'encerrado_em',
        'encerrado_por',
        'venceu',
        'desempenho',
        'moedas',
      ),
      ...internos('duracao_segundos', 'prazo_em', 'percentual_vitoria', 'moedas_vitoria', 'moedas_derrota'),
    },
  },
  {
    tabela: 'boss_item',
    rotulo: 'Respostas ao Boss',
    dono: 'boss',
    por: 'boss_id',
    colunas: dados('ordem', 'item_resposta', 'respondida_em'),
  },
  {
    tabela: 'aprendizagem_concordancia',
    rotulo: 'Opinião sobre os níveis',
    ...doAluno,
    colunas: dados('ciclo', 'capitulo_numero', 'concorda', 'gravada_em'),
  },
];
