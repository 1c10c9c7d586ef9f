/** Images for texts that staff write, kept under the hash of their content. */
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';

/** The largest file that the contract takes. */
export const MIDIA_MAX_BYTES = 2 * 1024 * 1024;

/** Files the server keeps, as an input of a form names them. */
export const MIDIA_ACCEPT = 'image/png,image/jpeg,image/webp,image/gif';

/** A file to send, and a way to give up. */
export type SendMidia = { file: Blob; signal?: AbortSignal };

/** Sends an image and answers the address that a text can hold. 422 when its bytes are no image. */
export const createMidiaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createMidia'],
    mutationFn: async ({ file, signal }: SendMidia) => {
      const body = { conteudo: await base64Of(file) };
      const { src } = await unwrap(api.POST('/api/v2/gestao/midias', { body, ...(signal ? { signal } : {}) }));
      return src;
    },
  });

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // In pieces: the arguments of one call are limited.
  for (let at = 0; at < bytes.length; at += 0x80_00)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
  return btoa(parts.join(''));
}
