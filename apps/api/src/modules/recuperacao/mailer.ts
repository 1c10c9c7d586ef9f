/** Sends one message by SMTP. It knows neither what it says nor to whom it matters. */
import { createTransport } from 'nodemailer';

import type { Mailer, SmtpConfig } from '../../http/services.ts';

const PATIENCE_MS = 10_000;

/** A mailer over a few kept connections; nothing is connected until the first message. */
export function createMailer({ url, from }: SmtpConfig, produto = 'Luneta'): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: 2 * PATIENCE_MS,
    // What is sent is ours; a file or an address named in it must not be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    produto,
    send: async (message) => {
      await transport.sendMail({ from, ...message });
    },
    close: () => transport.close(),
  };
}
