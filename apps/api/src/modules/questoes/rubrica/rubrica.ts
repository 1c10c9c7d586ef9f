/**
 * Descriptions of the five competences for correctors, in our own words. Names and maximum are those of the contract.
 */
import { COMPETENCIA_MAXIMA, NIVEIS_DA_COMPETENCIA } from '@luneta/domain/correcao-redacao';
import type { components } from '@luneta/openapi';

import { NIVEIS } from './niveis.ts';

const TEXTS = [
  [
    'Norma escrita',
    'O texto segue a escrita formal: ortografia, acentuação, pontuação, concordância e regência. Erros isolados pesam pouco; os que se repetem ou atrapalham a leitura pesam mais.',
  ],
  [
    'Tema e repertório',
    'O texto trata do tema pedido, no tipo de texto pedido, e traz conhecimentos de outras áreas que ajudam na discussão, em vez de só repetir os textos de apoio.',
  ],
  [
    'Argumentação',
    'O texto escolhe fatos, exemplos e opiniões, põe tudo em ordem e defende um ponto de vista do começo ao fim, sem se contradizer.',
  ],
  [
    'Coesão',
    'As partes se ligam: parágrafos e frases seguem um fio, com conectivos variados e retomadas claras, sem repetição que canse.',
  ],
  [
    'Proposta',
    'O texto propõe o que fazer sobre o problema: quem faz, o quê, como e para quê, com respeito aos direitos humanos.',
  ],
] as const;

/** Names of the five competences, in their order. */
export const NOMES_DAS_COMPETENCIAS: readonly string[] = TEXTS.map(([nome]) => nome);

export const rubrica: readonly components['schemas']['RedacaoRubrica'][] = TEXTS.map(([nome, descricao], i) => ({
  numero: i + 1,
  nome,
  descricao,
  maximo: COMPETENCIA_MAXIMA,
  niveis: NIVEIS_DA_COMPETENCIA.map((nota, n) => ({ nota, descricao: NIVEIS[i]?.[n] ?? '' })),
}));
