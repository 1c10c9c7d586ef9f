/** Errors of the calls about essay proposals. */
import type { PropostaFalha } from '@luneta/domain/proposta';

import { forbidden, notFound, unprocessable } from '../../../../http/errors.ts';
import { naming } from '../falhas.ts';

const SENTENCES: Readonly<Record<PropostaFalha['codigo'], string>> = {
  tema_vazio: 'Escreva o tema.',
  enunciado_vazio: 'Escreva o enunciado.',
  sem_textos: 'Acrescente pelo menos um texto motivador.',
  texto_vazio: 'Escreva este texto ou remova-o.',
  linhas_fora_da_folha: 'A folha tem de 20 a 50 linhas.',
  linhas_invertidas: 'O mínimo vai de 1 até o número de linhas da folha.',
};

export const propostaErrors = {
  notFound: () => notFound('proposta_nao_encontrada', 'Não encontramos esta proposta de redação.'),
  /** @param faults what keeps the body from being a proposal */
  incomplete: (faults: readonly PropostaFalha[]) =>
    naming(
      unprocessable(
        'proposta_incompleta',
        'Falta algo nesta proposta. Confira os campos marcados ou salve como rascunho.',
      ),
      faults,
      SENTENCES,
    ),
  formula: (campo: string, trecho: string) =>
    unprocessable(
      'formula_invalida',
      `Não conseguimos ler a fórmula ${trecho.slice(0, 80)}. Corrija e salve de novo.`,
    ).at(campo),
  long: (campo: string) =>
    unprocessable('texto_longo', 'Este texto é longo demais. Divida-o e salve de novo.').at(campo),
  lacrada: () =>
    forbidden(
      'lacrada',
      'Esta proposta está em uma prova que ainda não começou. Você poderá lê-la depois do início da prova.',
    ),
  notYours: () =>
    forbidden(
      'proposta_de_outro',
      'Só quem escreveu esta proposta, a coordenação e a gestão podem mudá-la. Para usar como base, faça uma cópia.',
    ),
};
