/** The school's mail server of the journeys: a real SMTP server on loopback that keeps what arrives, one file a message. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** What a journey reads of a message. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Listens until `close`; messages go to `folder`. */
export async function startMailServer(port: number, folder: string): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      simpleParser(stream).then((parsed) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        const mail: Mail = { to, subject: parsed.subject ?? '', text: parsed.text ?? '' };
        writeFileSync(join(folder, `${Date.now()}-${randomUUID()}.json`), JSON.stringify(mail));
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Messages that came for an address, oldest first. */
export function mailsTo(folder: string, address: string): Mail[] {
  return readdirSync(folder)
    .toSorted((a, b) => a.localeCompare(b))
    .map((name): Mail => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ to }) => to === address);
}
