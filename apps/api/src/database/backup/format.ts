/**
 * The bytes of a backup: a first line, then records. A record is one letter, a length and a payload. The last record is
 * the SHA-256 of everything before it, so that a file that was cut or changed is detected. This file knows no database.
 *
 * Records: T begins a table, D holds rows of it (deflated COPY text), E ends it, M is the manifest, S is the checksum.
 */
import { createHash, type Hash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

const FIRST_LINE = Buffer.from('LUNETA BACKUP 1\n');
const CHECKSUM_BYTES = 32;
const HEAD_BYTES = 5;
/** Far larger than a block of rows. A longer length means that the file is damaged. */
const MAX_RECORD_BYTES = 64 * 1024 * 1024;

export type RecordKind = 'T' | 'D' | 'E' | 'M';
export type BackupRecord = { readonly kind: RecordKind; readonly payload: Buffer };

/** The file is no complete backup. The message says why and what to do. */
export class BackupFileError extends Error {
  constructor(what: string) {
    super(`${what} Use outra cópia: nada foi mudado.`);
    this.name = 'BackupFileError';
  }
}

export type BackupWriter = {
  readonly write: (kind: RecordKind, payload: Buffer | object) => Promise<void>;
  /** Writes the checksum and flushes the file to the disk. @returns its bytes */
  readonly finish: () => Promise<number>;
};

/** Writes records to an open, empty file. */
export async function openWriter(file: FileHandle): Promise<BackupWriter> {
  const hash = createHash('sha256');
  let bytes = 0;
  const put = async (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
    await file.appendFile(chunk);
  };
  const record = (kind: RecordKind | 'S', payload: Buffer) => {
    const head = Buffer.alloc(HEAD_BYTES);
    head.write(kind, 0, 'latin1');
    head.writeUInt32BE(payload.length, 1);
    return Buffer.concat([head, payload]);
  };
  await put(FIRST_LINE);
  return {
    write: (kind, payload) =>
      put(record(kind, Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload)))),
    finish: async () => {
      const head = record('S', Buffer.alloc(CHECKSUM_BYTES)).subarray(0, HEAD_BYTES);
      await put(head);
      await file.appendFile(hash.digest());
      await file.sync();
      return bytes + CHECKSUM_BYTES;
    },
  };
}

const isKind = (letter: string): letter is RecordKind | 'S' => 'TDEMS'.includes(letter);

/**
 * Reads the records of a backup in order, and at the end compares the checksum.
 * @throws BackupFileError when the file is cut, changed or no backup; records given before that may be wrong
 */
export async function* readRecords(path: string): AsyncGenerator<BackupRecord> {
  const file = await open(path, 'r').catch(() => {
    throw new BackupFileError(`Não foi possível abrir ${path}.`);
  });
  try {
    const hash = createHash('sha256');
    const take = async (length: number, into: Hash | null): Promise<Buffer> => {
      const buffer = Buffer.alloc(length);
      let filled = 0;
      while (filled < length) {
        const { bytesRead } = await file.read(buffer, filled, length - filled);
        if (bytesRead === 0) throw new BackupFileError(`${path} está incompleto.`);
        filled += bytesRead;
      }
      into?.update(buffer);
      return buffer;
    };
    if (!(await take(FIRST_LINE.length, hash)).equals(FIRST_LINE))
      throw new BackupFileError(`${path} não é uma cópia da Luneta.`);
    for (;;) {
      const head = await take(HEAD_BYTES, hash);
      const [kind, length] = [head.toString('latin1', 0, 1), head.readUInt32BE(1)];
      if (!isKind(kind) || length > MAX_RECORD_BYTES) throw new BackupFileError(`${path} foi alterado.`);
      if (kind === 'S') {
        const checksum = await take(CHECKSUM_BYTES, null);
        const rest = await file.read(Buffer.alloc(1), 0, 1);
        if (length !== CHECKSUM_BYTES || !checksum.equals(hash.digest()) || rest.bytesRead > 0)
          throw new BackupFileError(`${path} foi alterado.`);
        return;
      }
      yield { kind, payload: await take(length, hash) };
    }
  } finally {
    await file.close();
  }
}
