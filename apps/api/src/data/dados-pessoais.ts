/**
 * What the database knows about a student, column by column (decision 168; security C39): how a table's rows lead to the
 * person, what an export hands over and what an erasure leaves. A test fails on a column that nobody has thought about.
 * Numeric ids and references need no line: alone they lead nowhere once the person's own row is anonymous.
 */

/** The table whose row a table of personal data hangs on, and by which column. */
export type Dono = 'pessoa' | 'turma_aluno' | 'sessao' | 'tentativa' | 'fase_execucao' | 'boss';

export type Coluna =
  /** About the person: exported; kept as a statistic that names nobody. */
  | 'dado'
  /** Says nothing of the person. */
  | 'interno'
  /** Exported, and replaced by this when erased. */
  | { readonly apaga: string | number | boolean | null }
  /** Never exported, and replaced by this when erased. */
  | { readonly segredo: string | null };

export type TabelaPessoal = {
  readonly tabela: string;
  /** What a family reads above it. */
  readonly rotulo: string;
  readonly dono: Dono;
  /** Column that leads to `dono`. */
  readonly por: string;
  /** Erasing deletes the rows; otherwise they stay with what the columns say. */
  readonly excluir?: true;
  /** Kept whole although it is about the person, for this reason. */
  readonly retido?: string;
  readonly colunas: Readonly<Record<string, Coluna>>;
};

/** The name an erased person has in every list. */
export const NOME_ANONIMO = 'Estudante anonimizado';
/** No hash of any password: nobody signs in with it. */
const SEM_SENHA = '!';

const dados = (...names: readonly string[]): Record<string, Coluna> =>
  Object.fromEntries(names.map((name) => [name, 'dado']));
const internos = (...names: readonly string[]): Record<string, Coluna> =>
  Object.fromEntries(names.map((name) => [name, 'interno']));
const segredo = (value: string | null = null): Coluna => ({ segredo: value });
const apaga = (value: string | number | boolean | null): Coluna => ({ apaga: value });

const daPessoa = { dono: 'pessoa', por: 'pessoa_id' } as const;
const doAluno = { dono: 'turma_aluno', por: 'turma_aluno_id' } as const;
const daTentativa = { dono: 'tentativa', por: 'tentativa_id' } as const;

/** In the order in which an erasure works: what refers to something goes before it. */
export const dadosPessoais: readonly TabelaPessoal[] = [
  {
    tabela: 'pessoa',
    rotulo: 'Cadastro',
    dono: 'pessoa',
    por: 'id',
    colunas: {
      nome: apaga(NOME_ANONIMO),
      nome_social: apaga(null),
      data_nascimento: apaga(null),
      email: apaga(null),
      avatar_code: apaga(1),
      senha_hash: segredo(SEM_SENHA),
      ativa: apaga(false),
      ranking_oculto: apaga(true),
      ...dados('perfil', 'base_legal', 'base_legal_em', 'criada_em', 'anonimizada_em'),
      ...internos('senha_inicial', 'senha_expira_em', 'senha_recuperada_em', 'conta_teste'),
    },
  },
  { tabela: 'diretorio_login', rotulo: 'Nomes de acesso', ...daPessoa, excluir: true, colunas: dados('login') },
  {
    tabela: 'turma_aluno',
    rotulo: 'Matrículas',
    ...daPessoa,
    colunas: { ...dados('status', 'estrelas_v1'), fator_tempo: apaga(1), passa_da_janela: apaga(false) },
  },
  {
    tabela: 'resposta_seguranca',
    rotulo: 'Perguntas de segurança',
    ...daPessoa,
    excluir: true,
    colunas: { ...dados('numero_sequencial', 'pergunta_seguranca_id', 'criada_em'), resposta_hash: segredo() },
  },
  {
    tabela: 'recuperacao_email',
    rotulo: 'Pedidos de recuperação de acesso',
    ...daPessoa,
    excluir: true,
    colunas: {
      ...dados('pedida_em', 'enviada_em', 'usada_em'),
      ...internos('origem', 'tentativas', 'enviar_apos', 'expira_em'),
      codigo_hash: segredo(),
    },
  },
  {
    tabela: 'transferencia',
    rotulo: 'Passagens entre aplicativos',
    dono: 'sessao',
    por: 'sessao_id',
    excluir: true,
    colunas: { ...dados('destino', 'criada_em', 'usada_em'), expira_em: 'interno', codigo_hash: segredo() },
  },
  {
    tabela: 'sessao',
    rotulo: 'Acessos',
    ...daPessoa,
    excluir: true,
    colunas: {
      ...dados('perfil', 'perfil_real', 'criada_em', 'encerrada_em'),
      ...internos('validade_segundos', 'expira_em', 'limite_em', 'motivo'),
    },
  },
  {
    tabela: 'sessao',
    rotulo: 'Visualizações pela equipe',
    ...doAluno,
    colunas: { criada_em: 'dado', motivo: apaga(null) },
  },
  {
    tabela: 'pesquisa_resposta',
    rotulo: 'Pesquisa de satisfação',
    ...daPessoa,
    colunas: { ...dados('nota', 'criada_em'), comentario: apaga(null) },
  },
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
  { tabela: 'conteudo_visualizacao', rotulo: 'Conteúdos abertos', ...doAluno, colunas: dados('visualizado_em') },
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
    rotulo: 'Concordância com os níveis',
    ...doAluno,
    colunas: dados('ciclo', 'capitulo_numero', 'concorda', 'gravada_em'),
  },
  {
    tabela: 'pedido',
    rotulo: 'Pedidos repetíveis',
    ...daPessoa,
    // Kept for a day, whoever asked.
    excluir: true,
    colunas: { ...dados('operacao', 'criada_em'), ...internos('chave', 'pedido_hash', 'status', 'resposta') },
  },
  {
    tabela: 'auditoria',
    rotulo: 'Auditoria',
    ...daPessoa,
    retido:
      'A escola precisa provar o que foi feito com a conta. Guarda números e os motivos escritos pela equipe, nunca nome, resposta ou texto do aluno.',
    colunas: {
      ...dados('acao', 'perfil_real', 'modo', 'motivo', 'criada_em'),
      ...internos('ordem', 'detalhe', 'hash_anterior', 'hash'),
    },
  },
];

/** Tables that say nothing of a student: the school's structure, what it asks, and the workings of the service. */
export const semDadosPessoais: readonly string[] = [
  'area_conhecimento',
  'avaliacao',
  'avaliacao_dia',
  'avaliacao_item',
  'aviso',
  'base_conhecimento',
  'ciclo',
  'conteudo_digital',
  'escola',
  'hub_token',
  'item_estatistica',
  'login_falha',
  'materia',
  'midia',
  'objeto_conhecimento',
  'proposta_redacao',
  'prorrogacao',
  'questao',
  'recalculo',
  'sede',
  'serie',
  'servico',
  'supervisor_escola',
  'texto_motivacional',
  'trilha_fase',
  'trilha_fase_questao',
  'trilha_item',
  'turma',
  'turma_avaliacao',
  'turma_avaliacao_dia',
  'turma_professor',
];
