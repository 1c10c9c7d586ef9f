import type { Questao } from '@luneta/api-client';

/** The alternatives of a question, numbered from 1. */
export const opcoesOf = ({ opcao_a, opcao_b, opcao_c, opcao_d, opcao_e }: Questao) =>
  [opcao_a, opcao_b, opcao_c, opcao_d, opcao_e ?? ''].map((html, n) => ({ value: n + 1, html }));
