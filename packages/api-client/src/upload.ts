/** A file as the body of a call: its bytes, as they are. */

/** The part of a call that carries the file. */
export const asFile = (file: Blob) => ({
  body: file,
  bodySerializer: (body: Blob) => body,
  headers: { 'content-type': 'application/octet-stream' },
});

/** The file's name as the contract takes it: without what no name holds, and not longer than allowed. */
export function nomeOf({ name }: Pick<File, 'name'>): string {
  // eslint-disable-next-line no-control-regex
  return name.replaceAll(/[\u0000-\u001f\u007f/\\]/gu, '_').slice(-255) || 'arquivo';
}
