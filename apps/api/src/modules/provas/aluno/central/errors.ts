/** Errors of the exam centre, each with its stable code. `avaliacao_finalizada` makes the apps return to the list. */
import { badRequest, conflict, notFound, unprocessable } from '../../../../http/errors.ts';

export const provaErrors = {
  notFound: () => notFound('prova_nao_encontrada', 'Não encontramos esta avaliação.'),
  itemNotFound: () => notFound('item_nao_encontrado', 'Esta questão não faz parte desta prova.'),
  propostaNotFound: () => notFound('proposta_nao_encontrada', 'Esta proposta de redação não faz parte desta prova.'),
  notOpenYet: () => conflict('prova_nao_aberta', 'Esta avaliação ainda não começou.', { avaliacao_finalizada: false }),
  windowOver: () => conflict('prazo_encerrado', 'O prazo desta avaliação terminou.', { avaliacao_finalizada: true }),
  inClass: () =>
    conflict('prova_presencial', 'Esta avaliação é feita na escola. Espere a orientação da equipe.', {
      avaliacao_finalizada: false,
    }),
  notStarted: () =>
    conflict('prova_nao_iniciada', 'Inicie a avaliação antes de continuar.', { avaliacao_finalizada: false }),
  codeNeeded: () =>
    conflict('codigo_necessario', 'Digite o código da prova. Ele está na tela da sala.', {
      avaliacao_finalizada: false,
    }).at('codigo'),
  codeWrong: () =>
    conflict('codigo_incorreto', 'Código incorreto. Confira os 6 números na tela da sala e digite de novo.', {
      avaliacao_finalizada: false,
    }).at('codigo'),
  doorBlocked: () =>
    conflict('entrada_bloqueada', 'Foram muitos códigos incorretos. Peça ao aplicador para deixar você entrar.', {
      avaliacao_finalizada: false,
    }).at('codigo'),
  finished: () => conflict('avaliacao_finalizada', 'Esta avaliação já foi finalizada.', { avaliacao_finalizada: true }),
  late: () =>
    conflict(
      'fora_do_prazo',
      'O prazo desta avaliação terminou. O que você enviou ficou guardado, e a escola decide se vale.',
      {
        avaliacao_finalizada: true,
      },
    ),
  cancelled: () =>
    conflict('prova_cancelada', 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.', {
      avaliacao_finalizada: true,
    }),
  notOptions: () => badRequest('item_subjetivo', 'Esta questão pede uma resposta em texto.', 'item_resposta'),
  notSubjective: () =>
    unprocessable('item_objetivo', 'Esta questão pede que você escolha uma alternativa.').at('texto_resposta'),
  languageNotAsked: () =>
    conflict('lingua_nao_solicitada', 'Esta avaliação não pede língua estrangeira.', {
      avaliacao_finalizada: false,
    }).at('lingua_estrangeira'),
};
