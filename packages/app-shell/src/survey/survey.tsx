/**
 * C17: one question, a comment, thanks, after everything else on the page: it covers nothing, takes no focus and no tap.
 * One tap puts it off.
 */
import { limpaTexto, TEXTO_MAX } from '@luneta/domain';
import { pesquisaQuery, saveRespostaPesquisaMutation } from '@luneta/api-client/pesquisa';
import { Button, Card, Content, Grid, Heading, Note, Stack, Text, Textarea } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ScoreScale } from './parts/score-scale/score-scale.tsx';
import { errorMessage } from '../query/error-message.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';

export function Survey() {
  const { api, survey } = useServices();
  const wanted = useQuery(pesquisaQuery(api)).data?.mostrar === true;
  const answer = useMutation(saveRespostaPesquisaMutation(api));

  function leave() {
    // The server remembers a refusal for 90 days. The survey closes now even when that call fails.
    if (!answer.isSuccess) answer.mutate({ nota: null });
    survey.done();
  }
  if (!wanted && !answer.isSuccess) return null;
  return (
    <Content>
      <Card as="section" labelledBy="pesquisa">
        <Stack gap="e16">
          <Heading look="h3" id="pesquisa">
            {answer.isSuccess ? copy.thanksTitle : copy.title}
          </Heading>
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
        </Stack>
      </Card>
    </Content>
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
          limit={TEXTO_MAX.comentario_pesquisa}
          onChange={setComentario}
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
          onClick={() => nota !== null && onSend(nota, limpaTexto(comentario).trim())}
        >
          {copy.send}
        </Button>
      </Grid>
    </Stack>
  );
}
