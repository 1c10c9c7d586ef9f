/** Sentences of the second step of a sign-in. */
export const secondStepCopy = {
  text: {
    app: 'Digite o código de 6 números que aparece agora no seu aplicativo autenticador.',
    recovery: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
  },
  label: { app: 'Código do aplicativo', recovery: 'Código de recuperação' },
  other: { app: 'Usar código de recuperação', recovery: 'Usar o aplicativo' },
  submit: 'ENTRAR',
  lost: 'Perdi o acesso',
  lostText:
    'Fale com quem administra a plataforma na sua escola e peça para redefinir a sua verificação em duas etapas. Depois disso você entra só com a senha.',
  back: 'Voltar para a senha',
} as const;
