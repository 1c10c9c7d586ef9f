/** Opens a packed file that a person hands in, within bounds. What it may grow to is looked up before anything is unpacked. */
import { unzipSync } from 'fflate';

const MAX_ENTRIES = 1000;
const MAX_BYTES = 200_000_000;
const MAX_RATIO = 100;
/** Below this a high ratio is nothing but an empty sheet. */
const RATIO_FROM_BYTES = 1_000_000;

export type ZipRecusa = 'incha' | 'inseguro' | 'com_senha' | 'danificado';

/** The file is not opened. */
export class ZipRecusado extends Error {
  override readonly name = 'ZipRecusado';
  readonly motivo: ZipRecusa;

  constructor(motivo: ZipRecusa) {
    super(motivo);
    this.motivo = motivo;
  }
}

/** Signatures and places of the directory at the end of a packed file. */
const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED_FLAG = 1;

/** Whether an entry of the directory says that it is encrypted. */
function isEncrypted(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  let at = end < 0 ? bytes.length : view.getUint32(end + 16, true);
  while (at + ENTRY_BYTES <= bytes.length && view.getUint32(at, true) === ENTRY) {
    if ((view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0) return true;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return false;
}

/** A name that leads out of the file, or names another packed file inside. */
const UNSAFE = /(?:^|[/\\])\.\.(?:[/\\]|$)|^(?:[/\\]|[A-Za-z]:)|\\|\0|\.(?:zip|rar|7z|gz|tar|jar)$/iu;

/** Number and sizes of the entries are read, and none is unpacked. @throws ZipRecusado */
function refuse(bytes: Uint8Array): void {
  let [entries, total] = [0, 0];
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      total += originalSize;
      const isBomb = originalSize > RATIO_FROM_BYTES && originalSize > size * MAX_RATIO;
      if (entries > MAX_ENTRIES || total > MAX_BYTES || isBomb) throw new ZipRecusado('incha');
      if (UNSAFE.test(name)) throw new ZipRecusado('inseguro');
      return false;
    },
  });
}

/**
 * The wanted entries by their names. [CSV-9]
 * @throws ZipRecusado for one that would grow too large, leads elsewhere, is encrypted or cannot be read
 */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, Uint8Array> {
  try {
    refuse(bytes);
    if (isEncrypted(bytes)) throw new ZipRecusado('com_senha');
    return unzipSync(bytes, { filter: ({ name }) => isWanted(name) });
  } catch (error) {
    throw error instanceof ZipRecusado ? error : new ZipRecusado('danificado');
  }
}
