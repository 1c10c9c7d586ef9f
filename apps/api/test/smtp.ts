/** A real SMTP server on loopback that stores its messages. It can be told to refuse for a while. */
import { EventEmitter, once } from 'node:events';

import { SMTPServer } from 'smtp-server';

/** Against hanging. */
const HANGS_MS = 60_000;

export type Received = {
  readonly to: readonly string[];
  /** Headers and body as they were sent. */
  readonly raw: string;
  /** Plain part, with the transfer encoding decoded. */
  readonly text: string;
  readonly html: string;
};

export type SmtpSink = {
  readonly url: string;
  readonly received: readonly Received[];
  /** While true, it answers every message with a temporary refusal. */
  refuse: boolean;
  /** The message of this number, from 1, once it has arrived. */
  readonly message: (number: number) => Promise<Received>;
  readonly close: () => Promise<void>;
};

function decode(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n').trimEnd();
  if (/encoding: base64/i.test(head)) return Buffer.from(content, 'base64').toString();
  if (!/encoding: quoted-printable/i.test(head)) return content;
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function read(to: readonly string[], raw: string): Received {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '\0';
  const parts = raw.split(`--${boundary}`);
  const partOf = (type: string) =>
    decode(parts.find((part) => part.includes(`Content-Type: ${type}`))?.trimStart() ?? '');
  return { to, raw, text: partOf('text/plain'), html: partOf('text/html') };
}

/** Listens on its own port. */
export async function createSmtpSink(): Promise<SmtpSink> {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  const sink = { refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (sink.refuse) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push(read(to, Buffer.concat(chunks).toString()));
        arrivals.emit('message');
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    received,
    message: async (number: number) => {
      const signal = AbortSignal.timeout(HANGS_MS);
      for (;;) {
        const found = received[number - 1];
        if (found) return found;
        await once(arrivals, 'message', { signal }).catch(() => {
          throw new Error(`message ${number} has not come; there are ${received.length}`);
        });
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
