/** The exam of version 1: its policy, addresses and words. The screens are `@luneta/exam-room`. */
import { provaPolicyV1 } from '@luneta/domain';
import { wordsV1, type ExamSetup } from '@luneta/exam-room';

import { paths } from '../../shared/paths.ts';

export const examSetup: ExamSetup = {
  policy: provaPolicyV1,
  paths: {
    avaliacoes: paths.provas,
    instrucoes: paths.prova,
    prova: paths.itens,
    questoes: paths.itens,
    questao: paths.item_prova,
    redacoes: paths.redacao,
    finalizado: paths.finalizada,
    delivery: paths.entregar,
  },
  words: wordsV1,
};
