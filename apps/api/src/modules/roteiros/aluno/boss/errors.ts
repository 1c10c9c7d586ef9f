/** Errors of the Boss, with the texts and codes of the contract's examples. */
import { conflict, notFound, unprocessable } from '../../../../http/errors.ts';

export const bossErrors = {
  notFound: () => notFound('boss_nao_encontrado', 'Este roteiro não tem Boss.'),
  itemNotFound: () => notFound('item_nao_encontrado', 'Esta questão não faz parte deste desafio.'),
  locked: () => conflict('boss_bloqueado', 'Termine os desafios para desbloquear o Boss!'),
  /** All of its questions are in exams that are not released (rule GAB-6). */
  held: () => conflict('boss_bloqueado', 'As questões deste desafio estão em uma prova. Tente de novo depois dela.'),
  ended: () => conflict('boss_encerrado', 'Este desafio já terminou. Agora você pode revisar as questões.'),
  pastDeadline: () => conflict('boss_encerrado', 'O prazo deste roteiro terminou.'),
  answered: () => conflict('item_respondido', 'Você já respondeu a esta questão com outra alternativa.'),
  /** @param campo the id of the kind that the address names */
  noItem: (campo: string) =>
    unprocessable('item_nao_informado', 'Não sabemos qual questão você respondeu. Tente de novo.').at(campo),
  notStarted: () => conflict('boss_nao_iniciado', 'Comece o desafio antes de sair dele.'),
  notOver: () => conflict('boss_nao_encerrado', 'O resultado aparece quando o desafio termina.'),
  attemptOpen: () => conflict('tentativa_aberta', 'Este aluno já tem uma tentativa aberta.'),
  attemptsUsed: () => conflict('limite_de_tentativas', 'Este aluno já teve o máximo de tentativas neste desafio.'),
};
