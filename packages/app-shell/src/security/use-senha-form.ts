/** What the password form holds and does: rules of both variants, the call, the server's answer. It shows nothing. */
import { ApiError } from '@luneta/api-client';
import { changeSenhaMutation } from '@luneta/api-client/conta';
import { isPerfil, newerFormErrors, olderFormErrors, senhaRules } from '@luneta/domain';
import type { Perfil, SenhaErrors, SenhaField, SenhaVariant } from '@luneta/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useServices, useSession } from '../services/context.tsx';
import { copy } from './copy.ts';
import { senhaErrorText } from './senha-words.ts';

const EMPTY = { atual: '', nova: '', confirmacao: '' } as const;
type Form = Record<SenhaField, string>;

/** `field`: text of the server for the current password; `summary`: why nothing was saved, above the button. */
type Failure = { field: string | null; summary: string };

function failureOf(error: ApiError, variant: SenhaVariant, perfil: Perfil): Failure {
  if (error.offline) return { field: null, summary: error.message };
  // S1 §7: the erro field of an error response shows as the current-password error.
  const told = error.status < 500 && error.status !== 429;
  if (error.status === 429) return { field: null, summary: error.message };
  // Only the server knows the initial password (decision 19), and each form has its own sentence for it (S1 §5).
  const text = error.codigo === 'senha_inicial' ? senhaErrorText('igual_a_inicial', variant, perfil) : error.erro;
  return { field: told ? text : null, summary: copy.senha.failed };
}

export function useSenhaForm(variant: SenhaVariant, onSaved: () => void) {
  const { api, session } = useServices();
  const { perfil_real, turma_aluno_id } = useSession();
  const ownStaff = turma_aluno_id === null && isPerfil(perfil_real);
  const perfil = ownStaff ? perfil_real : 'aluno';
  const [form, setForm] = useState<Form>(EMPTY);
  const [failure, setFailure] = useState<Failure | null>(null);
  const change = useMutation(changeSenhaMutation(api));

  const errors: SenhaErrors =
    variant === 'older'
      ? { ...(form.atual === '' ? { atual: 'obrigatorio' } : {}), ...olderFormErrors(form) }
      : newerFormErrors(form, perfil);

  async function save() {
    if (change.isPending || Object.keys(errors).length > 0) return;
    setFailure(null);
    const { atual, nova, confirmacao } = form;
    try {
      await change.mutateAsync(variant === 'older' ? { atual, nova, confirmacao } : { atual, nova });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(failureOf(error, variant, perfil));
      return;
    }
    session.setShouldChangePassword(false);
    setForm(EMPTY);
    onSaved();
  }

  return {
    form,
    perfil,
    errors,
    failure,
    rules: senhaRules(variant, form, perfil),
    pending: change.isPending,
    save,
    set: (field: SenhaField) => (value: string) => {
      setForm({ ...form, [field]: value });
      setFailure(null);
    },
  };
}
