export const copy = {
  errorTitle: 'Não foi possível carregar',
  errorText: 'Não conseguimos carregar agora. Tente de novo em instantes.',
  offlineTitle: 'Você está sem internet',
  offlineText: 'Confira a conexão e tente de novo.',
  notFoundTitle: 'Página não encontrada',
  home: 'Voltar para o início',
  retry: 'Tentar de novo',
} as const;
