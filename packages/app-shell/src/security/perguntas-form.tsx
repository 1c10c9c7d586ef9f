/** Registering the three security questions (S1 §2.8, §5). */
import { updateContaMutation } from '@luneta/api-client/conta';
import { PERGUNTAS_POR_PESSOA, perguntasErrors, type PerguntaError, type PerguntaSlot } from '@luneta/domain';
import { Button, Heading, PasswordInput, Stack, Text, useToast } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';

import { Form, FormFailure } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useServices } from '../services/context.tsx';
import { useConta } from '../session/use-conta.ts';
import { useMayChangeConta } from '../session/use-may-change-conta.ts';
import { copy } from './copy.ts';
import { PerguntaFields } from './pergunta-fields.tsx';

export type PerguntasFormProps = {
  /** The questions are saved; the screen decides where to go. The success message is shown here. */
  onSaved: () => void;
  /** Inside a dialog that already has its title: names the form for screen readers, and shows no title again. */
  untitled?: boolean;
};

const WORDS: Record<PerguntaError, string> = {
  obrigatorio: copy.perguntas.required,
  maximo: copy.perguntas.max,
  repetida: copy.perguntas.repeated,
};

type Values = { readonly slots: readonly PerguntaSlot[]; readonly senha_atual: string };

export function PerguntasForm({ onSaved, untitled = false }: PerguntasFormProps) {
  const { api } = useServices();
  const { perguntas_resposta, perguntas_seguranca } = useConta();
  const toast = useToast();
  const mayChange = useMayChangeConta();
  const heading = useId();
  // Security D6: questions that exist are changed only by who knows the password.
  const asksSenha = perguntas_resposta.length > 0;
  const standing: Values = {
    slots: Array.from({ length: PERGUNTAS_POR_PESSOA }, (_, n) => {
      const saved = perguntas_resposta.find(({ numero_sequencial }) => numero_sequencial === n + 1);
      return { pergunta_seguranca_id: saved?.pergunta_seguranca_id ?? null, resposta: '' };
    }),
    senha_atual: '',
  };
  const form = useForm({
    values: standing,
    toRequest: ({ slots, senha_atual }) => ({
      perguntas_seguranca: slots.flatMap(({ pergunta_seguranca_id, resposta }, n) =>
        pergunta_seguranca_id === null
          ? []
          : [{ numero_sequencial: n + 1, pergunta_seguranca_id, resposta: resposta.trim() }],
      ),
      ...(asksSenha ? { senha_atual } : {}),
    }),
    check: (values) => problemsOf(values, asksSenha),
    send: useMutation(updateContaMutation(api)).mutateAsync,
    stood: (_answer, { slots }) => ({ slots: slots.map((slot) => ({ ...slot, resposta: '' })), senha_atual: '' }),
    onSent() {
      toast.show({ tone: 'success', text: copy.perguntas.saved });
      onSaved();
    },
  });
  const { slots } = form.values;
  return (
    <Form of={form} {...(untitled ? { label: copy.perguntas.title } : { labelledBy: heading })}>
      <Stack gap="e24">
        <Stack gap="e4">
          {!untitled && <Heading id={heading}>{copy.perguntas.title}</Heading>}
          <Text tone="muted">{copy.perguntas.text}</Text>
        </Stack>
        {slots.map((slot, n) => (
          <PerguntaFields
            // The slot is its place: there are always three.
            key={`slot-${n + 1}`}
            number={n + 1}
            options={perguntas_seguranca}
            slot={slot}
            place={(part) => ({ id: form.idOf(`slots.${n}.${part}`), error: form.errorAt(`slots.${n}.${part}`) })}
            disabled={!mayChange}
            onChange={(change) => form.set({ slots: slots.map((one, at) => (at === n ? { ...one, ...change } : one)) })}
          />
        ))}
        {asksSenha && (
          <PasswordInput
            label={copy.perguntas.atual}
            help={copy.perguntas.atualHelp}
            autoComplete="current-password"
            disabled={!mayChange}
            {...form.field('senha_atual')}
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

/** Sentences by their place: `slots.0.resposta`. */
function problemsOf({ slots, senha_atual }: Values, asksSenha: boolean): Record<string, string> {
  const wrong = perguntasErrors(slots).flatMap((errors, n) =>
    Object.entries(errors).map(([part, error]) => [`slots.${n}.${part}`, WORDS[error]] as const),
  );
  return {
    ...Object.fromEntries(wrong),
    ...(asksSenha && senha_atual === '' ? { senha_atual: copy.perguntas.required } : {}),
  };
}
