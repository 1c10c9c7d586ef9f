import type { PerguntaSeguranca } from '@luneta/api-client';
import { validatePerguntasSegurancaMutation } from '@luneta/api-client/recuperacao';
import { TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { FormDialog } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { useProblem } from './use-problem.ts';

export type PerguntasDialogProps = {
  open: boolean;
  username: string;
  perguntas: readonly PerguntaSeguranca[];
  onClose: () => void;
  /** All answers were right: the one-time password. */
  onRecovered: (nova_senha: string) => void;
};

/** The person's questions; all are answered at once (security D6). */
export function PerguntasDialog({ open, username, perguntas, onClose, onRecovered }: PerguntasDialogProps) {
  const { api } = useServices();
  const problemOf = useProblem();
  const form = useForm({
    values: Object.fromEntries(perguntas.map(({ id }) => [String(id), ''])),
    toRequest: (answers) => ({
      username,
      respostas: perguntas.map(({ id }) => ({ id, resposta: answers[id] ?? '' })),
    }),
    check: (answers) =>
      Object.fromEntries(
        Object.entries(answers).map(([id, text]) => [id, text.trim() === '' ? copy.perguntas.empty : undefined]),
      ),
    send: useMutation(validatePerguntasSegurancaMutation(api)).mutateAsync,
    refusal: (error) => {
      const { wrong, notFound, sendFailed } = copy.perguntas;
      return { failure: problemOf(error, { byStatus: { 404: notFound, 422: wrong }, failed: sendFailed }) };
    },
    onSent: ({ nova_senha }) => onRecovered(nova_senha),
  });
  return (
    <FormDialog
      of={form}
      open={open}
      title={copy.perguntas.dialog}
      description={copy.perguntas.dialogText}
      confirmLabel={copy.perguntas.send}
      cancelLabel={null}
      onClose={onClose}
    >
      {perguntas.map(({ id, descricao }) => (
        <TextInput key={id} label={descricao} autoComplete="off" prose maxLength={200} {...form.field(String(id))} />
      ))}
    </FormDialog>
  );
}
