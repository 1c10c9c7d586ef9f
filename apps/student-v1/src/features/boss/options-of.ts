import type { Questao } from '@luneta/api-client';

/** The alternatives of a question, from 1; blank ones are left out by who shows them. */
export const optionsOf = ({ opcao_a, opcao_b, opcao_c, opcao_d, opcao_e }: Questao) =>
  [opcao_a, opcao_b, opcao_c, opcao_d, opcao_e ?? ''].map((html, index) => ({ value: index + 1, html }));
