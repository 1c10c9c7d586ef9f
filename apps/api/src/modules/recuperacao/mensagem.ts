/** The words of the recovery message, as plain text and as simple HTML. */
import { displayName } from '@luneta/domain/nome';

import type { Message } from './mailer.ts';

/** How long the link works. */
export const LINK_VALE_MINUTOS = 30;

export type Destinatario = {
  readonly email: string;
  readonly nome: string;
  readonly nome_social: string | null;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

const INTRO =
  'Recebemos um pedido para criar uma nova senha para a sua conta na Luneta. Para escolher a senha, abra este link:';
const VALIDADE = `O link funciona uma vez, durante ${LINK_VALE_MINUTOS} minutos.`;
const ENGANO = 'Se não foi você que pediu, ignore esta mensagem: a sua senha continua a mesma.';
const DESPEDIDA = 'Bons estudos!';
const ASSINATURA = 'Equipe Luneta';

/** @param link leads to the new-password form, the code in its fragment */
export function recoveryMessage(pessoa: Destinatario, link: string): Message {
  const nome = displayName(pessoa);
  const greeting = nome === null ? 'Olá!' : `Olá, ${nome}!`;
  const href = escapeHtml(link);
  return {
    to: pessoa.email,
    subject: 'Crie sua nova senha na Luneta',
    text: [greeting, INTRO, link, `${VALIDADE} ${ENGANO}`, `${DESPEDIDA}\n${ASSINATURA}`].join('\n\n'),
    html: [
      '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
      `<p>${escapeHtml(greeting)}</p><p>${INTRO}</p><p><a href="${href}">Criar minha nova senha</a></p>`,
      `<p>Se o link não abrir, copie este endereço no navegador:<br>${href}</p>`,
      `<p>${VALIDADE} ${ENGANO}</p><p>${DESPEDIDA}<br>${ASSINATURA}</p></body></html>`,
    ].join('\n'),
  };
}
