/** Recovery by e-mail: the way that asks nobody to remember anything (WCAG 3.3.8). The outcome stays in the card. */
import { ApiError } from '@luneta/api-client';
import { sendEmailTrocaSenhaMutation } from '@luneta/api-client/recuperacao';
import { Button, Card, Heading, Note, Stack, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';

import { useServices, useVisit } from '../services/context.tsx';
import { copy } from './copy.ts';
import { useProblem } from './use-problem.ts';

/** `off`: the deployment sends no messages. */
export function EmailCard({ off }: { off: boolean }) {
  const { api } = useServices();
  const { username: typed } = useVisit();
  const heading = useId();
  const problemOf = useProblem();
  const [username, setUsername] = useState(typed);
  const [fieldError, setFieldError] = useState<string | undefined>(undefined);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const send = useMutation(sendEmailTrocaSenhaMutation(api));
  const { notFound, failed, sent, empty } = copy.email;

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    setOutcome(null);
    if (username.trim() === '') return setFieldError(empty);
    try {
      await send.mutateAsync({ username });
      return setOutcome({ tone: 'success', text: sent });
    } catch (error) {
      // The deployment was asked before it said whether it sends any.
      const disabled = error instanceof ApiError && error.codigo === 'email_desativado' ? { 409: error.message } : {};
      return setOutcome({
        tone: 'danger',
        text: problemOf(error, { byStatus: { 404: notFound, ...disabled }, failed }),
      });
    }
  }

  return (
    <Card as="section" labelledBy={heading}>
      <form onSubmit={(event) => void ask(event)} noValidate aria-labelledby={heading}>
        <Stack gap="e16">
          <Heading level={2} id={heading}>
            {copy.email.title}
          </Heading>
          {off ? (
            <Note tone="info">{copy.email.off}</Note>
          ) : (
            <>
              <Text tone="muted">{copy.email.text}</Text>
              <TextInput
                label={copy.username}
                autoComplete="username"
                value={username}
                onChange={(value) => {
                  setUsername(value);
                  setFieldError(undefined);
                  setOutcome(null);
                }}
                error={fieldError}
              />
              {outcome !== null && (
                <Note tone={outcome.tone} alert>
                  {outcome.text}
                </Note>
              )}
              <Button type="submit" variant="secondary" block busy={send.isPending}>
                {copy.email.submit}
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Card>
  );
}
