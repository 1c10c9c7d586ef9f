/** What is imported, in words: one table, so that the wizard is one for all of it. Pure. */
import type { GestaoImportacaoAcao, GestaoImportacaoCampo, GestaoImportacaoTipo } from '@luneta/api-client';

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
  readonly modelo: 'alunos' | 'equipe' | 'turmas' | null;
  /** Whether who is new needs a slip to sign in. */
  readonly fichas: boolean;
};

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
  },
};

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
};

export type Tom = 'success' | 'info' | 'neutral' | 'danger' | 'warning';

/** What a line does: its chip, and its part of the bar. In the order in which both stand. */
export const ACOES: readonly { readonly acao: GestaoImportacaoAcao; readonly nome: string; readonly tom: Tom }[] = [
  { acao: 'criar', nome: 'Criar', tom: 'success' },
  { acao: 'atualizar', nome: 'Atualizar', tom: 'info' },
  { acao: 'mover', nome: 'Mudar de turma', tom: 'info' },
  { acao: 'reativar', nome: 'Reativar', tom: 'info' },
  { acao: 'inativar', nome: 'Encerrar acesso', tom: 'warning' },
  { acao: 'igual', nome: 'Sem mudança', tom: 'neutral' },
  { acao: 'ignorada', nome: 'Deixar de fora', tom: 'neutral' },
  { acao: 'erro', nome: 'Com erro', tom: 'danger' },
];
