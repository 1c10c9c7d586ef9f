/**
 * Resets class after class. What one class answered is kept when a later one fails: those passwords have changed already,
 * and are told only once.
 */
import { invalidateAlunos, resetSenhasMutation } from '@luneta/api-client/gestao-alunos';
import { useServices } from '@luneta/app-shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Turma } from '../../../shared/aluno.ts';
import type { Alvo } from './alvo.ts';
import type { Ficha, Fichas } from './fichas.ts';

export function useResetMuitos(alvo: Alvo, onFichas: (fichas: Fichas) => void) {
  const { api } = useServices();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(resetSenhasMutation(api));
  const [feitas, setFeitas] = useState(0);

  async function run(motivo: string) {
    const fichas: Ficha[] = [];
    const missing: Turma[] = [];
    const vencem: string[] = [];
    let failure: unknown;
    setFeitas(0);
    for (const { turma, turma_aluno_ids } of alvo.partes) {
      const only = turma_aluno_ids === null ? {} : { turma_aluno_ids: [...turma_aluno_ids] };
      try {
        const { senhas, expira_em } = await mutateAsync({ turma_id: turma.turma_id, motivo, ...only });
        fichas.push(...senhas.map((senha) => ({ ...senha, turma })));
        vencem.push(expira_em);
        setFeitas(fichas.length);
      } catch (error) {
        failure = error;
        missing.push(turma);
      }
    }
    void invalidateAlunos(api, client);
    const [expira_em] = [...vencem].sort();
    if (expira_em === undefined) throw failure;
    onFichas({ fichas, missing, expira_em });
  }

  return { feitas, run };
}
