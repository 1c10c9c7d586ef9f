/** Errors of the learning level calls. */
import { notFound } from '../../../../http/errors.ts';

export const aprendizagemErrors = {
  off: () => notFound('aprendizagem_desativada', 'Sua escola não usa os níveis de aprendizagem.'),
  materia: () => notFound('materia_nao_encontrada', 'Não encontramos esta matéria.'),
  capitulo: () => notFound('capitulo_nao_encontrado', 'Ainda não há dados deste capítulo neste ciclo.'),
};
