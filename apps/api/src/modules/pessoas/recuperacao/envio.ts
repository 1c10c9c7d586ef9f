/**
 * Sends the waiting messages. The code is drawn when its message is sent, and only its hash is stored, so the database
 * holds no secret (decision 175). Several processes may run this at once.
 */
import type { FastifyBaseLogger } from 'fastify';

import type { Db } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import type { Mailer } from '../../../http/services.ts';
import { drawCodigo, hashCodigo } from './codigo.ts';
import { claimMessage, listDue, setSent, type Pendente } from './email-store.ts';
import { CONVITE_VALE_HORAS, inviteMessage } from './convite.ts';
import { LINK_VALE_MINUTOS, recoveryMessage } from './mensagem.ts';

type Context = {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly agora: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Wait before the next try: 1 minute, then doubled each time. */
const waitMinutes = (tentativas: number) => 2 ** tentativas;
const inMinutes = (agora: Date, minutes: number) => new Date(agora.getTime() + minutes * 60_000);

async function sendOne({ db, mailer, agora, log }: Context, { escola_id, id, tentativas }: Pendente): Promise<boolean> {
  const escola = tenant(db, escola_id);
  const codigo = drawCodigo(escola_id);
  const claimed = await claimMessage(escola, {
    id,
    tentativas,
    codigo_hash: hashCodigo(codigo),
    expira_em: inMinutes(agora, LINK_VALE_MINUTOS),
    convite_expira_em: inMinutes(agora, CONVITE_VALE_HORAS * 60),
    proxima: inMinutes(agora, waitMinutes(tentativas)),
  });
  if (!claimed?.email) return false;
  const { origem, email, convite, escola_nome, ...named } = claimed;
  const link = `${origem}/recuperacao_senha#codigo=${codigo}`;
  try {
    const pessoa = { ...named, email };
    const { produto } = mailer;
    await mailer.send(
      convite ? inviteMessage({ ...pessoa, escola_nome }, link, produto) : recoveryMessage(pessoa, link, produto),
    );
  } catch (error) {
    // The address is personal data, so the log names the row instead.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    log.warn({ recuperacao_email: id, tentativa: tentativas + 1, reason }, 'a recovery message was not taken by SMTP');
    return false;
  }
  await setSent(escola, id, agora);
  return true;
}

/** @returns how many messages were sent */
export async function sendDue(context: Context): Promise<number> {
  let sent = 0;
  for (const pendente of await listDue(context.db, context.agora)) if (await sendOne(context, pendente)) sent += 1;
  return sent;
}
