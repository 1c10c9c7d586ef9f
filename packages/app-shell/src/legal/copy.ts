/** Words around the legal texts; the texts themselves are in `texts/`. */
export const copy = {
  links: { privacy_policy: 'Política de privacidade', terms_and_conditions: 'Termos de uso' },
  summary: 'Em resumo',
  contents: 'Índice',
  effective: { en: 'Effective date', 'pt-BR': 'Em vigor desde' },
  loading: 'Carregando o texto…',
  failedTitle: 'O texto não carregou',
  failedText: 'Confira a internet e tente de novo. A secretaria da sua escola também tem este texto.',
  retry: 'Tentar de novo',
} as const;
