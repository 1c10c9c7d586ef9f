/** Images for texts that staff write, kept under the hash of their content. */
import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '../api.ts';
import type { Api } from '../api.ts';
import { asFile, nomeOf } from '../upload.ts';

/** The largest file that the contract takes. */
export const MIDIA_MAX_BYTES = 2 * 1024 * 1024;

/** Files the server keeps, as an input of a form names them. */
export const MIDIA_ACCEPT = 'image/png,image/jpeg,image/webp,image/gif';

/** A file to send, and a way to give up. */
export type SendMidia = { file: File; signal?: AbortSignal };

/** Sends an image and answers the address that a text can hold. 422 when its bytes are no image. */
export const createMidiaMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['createMidiaArquivo'],
    mutationFn: async ({ file, signal }: SendMidia) => {
      const call = {
        params: { query: { nome_arquivo: nomeOf(file) } },
        ...asFile(file),
        ...(signal ? { signal } : {}),
      };
      const { src } = await unwrap(api.POST('/api/v2/gestao/midias/arquivo', call));
      return src;
    },
  });
