/** Errors of the roadmaps of version 2. "Does not exist" and "not the student's" share one error. */
import { conflict, notFound } from '../../../../http/errors.ts';

export const roteiroErrors = {
  notFound: () => notFound('roteiro_nao_encontrado', 'Não encontramos este roteiro.'),
  faseNotFound: () => notFound('fase_nao_encontrada', 'Não encontramos esta fase.'),
  itemNotFound: () => notFound('item_nao_encontrado', 'Esta questão não faz parte desta fase.'),
  quizNotFound: () => notFound('questao_quiz_nao_encontrada', 'Esta pergunta não faz parte do quiz desta fase.'),
  midiaNotFound: () => notFound('midia_nao_encontrada', 'Este conteúdo não faz parte desta fase.'),
  closed: () => conflict('roteiro_encerrado', 'Este roteiro foi encerrado. Você ainda pode consultar o que fez.'),
  quizIncomplete: () => conflict('quiz_incompleto', 'É necessário responder o quiz para iniciar.'),
  outOfOrder: () => conflict('item_fora_de_ordem', 'Esta não é a questão a responder agora. Atualize a fase.'),
};
