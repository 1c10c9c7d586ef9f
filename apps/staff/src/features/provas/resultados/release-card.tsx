/** Hold, let out as early as possible, or at a moment; what follows is said before, and what cannot be undone is asked twice. */
import { confirmLiberacaoMutation, setLiberacaoMutation } from '@luneta/api-client/gestao-provas';
import type { Liberacao } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { Form, useForm } from '@luneta/app-shell/form';
import { fromLocal } from '@luneta/domain/instante-local';
import { Button, Card, DateTimeField, Heading, Note, RadioCards, Select, Stack } from '@luneta/ui';
import { CircleCheck } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useOutroHorario } from '../../../shared/fuso/use-outro-horario.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words } from '../copy.ts';
import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { useTempo, type Tempo } from '../tempo.ts';
import { copy } from './copy.ts';

/** What the exam says for itself; '' is as the school. */
type Modo = 'sozinha' | 'conferida' | '';

type Quando = 'hold' | 'asap' | 'schedule';
const valoresOf = (quando: Quando, modo: Modo) => ({ quando, modo, em: '' });

export type ReleaseCardProps = {
  liberacao: Liberacao;
  alunos: number;
  pendente: boolean;
  nowMs: number;
  calculado_em: string | null;
};

/** The last class is over: what staff look at will not change by itself. */
const canReview = ({ aguarda_conferencia, liberacao_minima_em: minima }: Liberacao, nowMs: number): boolean =>
  aguarda_conferencia === true && minima !== null && Date.parse(minima) <= nowMs;

function stateOf(liberacao: Liberacao, { prazo }: Tempo, nowMs: number): string {
  const { liberado, retido, gabarito_liberado_em, liberacao_minima_em: minima } = liberacao;
  if (!liberado && !retido && liberacao.aguarda_conferencia === true)
    return canReview(liberacao, nowMs) ? copy.waitsLook : copy.waitsEnd(minima === null ? null : prazo(minima));
  if (liberado) return copy.released(gabarito_liberado_em === null ? '' : prazo(gabarito_liberado_em));
  if (retido) return copy.held;
  return gabarito_liberado_em === null ? copy.unknown : copy.planned(prazo(gabarito_liberado_em));
}

export function ReleaseCard(props: ReleaseCardProps) {
  const { liberacao } = props;
  const may = useMayCall();
  const tempo = useTempo();
  const [done, setDone] = useState(false);
  const { outras_provas_ate: outras = null, liberado, retido } = liberacao;
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Heading look="h3">{copy.state}</Heading>
        <Note tone={liberado ? 'success' : retido ? 'locked' : 'info'}>{stateOf(liberacao, tempo, props.nowMs)}</Note>
        {outras !== null && !liberado && <Note tone="warning">{copy.waits(tempo.prazo(outras))}</Note>}
        {done && (
          <Note tone="success" alert onDismiss={() => setDone(false)}>
            {copy.done}
          </Note>
        )}
        {!liberado && may('confirmLiberacao') && canReview(liberacao, props.nowMs) && (
          <ConfirmReviewed {...props} onDone={() => setDone(true)} />
        )}
        {!liberado && may('setLiberacao') && <Escolha {...props} onDone={() => setDone(true)} />}
      </Stack>
    </Card>
  );
}

/** What staff have looked at goes out; a result that was computed again meanwhile is looked at again. */
function ConfirmReviewed({
  liberacao,
  alunos,
  pendente,
  calculado_em,
  onDone,
}: ReleaseCardProps & { onDone: () => void }) {
  const { api } = useServices();
  const [asking, setAsking] = useState(false);
  const { avaliacao_conhecimento_id } = liberacao;
  const act = useMutation(confirmLiberacaoMutation(api, { avaliacao_conhecimento_id }));
  return (
    <>
      <Button icon={CircleCheck} onClick={() => setAsking(true)}>
        {copy.confirm}
      </Button>
      {asking && (
        <MotivoDialog
          title={copy.confirmTitle(words.alunos(alunos))}
          confirmLabel={copy.confirm}
          consequence={copy.releaseConsequence(pendente ? copy.stillOpen : '')}
          danger
          onClose={() => setAsking(false)}
          send={(motivo) => act.mutateAsync({ calculado_em, motivo })}
          onSent={() => {
            setAsking(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

function Escolha({ liberacao, alunos, pendente, nowMs, onDone }: ReleaseCardProps & { onDone: () => void }) {
  const tempo = useTempo();
  const outro = useOutroHorario();
  const { liberacao_minima_em: minima, liberar_em, retido } = liberacao;
  const [asking, setAsking] = useState(false);
  const isOver = (atMs: number | null) => atMs !== null && minima !== null && atMs >= Date.parse(minima);
  const form = useForm({
    values: valoresOf(retido ? 'hold' : liberar_em === null ? 'asap' : 'schedule', liberacao.liberacao_da_prova ?? ''),
    toRequest: (values) => values,
    check: (values) => ({
      em: values.quando === 'schedule' && !isOver(fromLocal(values.em, tempo.fuso)) ? copy.atError : undefined,
    }),
    // The question with its reason comes before anything is sent.
    send: async () => setAsking(true),
    stood: (_, sent) => sent,
  });
  const { quando, modo, em } = form.values;
  const atMs = fromLocal(em, tempo.fuso);
  const needsReview = modo === 'conferida' || (modo === '' && liberacao.liberacao === 'conferida');
  const immediate = quando === 'asap' && !needsReview && minima !== null && Date.parse(minima) <= nowMs;
  return (
    <>
      <Form of={form}>
        <RadioCards
          legend={copy.when}
          {...form.field('quando')}
          options={[
            { value: 'hold', label: copy.hold, description: copy.holdText },
            {
              value: 'asap',
              label: copy.asap,
              description: needsReview
                ? copy.asapChecked
                : minima !== null && Date.parse(minima) > nowMs
                  ? copy.asapLater(tempo.prazo(minima))
                  : copy.asapNow,
            },
            { value: 'schedule', label: copy.schedule, description: copy.scheduleText },
          ]}
        />
        {quando === 'schedule' && <DateTimeField label={copy.at} help={outro ?? copy.atHelp} {...form.field('em')} />}
        <Select
          label={copy.mode}
          help={copy.modeHelp}
          {...form.field('modo')}
          options={[
            { value: '', label: copy.asSchool },
            { value: 'sozinha', label: copy.modes.sozinha },
            { value: 'conferida', label: copy.modes.conferida },
          ]}
        />
        <Button type="submit" variant={immediate ? 'danger' : liberacao.aguarda_conferencia ? 'secondary' : 'primary'}>
          {immediate ? copy.releaseNow(words.alunos(alunos)) : copy.change}
        </Button>
      </Form>
      {asking && (
        <ConfirmRelease
          liberacao={liberacao}
          quando={quando}
          modo={modo}
          atMs={quando === 'schedule' ? atMs : null}
          immediate={immediate}
          needsReview={needsReview}
          alunos={alunos}
          pendente={pendente}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type ConfirmReleaseProps = Omit<ReleaseCardProps, 'nowMs' | 'calculado_em'> & {
  quando: Quando;
  modo: Modo;
  atMs: number | null;
  immediate: boolean;
  needsReview: boolean;
  onDone: () => void;
  onClose: () => void;
};

function ConfirmRelease({
  liberacao,
  quando,
  modo,
  atMs,
  immediate,
  needsReview,
  alunos,
  pendente,
  onDone,
  onClose,
}: ConfirmReleaseProps) {
  const { api } = useServices();
  const { prazo } = useTempo();
  const { avaliacao_conhecimento_id, liberacao_minima_em: minima } = liberacao;
  const change = useMutation(setLiberacaoMutation(api, { avaliacao_conhecimento_id }));
  const liberar_em = atMs === null ? null : new Date(atMs).toISOString();
  const title = {
    hold: copy.holdTitle,
    asap: immediate ? copy.releaseTitle(words.alunos(alunos)) : copy.asapTitle,
    schedule: copy.scheduleTitle(liberar_em === null ? '' : prazo(liberar_em)),
  }[quando];
  const open = pendente ? copy.stillOpen : '';
  const consequence = {
    hold: copy.holdText,
    asap: immediate
      ? copy.releaseConsequence(open)
      : needsReview
        ? copy.asapChecked
        : `${open}${copy.asapLater(minima === null ? null : prazo(minima))}`,
    schedule: `${open}${copy.scheduleConsequence}`,
  }[quando];
  return (
    <MotivoDialog
      title={title}
      confirmLabel={immediate ? copy.releaseNow(words.alunos(alunos)) : copy.save}
      consequence={consequence}
      danger={immediate}
      onClose={onClose}
      send={(motivo) =>
        change.mutateAsync({ retido: quando === 'hold', liberar_em, liberacao: modo === '' ? null : modo, motivo })
      }
      onSent={() => {
        onClose();
        onDone();
      }}
    />
  );
}
