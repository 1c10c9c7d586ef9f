export const copy = {
  errorTitle: 'Não foi possível carregar',
  errorText: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  offlineTitle: 'Você está sem internet',
  offlineText: 'Confira a conexão e tente outra vez.',
  retry: 'Tentar de novo',
} as const;
