/** One text answer: the question, what was written, the points it gets. */
import type { Subjetiva } from '@luneta/api-client';
import { isPontos, readPontos } from '@luneta/domain/pontos';
import { limpaTexto, TEXTO_MAX } from '@luneta/domain/texto-livre';
import { FormProblems, readDraft, sends, useDrafts, useForm, useKeptDraft } from '@luneta/app-shell/form';
import { Badge, Button, Card, Heading, Inline, Note, RichHtml, Stack, Text, Textarea, TextInput } from '@luneta/ui';
import { useEffect, useId, useState } from 'react';

import { pontosText } from '../../../shared/pontos.ts';
import { copy } from '../copy.ts';
import type { Pontos } from './pontos.ts';
import { RespostaConflito } from './resposta-conflito.tsx';
import { RespostaSalva } from './resposta-salva.tsx';
import type { RespostasOutbox } from './respostas-outbox.ts';
import { useResposta } from './use-respostas-outbox.ts';

type RespostaCardProps = {
  resposta: Subjetiva;
  outbox: RespostasOutbox;
  /** Something is typed that is not saved, or no longer. */
  onUnsaved: (id: number, unsaved: boolean) => void;
};

/** A mark as it is typed, and the version it begins from: what somebody else saved since is a conflict, not overwritten. */
const valuesOf = ({ pontuacao_correcao, comentario_correcao, versao }: Subjetiva | Pontos) => ({
  points: pontuacao_correcao === null ? '' : pontosText(pontuacao_correcao),
  comment: comentario_correcao ?? '',
  versao,
});

type Typed = Pick<ReturnType<typeof valuesOf>, 'points' | 'comment'>;

function isTyped(value: unknown): value is Typed {
  const { points, comment }: Partial<Record<keyof Typed, unknown>> = Object(value);
  return typeof points === 'string' && typeof comment === 'string';
}

export function RespostaCard({ resposta, outbox, onUnsaved }: RespostaCardProps) {
  const id = useId();
  const { resposta_subjetiva_id, pontuacao_avaliacao } = resposta;
  const { stands, line } = useResposta(outbox, resposta);
  const rascunho = useDrafts(`pontos:${resposta_subjetiva_id}`);
  const [found] = useState(() => readDraft(rascunho, isTyped));
  const most = pontosText(pontuacao_avaliacao);
  const isSound = (pontos: number | null) => pontos !== null && isPontos(pontos, pontuacao_avaliacao);
  const form = useForm({
    // What was given stands, although the server may not have it yet.
    values: valuesOf(line?.value ?? stands),
    typed: found === null ? undefined : { ...found.typed, versao: found.versao },
    toRequest: ({ points, comment, versao }) => ({
      resposta_subjetiva_id,
      // What cannot be read is refused before.
      pontuacao_correcao: readPontos(points) ?? 0,
      comentario_correcao: limpaTexto(comment),
      versao,
    }),
    check: ({ points }) => ({ points: isSound(readPontos(points)) ? undefined : copy.pointsWrong(most) }),
    send: (pontos: Pontos) => {
      outbox.give(pontos);
      return Promise.resolve(pontos);
    },
    stood: valuesOf,
  });
  const { points, comment, versao } = form.values;
  const unsaved = form.changed.some((name) => name !== 'versao');
  useEffect(() => {
    onUnsaved(resposta_subjetiva_id, unsaved);
    return () => onUnsaved(resposta_subjetiva_id, false);
  }, [resposta_subjetiva_id, unsaved, onUnsaved]);
  useKeptDraft(rascunho, { typed: form.values, versao, dirty: unsaved });
  const mine = (over: number) => {
    form.set({ versao: over });
    form.submit();
  };
  const take = (theirs: Subjetiva) => {
    outbox.take(theirs);
    form.set(valuesOf(theirs));
  };
  const recusa = line?.recusa ?? null;
  const conflict = recusa?.status === 409;
  return (
    <Card as="li" labelledBy={id}>
      <form onSubmit={sends(form)} noValidate>
        <Stack gap="e12">
          <FormProblems of={form} />
          <Inline justify="between" wrap>
            <Heading look="h3" id={id}>
              {copy.question(resposta.numero)} · {resposta.codigo}
            </Heading>
            {line === undefined && stands.pontuacao_correcao !== null && (
              <Badge tone="success">{copy.saved.salva}</Badge>
            )}
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
          <TextInput label={copy.points(most)} {...form.field('points')} inputMode="decimal" />
          <Textarea
            label={copy.comment}
            optional
            rows={2}
            limit={TEXTO_MAX.comentario_subjetiva}
            {...form.field('comment')}
          />
          {recusa !== null && !conflict && (
            <Note tone="danger" alert>
              {recusa.mensagem}
            </Note>
          )}
          {conflict && (
            <RespostaConflito
              resposta_id={resposta_subjetiva_id}
              minha={{ pontos: points, comentario: comment }}
              onMine={mine}
              onTheirs={take}
            />
          )}
          <Inline gap="e12" align="center" wrap>
            <Button type="submit" size="sm">
              {copy.saveAgain}
            </Button>
            <RespostaSalva unsaved={unsaved} line={line} espera={outbox.getState().espera} />
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
