/** Exams: attempts, answers, texts, marks and results. */
import { apaga, dados, daTentativa, doAluno, type TabelaPessoal } from './tipos.ts';

/** In the order of an erasure: rows that refer to others go first. */
export const dasProvas: readonly TabelaPessoal[] = [
  {
    tabela: 'tentativa',
    rotulo: 'Provas feitas',
    ...doAluno,
    colunas: dados(
      'dia_prova',
      'lingua_estrangeira',
      'iniciada_em',
      'prazo_em',
      'acrescimo_segundos',
      'entregue_em',
      'encerrada_em',
      'encerrada_por',
      'origem',
    ),
  },
  {
    tabela: 'resposta',
    rotulo: 'Respostas de provas',
    ...daTentativa,
    colunas: { ...dados('item_resposta', 'gravada_em'), seq: 'interno' },
  },
  {
    tabela: 'resposta_fora_do_prazo',
    rotulo: 'Respostas recebidas fora do prazo',
    ...daTentativa,
    colunas: {
      ...dados('item_resposta', 'recebida_em', 'respondida_em', 'decisao', 'decidida_em'),
      ...dados('tinha_resposta', 'resposta_anterior'),
      texto_redacao: apaga(null),
      texto_anterior: apaga(null),
      seq: 'interno',
    },
  },
  {
    tabela: 'redacao',
    rotulo: 'Redações',
    ...daTentativa,
    colunas: { texto: apaga(''), ...dados('palavras', 'nota', 'gravada_em'), seq: 'interno' },
  },
  {
    tabela: 'correcao_redacao',
    rotulo: 'Correções de redações',
    ...daTentativa,
    colunas: {
      competencias: apaga('[]'),
      comentario: apaga(''),
      ...dados('papel', 'motivo_zero', 'nota', 'concluida', 'gravada_em'),
      versao: 'interno',
    },
  },
  {
    tabela: 'redacao_versao',
    rotulo: 'Versões de redações',
    ...daTentativa,
    excluir: true,
    colunas: { ...dados('texto', 'gravada_em'), seq: 'interno' },
  },
  {
    tabela: 'resposta_subjetiva',
    rotulo: 'Respostas em texto',
    ...daTentativa,
    colunas: { texto: apaga(''), ...dados('palavras', 'gravada_em'), seq: 'interno' },
  },
  {
    tabela: 'correcao_subjetiva',
    rotulo: 'Correções de respostas em texto',
    ...daTentativa,
    colunas: { comentario: apaga(null), ...dados('pontuacao', 'gravada_em'), versao: 'interno' },
  },
  {
    tabela: 'grade_linha',
    rotulo: 'Provas em papel',
    ...doAluno,
    colunas: { ...dados('dia_prova', 'presente', 'origem', 'gravada_em'), versao: 'interno' },
  },
  {
    tabela: 'janela_aluno',
    rotulo: 'Prazos estendidos',
    ...doAluno,
    colunas: dados('dia_prova', 'acrescimo_segundos'),
  },
  {
    tabela: 'resultado',
    rotulo: 'Resultados',
    ...doAluno,
    colunas: dados(
      'presente',
      'acertos',
      'itens',
      'desempenho',
      'nota',
      'nota_agregada',
      'nota_redacao',
      'nota_tri',
      'ranking',
      'melhor_da_turma',
      'tempo_utilizado',
      'calculado_em',
      'planos_em',
    ),
  },
  {
    tabela: 'resultado_area',
    rotulo: 'Resultados por área',
    ...doAluno,
    colunas: dados('area_codigo', 'acertos', 'itens', 'nota_tri', 'erro_padrao', 'origem_tri'),
  },
];
