/** One text answer: the question, what was written, the points it gets. */
import { ApiError, type Subjetiva } from '@luneta/api-client';
import { saveSubjetivaMutation } from '@luneta/api-client/gestao-redacoes';
import { isPontos, readPontos } from '@luneta/domain/pontos';
import { limpaTexto, TEXTO_MAX } from '@luneta/domain/texto-livre';
import { errorMessage, useServices } from '@luneta/app-shell';
import {
  Badge,
  Button,
  Card,
  Heading,
  Inline,
  Note,
  RichHtml,
  SavedIndicator,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useState, type SyntheticEvent } from 'react';

import type { Rascunho } from '../../../rascunhos/rascunhos.ts';
import { useRascunhos } from '../../../rascunhos/use-rascunhos.ts';
import { pontosText } from '../../../pontos.ts';
import { copy } from '../copy.ts';
import { RespostaConflito } from './resposta-conflito.tsx';

type RespostaCardProps = {
  resposta: Subjetiva;
  /** Something is typed that is not saved, or no longer. */
  onUnsaved: (id: number, unsaved: boolean) => void;
};

/** A mark as it is typed. */
const typedOf = ({ pontuacao_correcao, comentario_correcao }: Subjetiva) => ({
  points: pontuacao_correcao === null ? '' : pontosText(pontuacao_correcao),
  comment: comentario_correcao ?? '',
});

type Typed = ReturnType<typeof typedOf>;

/** What this device keeps of a mark; null for what another build, or a hand, has written. */
function digitadoDe(rascunho: Rascunho | null): (Typed & { versao: number }) | null {
  const { points, comment }: Partial<Record<keyof Typed, unknown>> = Object(rascunho?.dados);
  if (rascunho === null || typeof points !== 'string' || typeof comment !== 'string') return null;
  return { points, comment, versao: rascunho.versao };
}

export function RespostaCard({ resposta, onUnsaved }: RespostaCardProps) {
  const id = useId();
  const { api } = useServices();
  const save = useMutation(saveSubjetivaMutation(api, resposta.resposta_subjetiva_id));
  const [taken, setTaken] = useState<Subjetiva | null>(null);
  const stands = save.data ?? taken ?? resposta;
  // As it was read or sent last: what differs is not saved.
  const [saved, setSaved] = useState(() => typedOf(resposta));
  const resposta_id = resposta.resposta_subjetiva_id;
  const rascunho = useRascunhos(`pontos:${resposta_id}`);
  const [found] = useState(() => digitadoDe(rascunho.read()));
  const [points, setPoints] = useState((found ?? saved).points);
  const [comment, setComment] = useState((found ?? saved).comment);
  // The version that the typing began from: what somebody else saved since is a conflict, not overwritten.
  const versao = (save.data ?? taken ?? found ?? resposta).versao;
  const unsaved = points !== saved.points || comment !== saved.comment;
  useEffect(() => {
    onUnsaved(resposta_id, unsaved);
    return () => onUnsaved(resposta_id, false);
  }, [resposta_id, unsaved, onUnsaved]);
  // Before the screen says that it is kept, or saved.
  useLayoutEffect(() => {
    if (unsaved) rascunho.keep({ em: Date.now(), versao, dados: { points, comment } });
    else rascunho.forget();
  }, [rascunho, unsaved, versao, points, comment]);
  const [wrong, setWrong] = useState(false);
  const most = pontosText(resposta.pontuacao_avaliacao);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(versao);
  };
  const send = (versao: number) => {
    const pontuacao_correcao = readPontos(points);
    const wrong = pontuacao_correcao === null || !isPontos(pontuacao_correcao, resposta.pontuacao_avaliacao);
    setWrong(wrong);
    if (wrong) return;
    const body = { pontuacao_correcao, comentario_correcao: limpaTexto(comment), versao };
    save.mutate(body, { onSuccess: () => setSaved({ points, comment }) });
  };
  const take = (theirs: Subjetiva) => {
    setTaken(theirs);
    const typed = typedOf(theirs);
    setSaved(typed);
    setPoints(typed.points);
    setComment(typed.comment);
    setWrong(false);
    save.reset();
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
            limit={TEXTO_MAX.comentario_subjetiva}
            value={comment}
            onChange={setComment}
          />
          {save.isError && !conflict && (
            <Note tone="danger" alert>
              {errorMessage(save.error)}
            </Note>
          )}
          {conflict && (
            <RespostaConflito
              resposta_id={resposta_id}
              minha={{ pontos: points, comentario: comment }}
              onMine={send}
              onTheirs={take}
            />
          )}
          <Inline gap="e12" align="center" wrap>
            <Button type="submit" size="sm" busy={save.isPending}>
              {copy.saveAgain}
            </Button>
            {unsaved && <SavedIndicator state="unsaved" text={copy.saved.sem_conexao} />}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
