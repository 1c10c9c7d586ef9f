/** One text answer: the question, what was written, the points it gets. */
import { ApiError, type Subjetiva } from '@luneta/api-client';
import { saveSubjetivaMutation } from '@luneta/api-client/gestao-redacoes';
import { isPontos, readPontos } from '@luneta/domain/pontos';
import { limpaTexto, TEXTO_MAX } from '@luneta/domain/texto-livre';
import { useServices } from '@luneta/app-shell';
import { FormFailure, FormProblems, readDraft, sends, useDrafts, useForm, useKeptDraft } from '@luneta/app-shell/form';
import {
  Badge,
  Button,
  Card,
  Heading,
  Inline,
  RichHtml,
  SavedIndicator,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';

import { pontosText } from '../../../shared/pontos.ts';
import { copy } from '../copy.ts';
import { RespostaConflito } from './resposta-conflito.tsx';

type RespostaCardProps = {
  resposta: Subjetiva;
  /** Something is typed that is not saved, or no longer. */
  onUnsaved: (id: number, unsaved: boolean) => void;
};

/** A mark as it is typed, and the version it begins from: what somebody else saved since is a conflict, not overwritten. */
const valuesOf = ({ pontuacao_correcao, comentario_correcao, versao }: Subjetiva) => ({
  points: pontuacao_correcao === null ? '' : pontosText(pontuacao_correcao),
  comment: comentario_correcao ?? '',
  versao,
});

type Typed = Pick<ReturnType<typeof valuesOf>, 'points' | 'comment'>;

function isTyped(value: unknown): value is Typed {
  const { points, comment }: Partial<Record<keyof Typed, unknown>> = Object(value);
  return typeof points === 'string' && typeof comment === 'string';
}

export function RespostaCard({ resposta, onUnsaved }: RespostaCardProps) {
  const id = useId();
  const { api } = useServices();
  const save = useMutation(saveSubjetivaMutation(api, resposta.resposta_subjetiva_id));
  const [stands, setStands] = useState(resposta);
  const resposta_id = resposta.resposta_subjetiva_id;
  const rascunho = useDrafts(`pontos:${resposta_id}`);
  const [found] = useState(() => readDraft(rascunho, isTyped));
  const { pontuacao_avaliacao } = resposta;
  const most = pontosText(pontuacao_avaliacao);
  const isSound = (pontos: number | null) => pontos !== null && isPontos(pontos, pontuacao_avaliacao);
  const form = useForm({
    values: valuesOf(stands),
    typed: found === null ? undefined : { ...found.typed, versao: found.versao },
    toRequest: ({ points, comment, versao }) => ({
      // What cannot be read is refused before.
      pontuacao_correcao: readPontos(points) ?? 0,
      comentario_correcao: limpaTexto(comment),
      versao,
    }),
    check: ({ points }) => ({ points: isSound(readPontos(points)) ? undefined : copy.pointsWrong(most) }),
    send: save.mutateAsync,
    stood: valuesOf,
    onSent: setStands,
  });
  const { points, comment, versao } = form.values;
  const unsaved = form.changed.some((name) => name !== 'versao');
  useEffect(() => {
    onUnsaved(resposta_id, unsaved);
    return () => onUnsaved(resposta_id, false);
  }, [resposta_id, unsaved, onUnsaved]);
  useKeptDraft(rascunho, { typed: form.values, versao, dirty: unsaved });
  const mine = (over: number) => {
    form.set({ versao: over });
    form.submit();
  };
  const take = (theirs: Subjetiva) => {
    setStands(theirs);
    form.set(valuesOf(theirs));
  };
  const conflict = form.failure instanceof ApiError && form.failure.status === 409;
  return (
    <Card as="li" labelledBy={id}>
      <form onSubmit={sends(form)} noValidate>
        <Stack gap="e12">
          <FormProblems of={form} level={3} />
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
          <TextInput label={copy.points(most)} {...form.field('points')} inputMode="decimal" />
          <Textarea
            label={copy.comment}
            optional
            rows={2}
            limit={TEXTO_MAX.comentario_subjetiva}
            {...form.field('comment')}
          />
          {!conflict && <FormFailure of={form} />}
          {conflict && (
            <RespostaConflito
              resposta_id={resposta_id}
              minha={{ pontos: points, comentario: comment }}
              onMine={mine}
              onTheirs={take}
            />
          )}
          <Inline gap="e12" align="center" wrap>
            <Button type="submit" size="sm" busy={form.sending}>
              {copy.saveAgain}
            </Button>
            {unsaved && <SavedIndicator state="unsaved" text={copy.saved.sem_conexao} />}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
