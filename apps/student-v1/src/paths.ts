/** Addresses of this app, once. */
export const paths = {
  roteiros: '/v1/avaliacao_adaptadas',
  provas: '/v1/central_avaliacoes',
  resultados: '/v1/resultados',
  conta: '/v1/conta',
  seguranca: '/v1/conta/seguranca',
} as const;
