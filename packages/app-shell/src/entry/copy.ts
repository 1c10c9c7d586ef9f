/** Sentences of arriving: by the learning hub, or from another deployment. */
export const copy = {
  entering: 'Entrando…',
  leaving: 'Abrindo…',
  attention: 'Atenção',
  ok: 'OK',
  retry: 'Tentar de novo',
  byForm: 'Entrar com usuário e senha',
  expired: 'Este link de acesso expirou ou já foi usado. Entre com seu usuário e senha.',
  ask: {
    title: 'Trocar de conta?',
    text: 'Já há uma conta aberta neste navegador. Se continuar, você sai dela e entra na outra.',
    enter: 'Trocar de conta',
    stay: 'Ficar nesta conta',
  },
} as const;
