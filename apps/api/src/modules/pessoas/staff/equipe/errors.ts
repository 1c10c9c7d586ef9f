/** Errors of the calls about staff accounts. */
import { type ApiError, conflict, errors, forbidden, unprocessable } from '../../../../http/errors.ts';
import { outraVersao } from '../../../../http/versao.ts';
import type { Recusa } from './membro/regras.ts';

/** Why an account of the staff is not written as it was sent. */
const RECUSAS: Readonly<Record<Recusa, () => ApiError>> = {
  nao_encontrado: errors.notFound,
  versao_diferente: outraVersao,
  perfil_acima: () =>
    forbidden(
      'perfil_acima',
      'Contas com este perfil são feitas e mudadas pela direção ou pela administração; a sua própria, por outra pessoa.',
    ).at('perfil'),
  ultimo_responsavel: () =>
    conflict(
      'ultimo_responsavel',
      'É a última pessoa que responde pela escola. Dê este perfil a outra pessoa e tente de novo.',
    ).at('perfil'),
  nome_vazio: () => unprocessable('nome_vazio', 'Escreva o nome com letras.').at('nome'),
  login_invalido: () =>
    unprocessable(
      'login_invalido',
      'Use de 3 a 64 letras sem acento, números, ponto, hífen ou sublinhado, ou um e-mail.',
    ).at('login'),
  login_em_uso: () => conflict('login_em_uso', 'Este usuário já existe. Escolha outro.').at('login'),
  id_externo_em_uso: () =>
    conflict('id_externo_em_uso', 'Outra pessoa desta escola já tem este código.').at('id_externo'),
  turma_desconhecida: () => unprocessable('turma_desconhecida', 'Uma das turmas não é desta escola.').at('turma_ids'),
  materia_desconhecida: () =>
    unprocessable('materia_desconhecida', 'Esta matéria não é desta escola.').at('materia_id'),
  escola_desconhecida: () => unprocessable('escola_desconhecida', 'Uma das escolas não existe.').at('escola_ids'),
  turmas_sem_docencia: () =>
    unprocessable('turmas_sem_docencia', 'Só docentes têm turmas. Tire as turmas ou escolha outro perfil.').at(
      'turma_ids',
    ),
  escolas_sem_supervisao: () =>
    unprocessable(
      'escolas_sem_supervisao',
      'Só a supervisão vê outras escolas. Tire as escolas ou escolha outro perfil.',
    ).at('escola_ids'),
};

export const equipeErrors = {
  refused: (codigo: Recusa): ApiError => RECUSAS[codigo](),
  noEmail: () => unprocessable('convite_sem_email', 'Para enviar o convite, escreva o e-mail da pessoa.').at('email'),
  noMailer: () =>
    unprocessable('email_desativado', 'Este servidor não envia e-mails. Crie a conta com senha.').at('convite'),
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
