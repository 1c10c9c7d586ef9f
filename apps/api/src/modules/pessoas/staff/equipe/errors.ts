/** Errors of the calls about staff accounts. */
import { conflict, forbidden, unprocessable } from '../../../../http/errors.ts';

export const equipeErrors = {
  ownAccount: () =>
    unprocessable('propria_conta', 'A sua própria verificação você desativa em Segurança, com a senha e um código.'),
  ownAccess: () =>
    unprocessable('propria_conta', 'O seu próprio acesso você não encerra aqui. Peça a outra pessoa da direção.'),
  ownSenha: () => unprocessable('propria_conta', 'A sua própria senha você troca em Segurança.'),
  above: () =>
    forbidden('perfil_acima', 'O acesso de quem tem este perfil é mudado pela direção ou pela administração.'),
  lastInCharge: () =>
    conflict(
      'ultimo_responsavel',
      'É a última pessoa que responde pela escola. Dê acesso a outra pessoa da direção e tente de novo.',
    ),
  successorWithoutEnd: () =>
    unprocessable('sucessor_sem_encerramento', 'Só quem tem o acesso encerrado passa as turmas a outra pessoa.').at(
      'sucessor_id',
    ),
  dayWithoutSuccessor: () =>
    unprocessable('sucessor_ausente', 'Diga quem assume as turmas a partir deste dia.').at('sucessor_id'),
  unknownSuccessor: () =>
    unprocessable('sucessor_desconhecido', 'Quem assume as turmas precisa ser outra pessoa da equipe desta escola.').at(
      'sucessor_id',
    ),
  successorNoTeacher: () =>
    unprocessable('sucessor_nao_docente', 'Só um docente assume turmas. Escolha outra pessoa.').at('sucessor_id'),
  successorEnded: () =>
    unprocessable(
      'sucessor_sem_acesso',
      'O acesso de quem assumiria as turmas está encerrado. Escolha outra pessoa.',
    ).at('sucessor_id'),
  successionToCome: () =>
    unprocessable(
      'a_partir_no_futuro',
      'As turmas passam na hora em que o acesso é encerrado. Escolha hoje ou um dia que já passou, ou volte no dia.',
    ).at('a_partir'),
  ended: () => conflict('acesso_encerrado', 'O acesso está encerrado. Devolva o acesso antes de gerar outra senha.'),
};
