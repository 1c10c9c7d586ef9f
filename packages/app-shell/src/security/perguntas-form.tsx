/** Registering the three security questions (S1 §2.8, §5). */
import { Button, Heading, Note, PasswordInput, Stack, Text, useToast } from '@luneta/ui';
import { useId, type FormEvent } from 'react';

import { useMayChangeConta } from '../session/use-may-change-conta.ts';
import { copy } from './copy.ts';
import { PerguntaFields } from './pergunta-fields.tsx';
import { useFirstError } from './use-first-error.ts';
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
  const { form, tried, tryNow, calm } = useFirstError();
  const { slots, errors, options, failure, pending, save, setSlot, ...senha } = usePerguntasForm(() => {
    calm();
    toast.show({ tone: 'success', text: copy.perguntas.saved });
    onSaved();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    tryNow();
    void save();
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={untitled ? copy.perguntas.title : undefined}
      aria-labelledby={untitled ? undefined : heading}
    >
      <Stack gap="e24">
        <Stack gap="e4">
          {!untitled && (
            <Heading level={2} id={heading}>
              {copy.perguntas.title}
            </Heading>
          )}
          <Text tone="muted">{copy.perguntas.text}</Text>
        </Stack>
        {slots.map((slot, n) => (
          <PerguntaFields
            // The slot is its place: there are always three.
            key={`slot-${n + 1}`}
            number={n + 1}
            options={options}
            slot={slot}
            errors={(tried ? errors[n] : undefined) ?? {}}
            disabled={!mayChange}
            onChange={(change) => setSlot(n, change)}
          />
        ))}
        {senha.asksSenha && (
          <PasswordInput
            label={copy.perguntas.atual}
            help={copy.perguntas.atualHelp}
            autoComplete="current-password"
            value={senha.senha_atual}
            onChange={senha.setSenhaAtual}
            error={tried && senha.senhaMissing ? copy.perguntas.required : undefined}
            disabled={!mayChange}
          />
        )}
        {failure !== null && (
          <Note tone="danger" alert>
            {failure}
          </Note>
        )}
        <Button type="submit" block busy={pending} disabledReason={mayChange ? undefined : copy.readOnly}>
          {copy.perguntas.submit}
        </Button>
      </Stack>
    </form>
  );
}
