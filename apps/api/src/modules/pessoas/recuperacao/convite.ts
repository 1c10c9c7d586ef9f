/** The invitation of a new member of the staff: a link that opens the form for the first password (EQU-6). */
import type { Message } from '../../../http/services.ts';
import { type Destinatario, linkMessage } from './mensagem.ts';

/** As long as a one-time password of the school. */
export const CONVITE_VALE_HORAS = 72;

/** @param link opens the new-password form; its fragment holds the code */
export function inviteMessage(
  pessoa: Destinatario & { readonly escola_nome: string },
  link: string,
  produto: string,
): Message {
  return linkMessage(pessoa, link, produto, {
    subject: `Sua conta da equipe: ${produto}`,
    intro: `${pessoa.escola_nome} criou uma conta para você (${produto}). Para escolher a sua senha, abra este link:`,
    action: 'Escolher minha senha',
    note: `O link só pode ser usado uma vez e vale por ${CONVITE_VALE_HORAS} horas. Se ele expirar, peça outro em 'Esqueci minha senha'. Se você não trabalha nesta escola, ignore esta mensagem.`,
    goodbye: 'Bom trabalho!',
  });
}
