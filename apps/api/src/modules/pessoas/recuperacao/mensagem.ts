/** The text of the recovery message, plain and as simple HTML. */
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

const introOf = (produto: string) =>
  `Recebemos um pedido para criar uma nova senha para a sua conta (${produto}). Para escolher a senha, abra este link:`;
const VALIDADE = `O link só pode ser usado uma vez e vale por ${LINK_VALE_MINUTOS} minutos.`;
const ENGANO = 'Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.';
const DESPEDIDA = 'Bons estudos!';

/**
 * @param link opens the new-password form; its fragment holds the code
 * @param produto name of the product (decision 13), of any grammatical gender
 */
export function recoveryMessage(pessoa: Destinatario, link: string, produto: string): Message {
  const nome = displayName(pessoa);
  const greeting = nome === null ? 'Olá!' : `Olá, ${nomeIsolado(nome)}!`;
  const href = escapeHtml(link);
  const intro = introOf(produto);
  const assinatura = `Equipe ${produto}`;
  return {
    to: pessoa.email,
    subject: `Crie sua nova senha: ${produto}`,
    text: [greeting, intro, link, `${VALIDADE} ${ENGANO}`, `${DESPEDIDA}\n${assinatura}`].join('\n\n'),
    html: [
      '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">',
      `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(intro)}</p><p><a href="${href}">Criar minha nova senha</a></p>`,
      `<p>Se o link não abrir, copie este endereço no navegador:<br>${href}</p>`,
      `<p>${VALIDADE} ${ENGANO}</p><p>${DESPEDIDA}<br>${escapeHtml(assinatura)}</p></body></html>`,
    ].join('\n'),
  };
}
