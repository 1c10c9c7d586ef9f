/** Registering the three security questions (S1 §2.8, §5). */
import { Button, Heading, PasswordInput, Stack, Text, useToast } from '@luneta/ui';
import { useId } from 'react';

import { Form, FormFailure } from '../form/form.tsx';
import { useMayChangeConta } from '../session/use-may-change-conta.ts';
import { copy } from './copy.ts';
import { PerguntaFields } from './pergunta-fields.tsx';
import { usePerguntasForm } from './use-perguntas-form.ts';

export type PerguntasFormProps = {
  /** The questions are saved; the screen decides where to go. The success message is shown here. */
  onSaved: () => void;
  /** Inside a dialog that already has its title: names the form for screen readers, and shows no title again. */
  untitled?: boolean;
};

export function PerguntasForm({ onSaved, untitled = false }: PerguntasFormProps) {
  const toast = useToast();
  const mayChange = useMayChangeConta();
  const heading = useId();
  const { form, options, asksSenha, setSlot } = usePerguntasForm(() => {
    toast.show({ tone: 'success', text: copy.perguntas.saved });
    onSaved();
  });
  return (
    <Form of={form} label={untitled ? copy.perguntas.title : undefined} labelledBy={untitled ? undefined : heading}>
      <Stack gap="e24">
        <Stack gap="e4">
          {!untitled && (
            <Heading level={2} id={heading}>
              {copy.perguntas.title}
            </Heading>
          )}
          <Text tone="muted">{copy.perguntas.text}</Text>
        </Stack>
        {form.values.slots.map((slot, n) => (
          <PerguntaFields
            // The slot is its place: there are always three.
            key={`slot-${n + 1}`}
            number={n + 1}
            options={options}
            slot={slot}
            at={(part) => ({ id: form.idOf(`slots.${n}.${part}`), error: form.errorAt(`slots.${n}.${part}`) })}
            disabled={!mayChange}
            onChange={(change) => setSlot(n, change)}
          />
        ))}
        {asksSenha && (
          <PasswordInput
            label={copy.perguntas.atual}
            help={copy.perguntas.atualHelp}
            autoComplete="current-password"
            {...form.field('senha_atual')}
            disabled={!mayChange}
          />
        )}
        <FormFailure of={form} />
        <Button type="submit" block busy={form.sending} disabledReason={mayChange ? undefined : copy.readOnly}>
          {copy.perguntas.submit}
        </Button>
      </Stack>
    </Form>
  );
}
