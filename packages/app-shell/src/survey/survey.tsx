/** C17: one question, a comment, thanks. It comes a moment after the screen, and may be put off with one tap. */
import { pesquisaQuery, saveRespostaPesquisaMutation } from '@luneta/api-client/pesquisa';
import { Button, CornerSheet, Grid, Note, ScoreScale, Stack, Text, Textarea } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { errorMessage } from '../query/error-message.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';

/** The screen is read first. */
const COMES_AFTER_MS = 1_200;
const COMMENT_MAX = 1_000;

export function Survey() {
  const { api, survey } = useServices();
  const wanted = useQuery(pesquisaQuery(api)).data?.mostrar === true;
  const [shown, setShown] = useState(false);
  const answer = useMutation(saveRespostaPesquisaMutation(api));
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setShown(true), COMES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  function leave() {
    // The server remembers a refusal for 90 days. The survey closes now even when that call fails.
    if (!answer.isSuccess) answer.mutate({ nota: null });
    survey.done();
  }
  return (
    <CornerSheet open={shown} onClose={leave} title={answer.isSuccess ? copy.thanksTitle : copy.title}>
      {answer.isSuccess ? (
        <Stack gap="e16">
          <Text>{copy.thanks}</Text>
          <Button variant="secondary" onClick={leave}>
            {copy.close}
          </Button>
        </Stack>
      ) : (
        <Questions
          busy={answer.isPending}
          problem={answer.isError ? errorMessage(answer.error) : null}
          onSend={(nota, comentario) => answer.mutate(comentario === '' ? { nota } : { nota, comentario })}
          onLater={leave}
        />
      )}
    </CornerSheet>
  );
}

type QuestionsProps = {
  busy: boolean;
  problem: string | null;
  onSend: (nota: number, comentario: string) => void;
  onLater: () => void;
};

function Questions({ busy, problem, onSend, onLater }: QuestionsProps) {
  const { config } = useServices();
  const [nota, setNota] = useState<number | null>(null);
  const [comentario, setComentario] = useState('');
  return (
    <Stack gap="e16">
      <ScoreScale
        legend={copy.question(config.produto)}
        ends={copy.ends}
        value={nota}
        onChange={setNota}
        disabled={busy}
      />
      {nota !== null && (
        <Textarea
          label={copy.comment}
          help={copy.commentHint}
          rows={2}
          value={comentario}
          onChange={(text) => setComentario(text.slice(0, COMMENT_MAX))}
        />
      )}
      {problem !== null && (
        <Note tone="danger" alert>
          {problem}
        </Note>
      )}
      <Grid columns={2} gap="e12">
        <Button variant="secondary" block onClick={onLater}>
          {copy.later}
        </Button>
        <Button
          variant="secondary"
          block
          busy={busy}
          disabled={nota === null}
          onClick={() => nota !== null && onSend(nota, comentario.trim())}
        >
          {copy.send}
        </Button>
      </Grid>
    </Stack>
  );
}
