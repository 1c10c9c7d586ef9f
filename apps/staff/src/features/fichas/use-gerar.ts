/**
 * Makes the slips class after class. What one class answered is kept when a later one fails: those passwords are told only
 * once.
 */
import { ApiError, type Fichas } from '@luneta/api-client';
import { createFichasMutation } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { useTurmas } from '../../shared/use-turmas.ts';

export type TurmaDaLista = ReturnType<typeof useTurmas>['turmas'][number];
export type Geradas = {
  readonly partes: readonly { readonly turma: TurmaDaLista; readonly fichas: Fichas }[];
  /** Classes whose answer never came. */
  readonly missing: readonly TurmaDaLista[];
};
export type Pedido = {
  readonly turmas: readonly TurmaDaLista[];
  readonly quem: 'sem_acesso' | 'todos';
  readonly motivo: string;
};

const TRIES = 4;
const PAUSE_MS = 2000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Many people are signing in: the exam goes first, and this waits. */
const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

export function useGerar(onDone: (geradas: Geradas) => void) {
  const { api } = useServices();
  const { mutateAsync } = useMutation(createFichasMutation(api));
  const [feitas, setFeitas] = useState(0);

  async function make(request: Parameters<typeof mutateAsync>[0]): Promise<Fichas> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await mutateAsync(request);
      } catch (error) {
        if (left === 1 || !isBusy(error)) throw error;
        await wait(PAUSE_MS);
      }
    }
  }

  async function run({ turmas, quem, motivo }: Pedido) {
    const partes: { turma: TurmaDaLista; fichas: Fichas }[] = [];
    const missing: TurmaDaLista[] = [];
    let failure: unknown;
    for (const [index, turma] of turmas.entries()) {
      setFeitas(index + 1);
      try {
        partes.push({ turma, fichas: await make({ turma_id: turma.turma_id, quem, motivo }) });
      } catch (error) {
        failure = error;
        missing.push(turma);
      }
    }
    if (partes.length === 0) throw failure;
    onDone({ partes, missing });
  }

  return { feitas, run };
}
