/** The school's mail server of the journeys: a real SMTP server on loopback that keeps what arrives, one file a message. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SMTPServer } from 'smtp-server';

/** What a journey reads of a message: whom it went to and its words, soft line ends joined. */
export type Mail = { readonly to: string; readonly text: string };

/** Quoted-printable as text; what is not quoted stays as it is. */
function readable(raw: Buffer): string {
  const bytes = raw
    .toString('latin1')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Listens until `close`; messages go to `folder`. */
export async function startMailServer(port: number, folder: string): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const mail: Mail = { to, text: readable(Buffer.concat(chunks)) };
        writeFileSync(join(folder, `${Date.now()}-${randomUUID()}.json`), JSON.stringify(mail));
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Messages that came for an address, oldest first. The first `skip` of the folder are of earlier journeys. */
export function mailsTo(folder: string, address: string, skip = 0): Mail[] {
  return readdirSync(folder)
    .toSorted((a, b) => a.localeCompare(b))
    .slice(skip)
    .map((name): Mail => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === address);
}
