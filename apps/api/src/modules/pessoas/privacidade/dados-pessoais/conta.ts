/** Personal data of the account: the person, the ways to sign in, and what is stored about both. */
import { SEM_SENHA } from '../../login/senha.ts';
import { apaga, dados, daPessoa, doAluno, internos, segredo, type TabelaPessoal } from './tipos.ts';

/** The name of an erased person in every list. */
export const NOME_ANONIMO = 'Estudante anonimizado';

/** In the order of an erasure: rows that refer to others go first. */
export const daConta: readonly TabelaPessoal[] = [
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
      id_externo: apaga(null),
      ...dados('perfil', 'base_legal', 'base_legal_em', 'criada_em', 'anonimizada_em', 'inativada_em', 'origem'),
      ...internos('senha_inicial', 'senha_expira_em', 'senha_recuperada_em', 'conta_teste', 'versao'),
    },
  },
  { tabela: 'diretorio_login', rotulo: 'Nomes de acesso', ...daPessoa, excluir: true, colunas: dados('login') },
  {
    tabela: 'turma_aluno',
    rotulo: 'Matrículas',
    ...daPessoa,
    colunas: {
      ...dados('status', 'inicio_em', 'fim_em', 'estrelas_v1'),
      id_externo: apaga(null),
      fator_tempo: apaga(1),
      passa_da_janela: apaga(false),
      meta_semana: apaga(null),
      versao: 'interno',
    },
  },
  {
    tabela: 'acomodacao',
    rotulo: 'Acomodações',
    ...daPessoa,
    excluir: true,
    colunas: {
      ...dados('tamanho', 'fonte', 'contraste', 'voz', 'pausas_minutos', 'ledor', 'sala_propria', 'observacao'),
      versao: 'interno',
    },
  },
  {
    tabela: 'consentimento',
    rotulo: 'Consentimentos',
    ...daPessoa,
    colunas: {
      ...dados('finalidade', 'base_legal', 'concedido', 'documento_versao', 'em', 'revogado_em'),
      por_nome: apaga(null),
      registrado_por: 'interno',
    },
  },
  {
    tabela: 'resposta_seguranca',
    rotulo: 'Perguntas de segurança',
    ...daPessoa,
    excluir: true,
    colunas: { ...dados('numero_sequencial', 'pergunta_seguranca_id', 'criada_em'), resposta_hash: segredo() },
  },
  {
    tabela: 'duas_etapas',
    rotulo: 'Verificação em duas etapas',
    ...daPessoa,
    excluir: true,
    colunas: { ...dados('criada_em', 'confirmada_em'), ultimo_passo: 'interno', segredo: segredo() },
  },
  {
    tabela: 'codigo_recuperacao',
    rotulo: 'Códigos de recuperação',
    ...daPessoa,
    excluir: true,
    colunas: { ...dados('criado_em', 'usado_em'), codigo_hash: segredo() },
  },
  {
    tabela: 'aparelho_conhecido',
    rotulo: 'Aparelhos conhecidos',
    ...daPessoa,
    excluir: true,
    colunas: { ...dados('criado_em', 'usado_em'), token_hash: segredo() },
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
    rotulo: 'Trocas de aplicativo',
    dono: 'sessao',
    por: 'sessao_id',
    excluir: true,
    colunas: {
      ...dados('destino', 'criada_em', 'usada_em'),
      expira_em: 'interno',
      codigo_hash: segredo(),
      chave_hash: segredo(),
    },
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
    tabela: 'pedido',
    rotulo: 'Pedidos já atendidos',
    ...daPessoa,
    // Kept for a day, for every caller.
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
