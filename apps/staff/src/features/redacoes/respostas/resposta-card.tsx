/** One text answer: the question, what was written, the points it gets. */
import { ApiError, type Subjetiva } from '@luneta/api-client';
import { saveSubjetivaMutation } from '@luneta/api-client/gestao-redacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import {
  Badge,
  Button,
  Card,
  Heading,
  Inline,
  Note,
  numberText,
  RichHtml,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';

import { copy } from '../copy.ts';
import { pontosOf } from './pontos.ts';

const LIMIT = 2000;
const text = (points: number) =>
  numberText(points, Number.isInteger(points) ? 0 : 2).replace(/0$/u, (zero) => (Number.isInteger(points) ? zero : ''));

export function RespostaCard({ resposta }: { resposta: Subjetiva }) {
  const id = useId();
  const { api } = useServices();
  const save = useMutation(saveSubjetivaMutation(api, resposta.turma_avaliacao_questao_resposta_id));
  const stands = save.data ?? resposta;
  const [points, setPoints] = useState(stands.pontuacao_correcao === null ? '' : text(stands.pontuacao_correcao));
  const [comment, setComment] = useState(stands.comentario_correcao ?? '');
  const [wrong, setWrong] = useState(false);
  const most = text(resposta.pontuacao_avaliacao);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const pontuacao_correcao = pontosOf(points, resposta.pontuacao_avaliacao);
    setWrong(pontuacao_correcao === null);
    if (pontuacao_correcao === null) return;
    save.mutate({ pontuacao_correcao, comentario_correcao: comment, versao: stands.versao });
  };
  const conflict = save.error instanceof ApiError && save.error.status === 409;
  return (
    <Card as="li" labelledBy={id}>
      <form onSubmit={submit} noValidate>
        <Stack gap="e12">
          <Inline justify="between" wrap>
            <Heading level={2} look="h3" id={id}>
              {copy.question(resposta.numero)} · {resposta.codigo}
            </Heading>
            {stands.pontuacao_correcao !== null && <Badge tone="success">{copy.saved.salva}</Badge>}
          </Inline>
          <Text look="small" tone="muted">
            {resposta.descricao}
          </Text>
          <RichHtml html={resposta.enunciado} />
          <Stack gap="e4">
            <Text look="smallStrong">{copy.answer}</Text>
            {resposta.texto_resposta.split('\n').map((line, n) => (
              <Text key={n}>{line}</Text>
            ))}
          </Stack>
          <TextInput
            label={copy.points(most)}
            value={points}
            onChange={setPoints}
            inputMode="decimal"
            error={wrong ? copy.pointsWrong(most) : undefined}
          />
          <Textarea
            label={copy.comment}
            optional
            rows={2}
            limit={LIMIT}
            value={comment}
            onChange={(value) => setComment(value.slice(0, LIMIT))}
          />
          {save.isError && (
            <Note tone="danger" alert>
              {conflict ? copy.changed : errorMessage(save.error)}
            </Note>
          )}
          <Inline>
            <Button type="submit" size="sm" busy={save.isPending}>
              {copy.saveAgain}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
