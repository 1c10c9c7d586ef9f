/** The published accounts of the demo. They guard nothing: a demo never stands beside a real school (decision 189). */
export const SENHA_ALUNO = 'luneta123';
export const SENHA_EQUIPE = 'luneta-demo-2026';

export type DemoAccount = {
  readonly login: string;
  readonly senha: string;
  readonly descricao: string;
  readonly app: 'student-v1' | 'student-v2' | 'staff';
};

export const demoAccounts: readonly DemoAccount[] = [
  { login: 'ana', senha: SENHA_ALUNO, descricao: 'Aluna da versão 1 (turma 3A)', app: 'student-v1' },
  { login: 'bia', senha: SENHA_ALUNO, descricao: 'Aluna da versão 2 (turma 3B)', app: 'student-v2' },
  { login: 'caio', senha: SENHA_ALUNO, descricao: 'Aluno da outra escola (versão 2)', app: 'student-v2' },
  {
    login: 'vida.julia',
    senha: SENHA_EQUIPE,
    descricao: 'Gestão de vida: vê como aluno e redefine senhas',
    app: 'staff',
  },
  { login: 'prof.helena', senha: SENHA_EQUIPE, descricao: 'Professora das turmas 3A e 3B', app: 'staff' },
];
