/** Recovery by security questions: the user name here, the questions and the new password in dialogs (S1 §2.3, §4). */
import type { PerguntaSeguranca } from '@luneta/api-client';
import { perguntasSegurancaPessoaMutation } from '@luneta/api-client/recuperacao';
import { Button, Card, Heading, Note, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { Form, FormFailure } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useServices, useVisit } from '../services/context.tsx';
import { copy } from './copy.ts';
import { NovaSenhaDialog } from './nova-senha-dialog.tsx';
import { PerguntasDialog } from './perguntas-dialog.tsx';
import { useProblem } from './use-problem.ts';

/** The person has none; the contract answers with an empty list. */
class NoQuestions extends Error {}

/** `off`: the deployment does not recover by questions. */
export function PerguntasCard({ off }: { off: boolean }) {
  const { api, visit } = useServices();
  const { username } = useVisit();
  const heading = useId();
  const problemOf = useProblem();
  const [perguntas, setPerguntas] = useState<readonly PerguntaSeguranca[]>([]);
  const [nova, setNova] = useState<string | null>(null);
  const load = useMutation(perguntasSegurancaPessoaMutation(api));
  const form = useForm({
    values: { username },
    toRequest: (values) => values,
    check: (values) => ({ username: values.username.trim() === '' ? copy.perguntas.empty : undefined }),
    send: async (asked: { username: string }) => {
      const found = await load.mutateAsync(asked);
      if (found.length === 0) throw new NoQuestions();
      return found;
    },
    refusal: (error) => {
      if (error instanceof NoQuestions) return { failure: copy.perguntas.none };
      const { notFound, failed } = copy.perguntas;
      return { failure: problemOf(error, { byStatus: { 404: notFound }, failed }) };
    },
    stood: (_, sent) => sent,
    onSent: setPerguntas,
  });

  return (
    <Card as="section" labelledBy={heading}>
      <Form of={form} labelledBy={heading}>
        <Heading id={heading}>{copy.perguntas.title}</Heading>
        {off ? (
          <Note tone="info">{copy.perguntas.off}</Note>
        ) : (
          <>
            <Text tone="muted">{copy.perguntas.text}</Text>
            <TextInput
              label={copy.username}
              autoComplete="username"
              {...form.field('username')}
              // The sign-in begins with it, too.
              onChange={(value) => visit.update({ username: value })}
            />
            <FormFailure of={form} />
            <Button type="submit" block busy={form.sending}>
              {copy.perguntas.submit}
            </Button>
          </>
        )}
      </Form>
      {perguntas.length > 0 && (
        <PerguntasDialog
          open={nova === null}
          username={username}
          perguntas={perguntas}
          onClose={() => setPerguntas([])}
          onRecovered={setNova}
        />
      )}
      {nova !== null && <NovaSenhaDialog nova={nova} username={username.trim()} />}
    </Card>
  );
}
