/** Opens the student's app after a choice: makes the calls, keeps what they answered, and leaves for that deployment. */
import { ApiError } from '@luneta/api-client';
import { openAlunoMutation } from '@luneta/api-client/gestao';
import { errorMessage, useServices } from '@luneta/app-shell';
import { deploymentOf, type Modo } from '@luneta/domain';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Aluno } from '../aluno.ts';
import { addRecente } from '../recentes.ts';
import { copy } from './copy.ts';

export type Abertura = { modo: Exclude<Modo, null>; motivo: string };

export function useOpenAluno(aluno: Aluno, onBack: () => void) {
  const { api, config, leave, session } = useServices();
  const destino = deploymentOf(aluno.turma.versao);
  const mutation = useMutation({
    ...openAlunoMutation(api),
    onSuccess: ({ codigo }) => {
      addRecente(session, aluno);
      // In the fragment, which no server ever sees (security D11).
      leave(`${config.deployments[destino]}/#codigo=${codigo}`);
    },
  });
  useEffect(() => {
    // The browser may restore this page from its cache when the person comes back. It must not wait for ever then.
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onBack();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [onBack]);
  return {
    open: ({ modo, motivo }: Abertura) => {
      const reason = motivo.trim();
      const { turma_aluno_id } = aluno;
      mutation.mutate({ turma_aluno_id, modo, destino, ...(reason === '' ? {} : { motivo: reason }) });
    },
    // The state stays "opening" until the browser has left the page.
    busy: mutation.isPending || mutation.isSuccess,
    error: mutation.isError ? sentenceOf(mutation.error) : undefined,
  };
}

/** A student out of reach gets the same message as one that does not exist (decision 27). */
function sentenceOf(error: Error): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  if (error.status === 404) return copy.notFound;
  return error.offline ? copy.offline : error.message;
}
