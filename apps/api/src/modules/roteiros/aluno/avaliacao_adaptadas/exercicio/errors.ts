/** Errors of the exercises of version 1, each with its stable code. */
import { conflict, unprocessable } from '../../../../../http/errors.ts';

export const exercicioErrors = {
  locked: () => conflict('fase_bloqueada', 'Faça a fase anterior para desbloquear.'),
  noLives: () =>
    conflict('sem_vidas', 'Você está sem vidas. Compre vidas, espere a próxima ou treine sem ganhar moedas.'),
  itemLocked: () => conflict('item_bloqueado', 'Esta questão já foi respondida nesta tentativa.'),
  /** A second try of the option that the first one showed as wrong (rule EXE-13). */
  alreadyTried: () =>
    conflict('alternativa_ja_tentada', 'Você já tentou esta alternativa. Escolha outra.').at('item_resposta'),
  unavailable: () => conflict('item_indisponivel', 'Esta questão faz parte de uma prova que ainda não terminou.'),
  /** The student's Boss asks this question and has no answer to it yet (rule BOS-15). */
  bossRunning: () =>
    conflict('boss_em_andamento', 'O Boss está em andamento. Termine o desafio para voltar a esta questão.'),
  runOver: () => conflict('tentativa_encerrada', 'Esta tentativa já terminou. Comece a fase de novo.'),
  closed: () => conflict('roteiro_encerrado', 'O prazo deste roteiro terminou. Você ainda pode rever e treinar.'),
  unanswered: () => unprocessable('item_sem_resposta', 'Responda à questão antes de continuar.').at('item_resposta'),
  wrongVez: () => unprocessable('vez_invalida', 'Envie a primeira resposta antes da segunda.').at('vez'),
  noAnswers: () => conflict('fase_sem_respostas', 'Responda a pelo menos uma questão desta fase.'),
  skipOff: () => conflict('pular_desativado', 'Sua turma não usa a opção de pular a explicação.'),
  noMistake: () => conflict('sem_erro', 'Nesta questão, não há vida a descontar.'),
};
