/** Refusals of the calls that make an exam. */
import { conflict, errors, forbidden } from '../../../../http/errors.ts';

export const rascunhoErrors = {
  notFound: errors.notFound,
  publicado: () =>
    conflict('rascunho_publicado', 'Este rascunho já virou prova. Abra a prova para mudar turmas e horários.'),
  arquivado: () => conflict('rascunho_arquivado', 'Este rascunho está arquivado. Tire-o do arquivo para mudar.'),
  deOutro: () =>
    forbidden('rascunho_de_outro', 'Você pode ler este rascunho, mas só quem o fez e a coordenação podem mudar.'),
};
