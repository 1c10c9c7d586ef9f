/** Change of the own password: both documented forms are configurations of this one (ux C14). */
import type { SenhaField, SenhaVariant } from '@luneta/domain';
import { Button, Heading, PasswordInput, RequirementsList, useToast } from '@luneta/ui';
import { useId } from 'react';

import { Form, FormFailure } from '../form/form.tsx';
import { useMayChangeConta } from '../session/use-may-change-conta.ts';
import { copy } from './copy.ts';
import { senhaRuleText } from './senha-words.ts';
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
  const { form, perfil, rules } = useSenhaForm(variant, () => {
    toast.show({ tone: 'success', text: copy.senha.saved });
    onSaved();
  });
  const input = (field: SenhaField, label: string) => (
    <PasswordInput
      label={label}
      name={field}
      autoComplete={field === 'atual' ? 'current-password' : 'new-password'}
      {...form.field(field)}
      disabled={!mayChange}
    />
  );
  return (
    <Form of={form} label={untitled ? copy.senha.title : undefined} labelledBy={untitled ? undefined : heading}>
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
      <FormFailure of={form} />
      <Button type="submit" block busy={form.sending} disabledReason={mayChange ? undefined : copy.readOnly}>
        {copy.senha.submit}
      </Button>
    </Form>
  );
}
