/** Sentences of the login screen. Those of S1 §2.2 and §8 are verbatim. */
export const copy = {
  title: 'Login',
  secondStep: 'Verificação em duas etapas',
  subtitle: { student: 'Ambiente do aluno', staff: 'Ambiente da equipe' },
  login: 'Usuário ou e-mail',
  password: 'Senha',
  remember: 'Lembre-se de mim.',
  forgot: 'Esqueci minha senha',
  submit: 'ENTRAR',
  staffLink: 'Sou da equipe escolar',
  notice: {
    sessao_encerrada: 'Sua sessão terminou. Entre de novo.',
    senha_trocada: 'Senha trocada. Entre com a senha nova.',
  },
  wrong: 'Credenciais inválidas.',
  unavailable: 'O servidor não respondeu como esperado. Espere um minuto e tente de novo.',
  tooMany: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
  attention: 'Atenção',
  ok: 'OK',
  again: {
    title: 'Entre de novo',
    text: 'Sua sessão terminou. Entre com o mesmo usuário para continuar de onde parou: suas respostas estão guardadas neste aparelho.',
    other: 'Esse não é o usuário que começou a prova. Entre com ele para continuar.',
  },
} as const;
