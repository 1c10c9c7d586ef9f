/** Sends one message by SMTP. It does not know its content or its purpose. */
import { createTransport } from 'nodemailer';

import type { Mailer, SmtpConfig } from '../../../http/services.ts';

const PATIENCE_MS = 10_000;

/** A mailer that keeps a few connections. It connects at the first message. */
export function createMailer({ url, from }: SmtpConfig, produto = 'Luneta'): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: 2 * PATIENCE_MS,
    // The server builds the message, so a file or URL named in it must not be read.
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
