/**
 * Addresses of the console, by screen (S1 §2.4, §2.9; decision 26), in the order of the navigation. Only the console knows them:
 * the guard and the server know its parts alone (`CONSOLE_PARTS` of domain).
 */
export const ADDRESSES = {
  hoje: '/hoje',
  /** What a school does first. */
  inicio: '/inicio',
  /** The first school and account of a deployment, made by whoever has the code of the server. */
  primeiroAcesso: '/primeiro_acesso',
  gestao: '/gestao_acompanhamento',
  selecao: '/conta/selecao_aluno',
  turmas: '/turmas',
  /** One class: its students, its exams, its switches. */
  turma: '/turmas/:turma_id',
  turmaProfessores: '/turmas/:turma_id/professores',
  turmaProvas: '/turmas/:turma_id/provas',
  turmaAcomodacoes: '/turmas/:turma_id/acomodacoes',
  turmaOpcoes: '/turmas/:turma_id/opcoes',
  provas: '/provas',
  /** Exams that are being made. */
  rascunhos: '/provas/rascunhos',
  provaNova: '/provas/nova',
  rascunho: '/provas/rascunhos/:rascunho_id',
  /** One exam in all its classes. */
  exame: '/provas/avaliacoes/:avaliacao_conhecimento_id',
  exameResultados: '/provas/avaliacoes/:avaliacao_conhecimento_id/resultados',
  exameQuestoes: '/provas/avaliacoes/:avaliacao_conhecimento_id/questoes',
  /** What staff did to it. */
  exameHistorico: '/provas/avaliacoes/:avaliacao_conhecimento_id/historico',
  exameHorarios: '/provas/avaliacoes/:avaliacao_conhecimento_id/horarios',
  /** Booklet, answer sheets and keys on paper. */
  exameImpressao: '/provas/avaliacoes/:avaliacao_conhecimento_id/impressao',
  rascunhoImpressao: '/provas/rascunhos/:rascunho_id/impressao',
  /** One exam of one class. */
  prova: '/provas/:turma_avaliacao_id',
  provaPapel: '/provas/:turma_avaliacao_id/respostas',
  provaAtrasadas: '/provas/:turma_avaliacao_id/fora_do_prazo',
  /** What a file lacks of the exam that it brought. */
  provaConferir: '/provas/rascunhos/:rascunho_id/conferir',
  questoes: '/questoes',
  textosBase: '/questoes/textos_base',
  materias: '/questoes/materias',
  objetos: '/questoes/objetos',
  habilidades: '/questoes/habilidades',
  etiquetas: '/questoes/etiquetas',
  questaoNova: '/questoes/nova',
  /** One question as its authors write it. */
  questaoEditor: '/questoes/:banco_questao_id',
  /** The bank under its documented name. */
  bancoQuestoes: '/banco_questoes',
  questao: '/banco_questoes/:banco_questao_id',
  /** Essay proposals, and one as its authors write it. */
  propostas: '/redacoes/propostas',
  propostaNova: '/redacoes/propostas/nova',
  proposta: '/redacoes/propostas/:proposta_redacao_id',
  redacoes: '/redacoes',
  respostas: '/redacoes/respostas',
  /** The first essay that waits. */
  redacaoProxima: '/redacoes/proxima',
  redacao: '/redacoes/:redacao_id',
  cursos: '/cursos',
  /** Digital contents of the topics. */
  conteudos: '/conteudos',
  curso: '/base_conhecimentos/:base_conhecimento_id',
  escola: '/escola',
  anoLetivo: '/escola/ano_letivo',
  sedes: '/escola/sedes',
  series: '/escola/series',
  avisos: '/escola/avisos',
  pesquisa: '/escola/pesquisa',
  equipe: '/escola/equipe',
  fichas: '/escola/fichas',
  /** Legal basis and consent per student. */
  consentimentos: '/escola/consentimentos',
  manutencao: '/escola/manutencao',
  importacoes: '/escola/importacoes',
  importacaoNova: '/escola/importacoes/nova',
  importacao: '/escola/importacoes/:importacao_id',
  auditoria: '/auditoria',
  seguranca: '/conta/seguranca',
} as const;
