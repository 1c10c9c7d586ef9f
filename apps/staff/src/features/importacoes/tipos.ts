/** What is imported, in words: one table, so that the wizard is one for all of it. Pure. */
import type {
  GestaoImportacaoAcao,
  GestaoImportacaoCampo,
  GestaoImportacaoSituacao,
  GestaoImportacaoTipo,
} from '@luneta/api-client';

/** Classes that do not exist, lessons that are classes, people found by name alone, and people who are not in the file. */
export type Escolhivel = 'turmas' | 'aulas' | 'nomes' | 'ausentes';

export type Tipo = {
  /** Title of the wizard. */
  readonly title: string;
  /** In the list, and where one chooses. */
  readonly nome: string;
  /** What the file holds. */
  readonly about: string;
  /** Head of the column that names a line. */
  readonly quem: string;
  /** What the file has to have. */
  readonly precisa: string;
  readonly accept: string;
  /** Whether there is an empty table of it to fill in. */
  readonly modelo: 'alunos' | 'equipe' | 'turmas' | 'questoes' | null;
  /** Whether who is new needs a slip to sign in. */
  readonly fichas: boolean;
  /** Names of the steps of its wizard. */
  readonly etapas: readonly [string, ...string[]];
  /** What a person may choose about it besides its columns. */
  readonly escolhas: readonly Escolhivel[];
};

const ETAPAS = ['Arquivo', 'Colunas', 'Conferência', 'Aplicar'] as const;
const ETAPAS_QUESTOES = ['Arquivo', 'Leitura', 'Conferência', 'Aplicar'] as const;
const ETAPAS_SEM_COLUNAS = ['Arquivo', 'Opções', 'Conferência', 'Aplicar'] as const;

const ETAPAS_PARAMETROS = ['Arquivo', 'Cadernos', 'Conferência', 'Aplicar'] as const;

const TABELA = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const TIPOS: Readonly<Record<GestaoImportacaoTipo, Tipo>> = {
  alunos: {
    title: 'Importar alunos',
    nome: 'Alunos',
    about: 'Alunos e a turma de cada um. Quem já está na escola é atualizado.',
    quem: 'Aluno',
    precisa: 'Precisa de nome, turma e código na escola ou usuário.',
    accept: TABELA,
    modelo: 'alunos',
    fichas: true,
    etapas: ETAPAS,
    escolhas: ['turmas', 'ausentes'],
  },
  equipe: {
    title: 'Importar equipe',
    nome: 'Equipe',
    about: 'Docentes, coordenação e gestão, com perfil e turmas.',
    quem: 'Pessoa',
    precisa: 'Precisa de nome, perfil e código na escola ou usuário.',
    accept: TABELA,
    modelo: 'equipe',
    fichas: false,
    etapas: ETAPAS,
    escolhas: [],
  },
  turmas: {
    title: 'Importar listas de turma',
    nome: 'Listas de turma',
    about: 'Alunos que já têm conta e a turma de cada um neste ano.',
    quem: 'Aluno',
    precisa: 'Precisa do aluno (código na escola ou usuário) e da turma.',
    accept: TABELA,
    modelo: 'turmas',
    fichas: true,
    etapas: ETAPAS,
    escolhas: ['turmas', 'nomes'],
  },
  pessoas: {
    title: 'Importar OneRoster',
    nome: 'OneRoster',
    about: 'O arquivo ZIP que outro sistema da escola exporta: turmas, pessoas e vínculos, versão 1.1 ou 1.2.',
    quem: 'Pessoa',
    precisa: 'Precisa de um ZIP com manifest.csv.',
    accept: '.zip,application/zip',
    modelo: null,
    fichas: true,
    etapas: ETAPAS_SEM_COLUNAS,
    escolhas: ['turmas', 'aulas'],
  },
  questoes: {
    title: 'Importar questões',
    nome: 'Questões',
    about:
      'De uma planilha, de um ZIP com imagens, da pasta de um ENEM em ZIP ou de outro sistema: Moodle XML, GIFT ou QTI.',
    quem: 'Questão',
    precisa: 'Precisa de enunciado, alternativas e gabarito.',
    accept: `${TABELA},.zip,.xml,.gift,application/zip,text/xml,application/xml`,
    modelo: 'questoes',
    fichas: false,
    etapas: ETAPAS_QUESTOES,
    escolhas: [],
  },
  parametros_tri: {
    title: 'Importar parâmetros do INEP',
    nome: 'Parâmetros da TRI',
    about: 'Os parâmetros dos itens de uma prova do ENEM, do arquivo ITENS_PROVA dos microdados do INEP.',
    quem: 'Questão',
    precisa: 'O ITENS_PROVA_<ano>.csv, como vem no ZIP dos microdados do INEP.',
    accept: '.csv,.txt,text/csv',
    modelo: null,
    fichas: false,
    etapas: ETAPAS_PARAMETROS,
    escolhas: [],
  },
};

/** Who hands in what: people are of the heads, questions of those who write questions. */
export function tiposDe(perfil: string | null): readonly GestaoImportacaoTipo[] {
  const pessoas = ['gestao_escola', 'diretor', 'admin'].includes(perfil ?? '');
  const questoes = ['professor', 'coordenador', 'gestao_vida', 'admin'].includes(perfil ?? '');
  return [
    ...(pessoas ? (['alunos', 'equipe', 'turmas', 'pessoas'] as const) : []),
    ...(questoes ? (['questoes', 'parametros_tri'] as const) : []),
  ];
}

export const CAMPOS: Readonly<Record<GestaoImportacaoCampo, string>> = {
  id_externo: 'Código na escola',
  nome: 'Nome',
  nome_social: 'Nome social',
  data_nascimento: 'Data de nascimento',
  email: 'E-mail',
  login: 'Usuário',
  turma: 'Turma',
  serie: 'Série',
  sede: 'Sede',
  turno: 'Turno',
  situacao: 'Situação',
  tempo_adicional: 'Tempo adicional',
  base_legal: 'Base legal',
  perfil: 'Perfil',
  turmas: 'Turmas',
  materia: 'Matéria',
  codigo: 'Código',
  objeto: 'Objeto de conhecimento',
  habilidades: 'Habilidades',
  tipo: 'Tipo',
  texto_base: 'Texto-base',
  enunciado: 'Enunciado',
  a: 'Alternativa A',
  b: 'Alternativa B',
  c: 'Alternativa C',
  d: 'Alternativa D',
  e: 'Alternativa E',
  gabarito: 'Gabarito',
  comentario: 'Comentário',
  dificuldade: 'Dificuldade',
  lingua: 'Língua',
  tri_a: 'TRI a',
  tri_b: 'TRI b',
  tri_c: 'TRI c',
  tri_origem: 'Origem da TRI',
  etiquetas: 'Etiquetas',
  imagem: 'Imagem',
  formato: 'Formato',
};

/** Of a question these can be mended here; its text only in the file, or in the editor. */
const DA_QUESTAO: readonly GestaoImportacaoCampo[] = ['codigo', 'materia', 'objeto', 'gabarito', 'dificuldade'];

/** Whether a value can be typed instead of the one in the file. */
export const isDigitavel = (tipo: GestaoImportacaoTipo, campo: GestaoImportacaoCampo): boolean =>
  // Of an item the key of one side is taken, and nothing is typed.
  tipo !== 'parametros_tri' && (tipo !== 'questoes' || DA_QUESTAO.includes(campo));

export type Tom = 'success' | 'info' | 'neutral' | 'danger' | 'warning';

/** What a line does: its chip, and its part of the bar. In the order in which both stand. */
export const ACOES: readonly {
  readonly acao: GestaoImportacaoAcao;
  readonly nome: string;
  /** Once it is done. */
  readonly feito: string;
  readonly tom: Tom;
}[] = [
  { acao: 'criar', nome: 'Criar', feito: 'Criados', tom: 'success' },
  { acao: 'atualizar', nome: 'Atualizar', feito: 'Atualizados', tom: 'info' },
  { acao: 'mover', nome: 'Mudar de turma', feito: 'Mudaram de turma', tom: 'info' },
  { acao: 'reativar', nome: 'Reativar', feito: 'Reativados', tom: 'info' },
  { acao: 'inativar', nome: 'Encerrar acesso', feito: 'Acesso encerrado', tom: 'warning' },
  { acao: 'nova_revisao', nome: 'Nova revisão', feito: 'Com nova revisão', tom: 'info' },
  { acao: 'duplicada', nome: 'Já existe', feito: 'Já existiam', tom: 'warning' },
  { acao: 'igual', nome: 'Sem mudança', feito: 'Sem mudança', tom: 'neutral' },
  { acao: 'ignorada', nome: 'Deixar de fora', feito: 'Deixados de fora', tom: 'neutral' },
  { acao: 'erro', nome: 'Com erro', feito: 'Com erro', tom: 'danger' },
];

/** The same of questions, where the words differ. */
const ACOES_QUESTOES: Partial<Record<GestaoImportacaoAcao, { nome: string; feito: string }>> = {
  criar: { nome: 'Criar', feito: 'Criadas' },
  atualizar: { nome: 'Atualizar', feito: 'Atualizadas' },
  ignorada: { nome: 'Deixar de fora', feito: 'Deixadas de fora' },
};

/** What the lines of this kind of file do. */
export const acoesDe = (tipo: GestaoImportacaoTipo): typeof ACOES =>
  tipo === 'questoes' || tipo === 'parametros_tri'
    ? ACOES.map((one) => ({ ...one, ...ACOES_QUESTOES[one.acao] }))
    : ACOES;

/** Where a file is, in words. */
export const SITUACOES: Readonly<Record<GestaoImportacaoSituacao, string>> = {
  recebida: 'Conferindo',
  analisando: 'Conferindo',
  pronta: 'Para conferir',
  aplicando: 'Aplicando',
  aplicada: 'Aplicada',
  desfazendo: 'Desfazendo',
  desfeita: 'Desfeita',
  recusada: 'Recusada',
  falhou: 'Parou no meio',
};
