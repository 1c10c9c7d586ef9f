/** The text of a message with one link, and that of the recovery. */
import { displayName, nomeIsolado } from '@luneta/domain/nome';

import type { Message } from '../../../http/services.ts';

/** How long the link is valid. */
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

/** What a message says; each text is one paragraph. */
type Words = {
  readonly subject: string;
  readonly intro: string;
  readonly action: string;
  readonly note: string;
  readonly goodbye: string;
};

/**
 * A message with one link, plain and as simple HTML.
 * @param produto name of the product (decision 13), of any grammatical gender
 */
export function linkMessage(pessoa: Destinatario, link: string, produto: string, words: Words): Message {
  const nome = displayName(pessoa);
  const greeting = nome === null ? 'Olá!' : `Olá, ${nomeIsolado(nome)}!`;
  const href = escapeHtml(link);
  const { intro, action, note, goodbye } = words;
  const assinatura = `Equipe ${produto}`;
  return {
    to: pessoa.email,
    subject: words.subject,
    text: [greeting, intro, link, note, `${goodbye}\n${assinatura}`].join('\n\n'),
    html: [
      '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
      `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(intro)}</p><p><a href="${href}">${action}</a></p>`,
      `<p>Se o link não abrir, copie este endereço no navegador:<br>${href}</p>`,
      `<p>${note}</p><p>${goodbye}<br>${escapeHtml(assinatura)}</p></body></html>`,
    ].join('\n'),
  };
}

/** @param link opens the new-password form; its fragment holds the code */
export function recoveryMessage(pessoa: Destinatario, link: string, produto: string): Message {
  return linkMessage(pessoa, link, produto, {
    subject: `Crie sua nova senha: ${produto}`,
    intro: `Recebemos um pedido para criar uma nova senha para a sua conta (${produto}). Para escolher a senha, abra este link:`,
    action: 'Criar minha nova senha',
    note: `O link só pode ser usado uma vez e vale por ${LINK_VALE_MINUTOS} minutos. Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.`,
    goodbye: 'Bons estudos!',
  });
}
