/** A file as the body of a call: its bytes, as they are. */

/** The part of a call that carries the file. */
export const asFile = (file: Blob) => ({
  body: file,
  bodySerializer: (body: Blob) => body,
  headers: { 'content-type': 'application/octet-stream' },
});

/** The file's name as the contract takes it: without what no name holds, and not longer than allowed. */
export function nomeOf({ name }: Pick<File, 'name'>): string {
  return name.replaceAll(/[\p{Cc}/\\]/gu, '_').slice(-255) || 'arquivo';
}
