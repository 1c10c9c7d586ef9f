/** Errors of the home. */
import { notFound } from '../../../../http/errors.ts';

export const homeErrors = {
  materia: () => notFound('materia_nao_encontrada', 'Não encontramos esta matéria.'),
};
