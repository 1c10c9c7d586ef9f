/** Pictures of a text: kept by the server as soon as they are chosen, so that the text holds an address only. */
import { ApiError } from '@luneta/api-client';
import { createMidiaMutation, MIDIA_ACCEPT, MIDIA_MAX_BYTES } from '@luneta/api-client/midias';
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
      help: copy.help,
      send: (file, signal) => {
        if (file.size > MIDIA_MAX_BYTES) return Promise.reject(new Error(copy.large));
        return mutateAsync({ file, signal }).catch((error: unknown) => {
          const offline = error instanceof ApiError && error.offline;
          throw new Error(offline ? copy.offline : errorMessage(error), { cause: error });
        });
      },
    }),
    [mutateAsync],
  );
}
