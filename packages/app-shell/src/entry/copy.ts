/** Sentences of arriving: by the learning hub, or from another deployment. */
export const copy = {
  entering: 'Entrando…',
  leaving: 'Abrindo…',
  attention: 'Atenção',
  ok: 'OK',
  retry: 'Tentar de novo',
  byForm: 'Entrar com usuário e senha',
  expired: 'Este link de entrada venceu ou já foi usado. Entre com seu usuário e senha.',
  ask: {
    title: 'Trocar de conta?',
    text: 'Já existe uma conta aberta neste navegador. Se você continuar, ela sai e a nova entra.',
    enter: 'Entrar com a nova conta',
    stay: 'Ficar na conta aberta',
  },
} as const;
