/** Errors of the calls that write questions. */
import type { QuestaoFalha } from '@luneta/domain/questao-alternativas';

import { conflict, forbidden, unprocessable } from '../../../../http/errors.ts';
import { naming } from '../falhas.ts';

const SENTENCES: Readonly<Record<QuestaoFalha['codigo'], string>> = {
  enunciado_vazio: 'Escreva o enunciado.',
  sem_alternativas: 'Escreva pelo menos duas alternativas.',
  alternativa_vazia: 'Escreva esta alternativa ou remova-a.',
  alternativa_repetida: 'Esta alternativa é igual a outra. Mude uma das duas.',
  letra_fora_de_ordem: 'As letras das alternativas devem seguir a ordem, de A em diante.',
  sem_gabarito: 'Marque a alternativa correta.',
  gabarito_sem_alternativa: 'A alternativa marcada como correta não existe. Marque outra.',
  alternativa_em_discursiva: 'Uma questão discursiva não tem alternativas. Remova-as ou mude o tipo.',
  gabarito_em_discursiva: 'Uma questão discursiva não tem alternativa correta. Desmarque-a ou mude o tipo.',
};

const INCOMPLETE = 'Falta algo nesta questão. Confira os campos marcados e salve de novo.';

export const escritaErrors = {
  /** @param faults what keeps the body from being a question */
  incomplete: (faults: readonly QuestaoFalha[]) =>
    naming(unprocessable('questao_incompleta', INCOMPLETE), faults, SENTENCES),
  /** The stored question lacks what its new state needs: the code names the fault where there is one kind. */
  unfinished: (faults: readonly QuestaoFalha[]) => {
    const codes = new Set(faults.map(({ codigo }) => codigo));
    const open = 'Abra a questão e complete o que falta.';
    if (codes.has('sem_alternativas'))
      return conflict('sem_alternativas', `Faltam alternativas. ${open}`).at('situacao');
    if (codes.size === 1 && codes.has('sem_gabarito'))
      return conflict('sem_gabarito', `Falta a alternativa correta. ${open}`).at('situacao');
    return conflict('questao_incompleta', `A questão não está completa. ${open}`).at('situacao');
  },
  notCopied: () =>
    conflict(
      'questao_incompleta',
      'Falta uma alternativa no meio das outras. Abra a questão, complete e copie de novo.',
    ),
  notRevised: () =>
    conflict('questao_incompleta', 'Falta algo nesta questão. Abra a questão, complete e mude a TRI de novo.'),
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
      'Esta questão está em uma prova que ainda não foi liberada. Você poderá mudá-la depois da liberação.',
    ),
  notYours: () =>
    forbidden('questao_de_outro', 'Só quem escreveu esta questão, a coordenação e a gestão podem mudá-la.'),
  mayNotApprove: () =>
    forbidden('aprovacao_de_outro', 'Nesta escola, a coordenação aprova as questões. Envie para revisão.'),
  codigoTaken: () => conflict('codigo_repetido', 'Outra questão já tem este código. Escolha outro.').at('codigo'),
  codigoEmpty: () =>
    unprocessable('codigo_vazio', 'Dê um código, com letras ou números, ou deixe em branco.').at('codigo'),
  etiquetaEmpty: (campo: string) =>
    unprocessable('etiqueta_vazia', 'Escreva a etiqueta, com letras ou números.').at(campo),
  repeated: ({ codigo, banco_questao_id }: { codigo: string; banco_questao_id: number }) =>
    conflict('questao_repetida', `Já existe: ${codigo}. Abra essa questão ou salve assim mesmo.`, {
      banco_questao_id,
    }).at('enunciado'),
  materia: () => unprocessable('materia_desconhecida', 'Escolha uma matéria desta escola.').at('materia_id'),
  objeto: () =>
    unprocessable('objeto_desconhecido', 'Escolha um objeto de conhecimento desta matéria.').at(
      'objeto_conhecimento_id',
    ),
  textoBase: () => unprocessable('texto_base_desconhecido', 'Escolha um texto-base desta escola.').at('texto_base_id'),
  habilidade: () =>
    unprocessable('habilidade_desconhecida', 'Escolha habilidades cadastradas nesta escola.').at('habilidades'),
  par: () => unprocessable('par_desconhecido', 'Escolha outra questão desta escola, da outra língua.').at('par_id'),
  discursivaSemTri: () => conflict('discursiva_sem_tri', 'Uma questão discursiva não tem parâmetros da TRI.').at('tri'),
  exportChoice: () =>
    unprocessable('exportacao_sem_escolha', 'Escolha as questões uma a uma ou todas as de um filtro.').at('ids'),
  exportLong: () =>
    unprocessable(
      'exportacao_longa',
      'São mais de 2.000 questões. Filtre por matéria ou situação e exporte em partes.',
    ).at('filtro'),
};
