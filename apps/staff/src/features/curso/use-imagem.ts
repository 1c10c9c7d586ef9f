/** Pictures of a course: kept by the server as soon as they are chosen, so that the text holds an address only. */
import { createMidiaMutation, MIDIA_ACCEPT, MIDIA_MAX_BYTES } from '@luneta/api-client/midias';
import { ApiError } from '@luneta/api-client';
import { errorMessage, useServices } from '@luneta/app-shell';
import type { ImageUpload } from '@luneta/ui/editor';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';

import { copy } from './copy.ts';

export function useImagem(): ImageUpload {
  const { api } = useServices();
  const { mutateAsync } = useMutation(createMidiaMutation(api));
  return useMemo(
    () => ({
      accept: MIDIA_ACCEPT,
      help: copy.imagem.help,
      send: (file, signal) => {
        if (file.size > MIDIA_MAX_BYTES) return Promise.reject(new Error(copy.imagem.large(file.size)));
        return mutateAsync({ file, signal }).catch((error: unknown) => {
          throw new Error(sentenceOf(error), { cause: error });
        });
      },
    }),
    [mutateAsync],
  );
}

const sentenceOf = (error: unknown) =>
  error instanceof ApiError && error.offline ? copy.imagem.offline : errorMessage(error);
