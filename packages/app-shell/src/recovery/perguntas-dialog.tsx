import type { PerguntaSeguranca } from '@luneta/api-client';
import { validatePerguntasSegurancaMutation } from '@luneta/api-client/recuperacao';
import { Button, Dialog, Stack, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';

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
  const form = useId();
  const problemOf = useProblem();
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({});
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const validate = useMutation(validatePerguntasSegurancaMutation(api));
  const answerOf = (id: number) => answers[id] ?? '';

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (validate.isPending || perguntas.some(({ id }) => answerOf(id).trim() === '')) return;
    try {
      const respostas = perguntas.map(({ id }) => ({ id, resposta: answerOf(id) }));
      const { nova_senha } = await validate.mutateAsync({ username, respostas });
      onRecovered(nova_senha);
    } catch (error) {
      const { wrong, notFound, sendFailed } = copy.perguntas;
      setProblem(problemOf(error, { byStatus: { 404: notFound, 422: wrong }, failed: sendFailed }));
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.perguntas.dialog}
      description={copy.perguntas.dialogText}
      error={problem}
      footer={
        <Button type="submit" form={form} busy={validate.isPending}>
          {copy.perguntas.send}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="e16">
          {perguntas.map(({ id, descricao }) => (
            <TextInput
              key={id}
              label={descricao}
              autoComplete="off"
              prose
              maxLength={200}
              value={answerOf(id)}
              onChange={(value) => {
                setAnswers({ ...answers, [id]: value });
                setProblem(undefined);
              }}
              error={tried && answerOf(id).trim() === '' ? copy.perguntas.empty : undefined}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
