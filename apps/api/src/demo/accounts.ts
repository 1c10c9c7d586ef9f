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
  /** First name. */
  readonly nome: string;
  /** What the person is at the school, in a few words. */
  readonly papel: string;
  /** What this account shows. */
  readonly descricao: string;
  readonly app: 'student-v1' | 'student-v2' | 'staff';
  /** The documented sentence that refuses the account. Null for accounts that can sign in. */
  readonly recusada: string | null;
};

type Shown = Pick<DemoAccount, 'nome' | 'papel' | 'descricao'> & { readonly recusada?: string };

const aluno = (login: string, versao: 1 | 2, { recusada, ...shown }: Shown): DemoAccount => ({
  login,
  senha: SENHA_ALUNO,
  app: versao === 1 ? 'student-v1' : 'student-v2',
  recusada: recusada ?? null,
  ...shown,
});

const equipe = (login: string, { recusada, ...shown }: Shown): DemoAccount => ({
  login,
  senha: SENHA_EQUIPE,
  app: 'staff',
  recusada: recusada ?? null,
  ...shown,
});

export const demoAccounts: readonly DemoAccount[] = [
  aluno('bia', 2, {
    nome: 'Bia',
    papel: '3B',
    descricao: 'Comece por aqui: provas abertas, resultados com nota e roteiros da semana.',
  }),
  aluno('duda', 2, {
    nome: 'Duda',
    papel: '3B, conta de teste',
    descricao: 'Faz as provas quantas vezes quiser: pode apagar as respostas e recomeçar.',
  }),
  aluno('edu', 2, {
    nome: 'Edu',
    papel: '3C, primeiro acesso',
    descricao: 'Precisa trocar a senha e cadastrar as perguntas de segurança antes de tudo.',
  }),
  aluno('gabi', 2, {
    nome: 'Gabi',
    papel: '3C e 3A',
    descricao: 'Veio da 3A: escolhe a turma e só consulta o que ficou na anterior.',
  }),
  aluno('iago', 2, { nome: 'Iago', papel: 'outra escola', descricao: 'Vê só o que é da escola dele.' }),
  aluno('ana', 1, {
    nome: 'Ana',
    papel: '3A',
    descricao: 'A versão em forma de jogo: provas, resultados, moedas e vidas.',
  }),
  aluno('caio', 1, {
    nome: 'Caio',
    papel: '3A, conta de teste',
    descricao: 'Faz as provas e os roteiros quantas vezes quiser.',
  }),
  aluno('fabi', 2, {
    nome: 'Fabi',
    papel: 'sem turma ativa',
    descricao: 'Mostra a recusa de quem não está em nenhuma turma.',
    recusada: 'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.',
  }),
  equipe('prof.helena', { nome: 'Helena', papel: 'professora', descricao: 'Acompanha as turmas 3A e 3B.' }),
  equipe('vida.julia', {
    nome: 'Júlia',
    papel: 'gestão de vida',
    descricao: 'Entra no modo aluno e reseta senhas.',
  }),
  equipe('coord.ivo', { nome: 'Ivo', papel: 'coordenação', descricao: 'Acompanha as turmas da escola.' }),
  equipe('diretora.mara', { nome: 'Mara', papel: 'direção', descricao: 'Vê toda a escola.' }),
  equipe('gestor.leo', { nome: 'Leonardo', papel: 'gestão da escola', descricao: 'Vê toda a escola.' }),
  equipe('supervisor.nilo', { nome: 'Nilo', papel: 'supervisão', descricao: 'Vê as duas escolas da demonstração.' }),
  equipe('admin.karen', {
    nome: 'Karen',
    papel: 'administração',
    descricao: 'Vê as duas escolas, ajusta configurações e reseta senhas.',
  }),
  equipe('resp.olga', {
    nome: 'Olga',
    papel: 'responsável',
    descricao: 'Mostra a recusa de um perfil que ainda não entra.',
    recusada:
      'Perfil do tipo responsavel não autorizado. Apenas perfis aluno e gestão vida podem utilizar essa experiência.',
  }),
];
