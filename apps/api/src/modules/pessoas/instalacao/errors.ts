/** Errors of the first start. */
import { conflict, unprocessable } from '../../../http/errors.ts';

export const instalacaoErrors = {
  done: () =>
    conflict(
      'instalacao_feita',
      'A escola deste servidor já foi criada. Entre com a sua conta ou peça uma a quem a criou.',
    ),
  code: () =>
    unprocessable(
      'codigo_da_instalacao',
      'Este não é o código. Ele está na janela em que o servidor foi iniciado, e muda quando o servidor reinicia.',
    ).at('codigo'),
  school: () => unprocessable('nome_vazio', 'Dê um nome à escola, com letras ou números.').at('escola_nome'),
  zone: () => unprocessable('fuso_desconhecido', 'Escolha um fuso horário da lista.').at('fuso_horario'),
  name: () => unprocessable('nome_vazio', 'Escreva o seu nome, com letras ou números.').at('nome'),
  login: () =>
    unprocessable(
      'login_invalido',
      'Use de 3 a 64 letras sem acento, números, ponto, hífen ou sublinhado, ou um e-mail.',
    ).at('login'),
  email: () => unprocessable('email_invalido', 'Confira o e-mail.').at('email'),
};
