/** Recovery by security questions: the user name here, the questions and the new password in dialogs (S1 §2.3, §4). */
import type { PerguntaSeguranca } from '@luneta/api-client';
import { perguntasSegurancaPessoaMutation } from '@luneta/api-client/recuperacao';
import { Button, Card, Heading, Note, Stack, Text, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';

import { useServices, useVisit } from '../services/context.tsx';
import { copy } from './copy.ts';
import { NovaSenhaDialog } from './nova-senha-dialog.tsx';
import { PerguntasDialog } from './perguntas-dialog.tsx';
import { useProblem } from './use-problem.ts';

/** `off`: the deployment does not recover by questions. */
export function PerguntasCard({ off }: { off: boolean }) {
  const { api, visit } = useServices();
  const { username } = useVisit();
  const heading = useId();
  const problemOf = useProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<string | undefined>(undefined);
  const [perguntas, setPerguntas] = useState<readonly PerguntaSeguranca[]>([]);
  const [nova, setNova] = useState<string | null>(null);
  const load = useMutation(perguntasSegurancaPessoaMutation(api));

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (load.isPending) return;
    setProblem(null);
    if (username.trim() === '') return setFieldError(copy.perguntas.empty);
    try {
      const found = await load.mutateAsync({ username });
      if (found.length === 0) return setProblem(copy.perguntas.none);
      return setPerguntas(found);
    } catch (error) {
      const { notFound, failed } = copy.perguntas;
      return setProblem(problemOf(error, { byStatus: { 404: notFound }, failed }));
    }
  }

  return (
    <Card as="section" labelledBy={heading}>
      <form onSubmit={(event) => void ask(event)} noValidate aria-labelledby={heading}>
        <Stack gap="e16">
          <Heading level={2} id={heading}>
            {copy.perguntas.title}
          </Heading>
          {off ? (
            <Note tone="info">{copy.perguntas.off}</Note>
          ) : (
            <>
              <Text tone="muted">{copy.perguntas.text}</Text>
              <TextInput
                label={copy.username}
                autoComplete="username"
                value={username}
                onChange={(value) => {
                  visit.update({ username: value });
                  setProblem(null);
                  setFieldError(undefined);
                }}
                error={fieldError}
              />
              {problem !== null && (
                <Note tone="danger" alert>
                  {problem}
                </Note>
              )}
              <Button type="submit" block busy={load.isPending}>
                {copy.perguntas.submit}
              </Button>
            </>
          )}
        </Stack>
      </form>
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
