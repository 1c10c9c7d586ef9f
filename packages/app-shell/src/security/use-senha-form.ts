/** What the password form holds and does: rules of both variants, the call, the server's answer. It shows nothing. */
import { ApiError } from '@luneta/api-client';
import { changeSenhaMutation } from '@luneta/api-client/conta';
import { isPerfil, newerFormErrors, olderFormErrors, senhaRules } from '@luneta/domain';
import type { Perfil, SenhaErrors, SenhaField, SenhaVariant } from '@luneta/domain';
import { useMutation } from '@tanstack/react-query';

import type { Told } from '../form/form-kit.ts';
import { useForm } from '../form/use-form.ts';
import { useServices, useSession } from '../services/context.tsx';
import { copy } from './copy.ts';
import { senhaErrorText } from './senha-words.ts';

type Values = Record<SenhaField, string>;
const EMPTY: Values = { atual: '', nova: '', confirmacao: '' };

/** The text of the server stands at the current password, the documented sentence above the button. */
function refusalOf(error: unknown, variant: SenhaVariant, perfil: Perfil): Told<SenhaField> {
  if (!(error instanceof ApiError)) throw error;
  const { status, codigo, message } = error;
  if (error.offline || status === 429) return { failure: message };
  if (status >= 500) return { failure: copy.senha.failed };
  // Only the server knows the initial password (decision 19), and each form has its own sentence for it (S1 §5).
  const text = codigo === 'senha_inicial' ? senhaErrorText('igual_a_inicial', variant, perfil) : error.erro;
  // S1 §7: the erro field of an error response shows as the current-password error.
  return { fields: { atual: text }, failure: copy.senha.failed };
}

export function useSenhaForm(variant: SenhaVariant, onSaved: () => void) {
  const { api, session } = useServices();
  const { perfil_real, turma_aluno_id } = useSession();
  const ownStaff = turma_aluno_id === null && isPerfil(perfil_real);
  const perfil = ownStaff ? perfil_real : 'aluno';
  const errorsOf = (values: Values): SenhaErrors =>
    variant === 'older'
      ? { ...(values.atual === '' && { atual: 'obrigatorio' }), ...olderFormErrors(values) }
      : newerFormErrors(values, perfil);
  const form = useForm({
    values: EMPTY,
    toRequest: ({ atual, nova, confirmacao }) => (variant === 'older' ? { atual, nova, confirmacao } : { atual, nova }),
    check: (values) => {
      const errors = errorsOf(values);
      const text = (field: SenhaField) => {
        const error = errors[field];
        return error === undefined ? undefined : senhaErrorText(error, variant, perfil);
      };
      return { atual: text('atual'), nova: text('nova'), confirmacao: text('confirmacao') };
    },
    send: useMutation(changeSenhaMutation(api)).mutateAsync,
    refusal: (error) => refusalOf(error, variant, perfil),
    onSent: () => {
      session.setShouldChangePassword(false);
      onSaved();
    },
  });
  return { form, perfil, rules: senhaRules(variant, form.values, perfil) };
}
