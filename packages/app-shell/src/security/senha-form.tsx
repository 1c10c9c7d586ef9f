/** Change of the own password: both documented forms are configurations of this one (ux C14). */
import { ApiError } from '@luneta/api-client';
import { changeSenhaMutation } from '@luneta/api-client/conta';
import { isPerfil, newerFormErrors, olderFormErrors, senhaRules } from '@luneta/domain';
import type { Perfil, SenhaErrors, SenhaField, SenhaVariant } from '@luneta/domain';
import { Button, Heading, PasswordInput, RequirementsList, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';

import type { Told } from '../form/form-kit.ts';
import { Form, FormFailure } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useServices, useSession } from '../services/context.tsx';
import { useMayChangeConta } from '../session/use-may-change-conta.ts';
import { copy } from './copy.ts';
import { senhaErrorText, senhaRuleText } from './senha-words.ts';

export type SenhaFormProps = {
  /** `older`: version 1; `newer`: version 2 and the console. */
  variant: SenhaVariant;
  /** The password is changed; the screen decides where to go. The success message is shown here. */
  onSaved: () => void;
  /** Inside a dialog that already has its title: names the form for screen readers, and shows no title again. */
  untitled?: boolean;
};

type Values = Record<SenhaField, string>;
const EMPTY: Values = { atual: '', nova: '', confirmacao: '' };
const STATES = { true: 'met', false: 'unmet', null: 'pending' } as const;

export function SenhaForm({ variant, onSaved, untitled = false }: SenhaFormProps) {
  const { api, session } = useServices();
  const toast = useToast();
  const mayChange = useMayChangeConta();
  const perfil = useOwnPerfil();
  const heading = useId();
  const form = useForm({
    values: EMPTY,
    toRequest: ({ confirmacao, ...senhas }) => (variant === 'older' ? { ...senhas, confirmacao } : senhas),
    check: (values) => textsOf(errorsOf(variant, values, perfil), variant, perfil),
    send: useMutation(changeSenhaMutation(api)).mutateAsync,
    refusal: (error) => refusalOf(error, variant, perfil),
    onSent() {
      session.setShouldChangePassword(false);
      toast.show({ tone: 'success', text: copy.senha.saved });
      onSaved();
    },
  });
  const input = (name: SenhaField, autoComplete: 'current-password' | 'new-password') => (
    <PasswordInput
      label={copy.senha[name]}
      name={name}
      autoComplete={autoComplete}
      disabled={!mayChange}
      {...form.field(name)}
    />
  );
  return (
    <Form of={form} {...(untitled ? { label: copy.senha.title } : { labelledBy: heading })}>
      {!untitled && <Heading id={heading}>{copy.senha.title}</Heading>}
      {input('atual', 'current-password')}
      {input('nova', 'new-password')}
      {input('confirmacao', 'new-password')}
      <RequirementsList
        label={copy.senha.rules}
        items={senhaRules(variant, form.values, perfil).map(({ rule, met }) => ({
          text: senhaRuleText(rule, variant, perfil),
          state: STATES[`${met}`],
        }))}
      />
      <FormFailure of={form} />
      <Button type="submit" block busy={form.sending} disabledReason={mayChange ? undefined : copy.readOnly}>
        {copy.senha.submit}
      </Button>
    </Form>
  );
}

/** Whose password it is: staff's own, or a student's. */
function useOwnPerfil(): Perfil {
  const { perfil_real, turma_aluno_id } = useSession();
  return turma_aluno_id === null && isPerfil(perfil_real) ? perfil_real : 'aluno';
}

const errorsOf = (variant: SenhaVariant, values: Values, perfil: Perfil): SenhaErrors =>
  variant === 'older'
    ? { ...(values.atual === '' ? { atual: 'obrigatorio' } : {}), ...olderFormErrors(values) }
    : newerFormErrors(values, perfil);

const textsOf = (errors: SenhaErrors, variant: SenhaVariant, perfil: Perfil) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, senhaErrorText(error, variant, perfil)]));

/** S1 §7: the erro field of an error response shows as the current-password error. */
function refusalOf(error: unknown, variant: SenhaVariant, perfil: Perfil): Told<SenhaField> {
  if (!(error instanceof ApiError)) throw error;
  if (error.offline || error.status === 429) return { failure: error.message };
  // Only the server knows the initial password (decision 19), and each form has its own sentence for it (S1 §5).
  const atual = error.codigo === 'senha_inicial' ? senhaErrorText('igual_a_inicial', variant, perfil) : error.erro;
  return { failure: copy.senha.failed, ...(error.status < 500 ? { fields: { atual } } : {}) };
}
