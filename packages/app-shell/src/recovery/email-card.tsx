/** Recovery by e-mail: the way that asks nobody to remember anything (WCAG 3.3.8). The outcome stays in the card. */
import { ApiError } from '@luneta/api-client';
import { sendEmailTrocaSenhaMutation } from '@luneta/api-client/recuperacao';
import { Button, Card, Heading, Note, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { Form, FormFailure } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { useServices, useVisit } from '../services/context.tsx';
import { copy } from './copy.ts';
import { useProblem } from './use-problem.ts';

/** `off`: the deployment sends no messages. */
export function EmailCard({ off }: { off: boolean }) {
  const { api } = useServices();
  const { username: typed } = useVisit();
  const heading = useId();
  const problemOf = useProblem();
  const [sent, setSent] = useState(false);
  const form = useForm({
    values: { username: typed },
    toRequest: (values) => values,
    check: ({ username }) => ({ username: username.trim() === '' ? copy.email.empty : undefined }),
    send: useMutation(sendEmailTrocaSenhaMutation(api)).mutateAsync,
    refusal: (error) => {
      setSent(false);
      const { notFound, failed } = copy.email;
      // The deployment was asked before it said whether it sends any.
      const disabled = error instanceof ApiError && error.codigo === 'email_desativado' ? { 409: error.message } : {};
      return { failure: problemOf(error, { byStatus: { 404: notFound, ...disabled }, failed }) };
    },
    stood: (_, asked) => asked,
    onSent: () => setSent(true),
  });

  return (
    <Card as="section" labelledBy={heading}>
      <Form of={form} labelledBy={heading}>
        <Heading id={heading}>{copy.email.title}</Heading>
        {off ? (
          <Note tone="info">{copy.email.off}</Note>
        ) : (
          <>
            <Text tone="muted">{copy.email.text}</Text>
            <TextInput label={copy.username} autoComplete="username" {...form.field('username')} />
            <FormFailure of={form} />
            {sent && !form.sending && form.changed.length === 0 && (
              <Note tone="success" alert>
                {copy.email.sent}
              </Note>
            )}
            <Button type="submit" variant="secondary" block busy={form.sending}>
              {copy.email.submit}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}
