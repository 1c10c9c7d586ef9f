/**
 * The published accounts of the demo. They protect nothing: a demo is never in a database with a real school (decision
 * 189).
 */
export const SENHA_ALUNO = 'luneta123';
export const SENHA_EQUIPE = 'luneta-demo-2026';

/** The answers of every demo student except `edu` to the three security questions. */
export const RESPOSTAS_SEGURANCA = ['azul', 'pipoca', 'capivara'] as const;

export type DemoAccount = {
  readonly login: string;
  readonly senha: string;
  readonly descricao: string;
  readonly app: 'student-v1' | 'student-v2' | 'staff';
  /** The documented sentence that refuses the account. Null for accounts that can sign in. */
  readonly recusada: string | null;
};

const aluno = (login: string, versao: 1 | 2, descricao: string, recusada: string | null = null): DemoAccount => ({
  login,
  senha: SENHA_ALUNO,
  descricao,
  app: versao === 1 ? 'student-v1' : 'student-v2',
  recusada,
});

const equipe = (login: string, descricao: string, recusada: string | null = null): DemoAccount => ({
  login,
  senha: SENHA_EQUIPE,
  descricao,
  app: 'staff',
  recusada,
});

export const demoAccounts: readonly DemoAccount[] = [
  aluno('bia', 2, 'Aluna da versão 2 (3B): comece por aqui'),
  aluno('ana', 1, 'Aluna da versão 1 (3A)'),
  aluno('duda', 2, 'Conta de teste da versão 2 (3B)'),
  aluno('caio', 1, 'Conta de teste da versão 1 (3A)'),
  aluno('edu', 2, 'Primeiro acesso: troca a senha e cadastra as perguntas (3C)'),
  aluno('gabi', 2, 'Duas turmas: 3C, e a 3A da qual foi transferida'),
  aluno('iago', 2, 'Aluno da outra escola'),
  aluno(
    'fabi',
    2,
    'Sem turma ativa: não entra',
    'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.',
  ),
  equipe('vida.julia', 'Gestão de vida: entra como o aluno e redefine senhas'),
  equipe('prof.helena', 'Professora das turmas 3A e 3B'),
  equipe('coord.ivo', 'Coordenador'),
  equipe('admin.karen', 'Administradora: vê as duas escolas e redefine senhas'),
  equipe('gestor.leo', 'Gestão da escola'),
  equipe('diretora.mara', 'Diretora'),
  equipe('supervisor.nilo', 'Supervisor das duas escolas'),
  equipe(
    'resp.olga',
    'Responsável: não entra',
    'Perfil do tipo responsável não autorizado. Apenas perfis aluno e gestão vida podem utilizar essa experiência.',
  ),
];
