/** Change of the own password: both documented forms are configurations of this one (ux C14). */
import type { SenhaField, SenhaVariant } from '@luneta/domain';
import { Button, Heading, Note, PasswordInput, RequirementsList, Stack, useToast } from '@luneta/ui';
import { useId, type FormEvent } from 'react';

import { useMayChangeConta } from '../session/use-may-change-conta.ts';
import { copy } from './copy.ts';
import { senhaErrorText, senhaRuleText } from './senha-words.ts';
import { useFirstError } from './use-first-error.ts';
import { useSenhaForm } from './use-senha-form.ts';

export type SenhaFormProps = {
  /** `older`: version 1; `newer`: version 2 and the console. */
  variant: SenhaVariant;
  /** The password is changed; the screen decides where to go. The success message is shown here. */
  onSaved: () => void;
  /** Inside a dialog that already has its title: names the form for screen readers, and shows no title again. */
  untitled?: boolean;
};

const STATES = { true: 'met', false: 'unmet', null: 'pending' } as const;

export function SenhaForm({ variant, onSaved, untitled = false }: SenhaFormProps) {
  const toast = useToast();
  const mayChange = useMayChangeConta();
  const heading = useId();
  const { form: element, tried, tryNow, calm } = useFirstError();
  const { form, perfil, errors, failure, rules, pending, save, set } = useSenhaForm(variant, () => {
    calm();
    toast.show({ tone: 'success', text: copy.senha.saved });
    onSaved();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    tryNow();
    void save();
  }
  // Errors appear after the first attempt to send, not while typing.
  function errorOf(field: SenhaField) {
    const error = errors[field];
    if (field === 'atual' && failure?.field != null) return failure.field;
    return tried && !pending && error !== undefined ? senhaErrorText(error, variant, perfil) : undefined;
  }
  const input = (field: SenhaField, label: string) => (
    <PasswordInput
      label={label}
      name={field}
      autoComplete={field === 'atual' ? 'current-password' : 'new-password'}
      value={form[field]}
      onChange={set(field)}
      error={errorOf(field)}
      disabled={!mayChange}
    />
  );

  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      aria-label={untitled ? copy.senha.title : undefined}
      aria-labelledby={untitled ? undefined : heading}
    >
      <Stack gap="e16">
        {!untitled && (
          <Heading level={2} id={heading}>
            {copy.senha.title}
          </Heading>
        )}
        {input('atual', copy.senha.atual)}
        {input('nova', copy.senha.nova)}
        {input('confirmacao', copy.senha.confirmacao)}
        <RequirementsList
          label={copy.senha.rules}
          items={rules.map(({ rule, met }) => ({
            text: senhaRuleText(rule, variant, perfil),
            state: STATES[`${met}`],
          }))}
        />
        {failure !== null && (
          <Note tone="danger" alert>
            {failure.summary}
          </Note>
        )}
        <Button type="submit" block busy={pending} disabledReason={mayChange ? undefined : copy.readOnly}>
          {copy.senha.submit}
        </Button>
      </Stack>
    </form>
  );
}
