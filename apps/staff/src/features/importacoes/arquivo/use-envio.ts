/** Sends a file and goes to its next step; says what became of one that was not taken. */
import { ApiError, type GestaoImportacaoTipo } from '@luneta/api-client';
import { createImportacaoMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from '@luneta/app-shell/router';

import { useEscola } from '../../../shared/escola/use-escola.ts';
import type { ProvaDosParametros } from '../../../shared/parametros-tri.ts';
import { paths } from '../../../shared/paths.ts';
import { useLink } from '../parts/use-link.ts';

const codigoOf = (error: unknown) => (error instanceof ApiError ? error.codigo : null);
const isOfTheFile = (error: unknown) => error instanceof ApiError && (error.status === 422 || error.status === 413);
const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

export function useEnvio(tipo: GestaoImportacaoTipo, prova: ProvaDosParametros | null = null) {
  const { api } = useServices();
  const { escola_id } = useEscola();
  const link = useLink();
  const navigate = useNavigate();
  const stop = useRef<AbortController>(null);
  const [progress, setProgress] = useState<number>();
  const create = useMutation(createImportacaoMutation(api));
  const { error, isPending: sending } = create;
  const failed = error !== null && !isStopped(error) ? error : null;
  const refused = failed !== null && isOfTheFile(failed) ? errorMessage(failed) : undefined;
  return {
    sending,
    /** Known only where the network tells. */
    progress: sending ? progress : undefined,
    /** Why this file is not taken: another one is needed. */
    refused,
    /** Why it was not taken this time: the same one may be sent again. */
    again: failed !== null && refused === undefined ? errorMessage(failed) : null,
    /** It was applied before; sending it again has to be wanted. */
    same: codigoOf(failed) === 'mesmo_arquivo_aplicado',
    stop: () => stop.current?.abort(),
    reset: create.reset,
    send: (file: File, forcar = false) => {
      stop.current = new AbortController();
      setProgress(undefined);
      create.mutate(
        {
          file,
          tipo,
          ...prova,
          signal: stop.current.signal,
          onProgress: setProgress,
          ...(forcar ? { forcar } : {}),
          ...(escola_id === undefined ? {} : { escola_id }),
        },
        { onSuccess: ({ importacao_id }) => void navigate(link(paths.importacao(importacao_id))) },
      );
    },
  };
}
