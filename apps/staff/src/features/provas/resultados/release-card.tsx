/** Hold, let out as early as possible, or at a moment; what follows is said before, and what cannot be undone is asked twice. */
import { confirmLiberacaoMutation, setLiberacaoMutation } from '@luneta/api-client/gestao-provas';
import type { Liberacao } from '@luneta/api-client';
import { errorMessage, useServices } from '@luneta/app-shell';
import { fromLocal } from '@luneta/domain/instante-local';
import { Button, Card, DateTimeField, Heading, Note, RadioCards, Select, Stack } from '@luneta/ui';
import { CircleCheck } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useOutroHorario } from '../../../fuso/use-outro-horario.ts';
import { useMayCall } from '../../../use-may-call.ts';
import { copy as words } from '../copy.ts';
import { MotivoDialog } from '../../../ato/motivo-dialog.tsx';
import { useTempo, type Tempo } from '../tempo.ts';
import { copy } from './copy.ts';

/** What the exam says for itself; '' is as the school. */
type Modo = 'sozinha' | 'conferida' | '';
const modoOf = (value: string): Modo => (value === 'sozinha' || value === 'conferida' ? value : '');

type Quando = 'hold' | 'asap' | 'schedule';
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
        <Heading level={2} look="h3">
          {copy.state}
        </Heading>
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
          busy={act.isPending}
          error={act.isError ? errorMessage(act.error) : undefined}
          onClose={() => setAsking(false)}
          onConfirm={(motivo) =>
            act.mutate(
              { calculado_em, motivo },
              {
                onSuccess: () => {
                  setAsking(false);
                  onDone();
                },
              },
            )
          }
        />
      )}
    </>
  );
}

function Escolha({ liberacao, alunos, pendente, nowMs, onDone }: ReleaseCardProps & { onDone: () => void }) {
  const tempo = useTempo();
  const outro = useOutroHorario();
  const { liberacao_minima_em: minima, liberar_em, retido } = liberacao;
  const [quando, setQuando] = useState<Quando>(retido ? 'hold' : liberar_em === null ? 'asap' : 'schedule');
  const [modo, setModo] = useState<Modo>(liberacao.liberacao_da_prova ?? '');
  const [em, setEm] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const atMs = fromLocal(em, tempo.fuso);
  const isValidTime = atMs !== null && minima !== null && atMs >= Date.parse(minima);
  const needsReview = modo === 'conferida' || (modo === '' && liberacao.liberacao === 'conferida');
  const immediate = quando === 'asap' && !needsReview && minima !== null && Date.parse(minima) <= nowMs;
  const ask = () => {
    setTried(true);
    if (quando !== 'schedule' || isValidTime) setAsking(true);
  };
  return (
    <Stack gap="e12">
      <RadioCards
        legend={copy.when}
        value={quando}
        onChange={setQuando}
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
      {quando === 'schedule' && (
        <DateTimeField
          label={copy.at}
          help={outro ?? copy.atHelp}
          value={em}
          onChange={setEm}
          error={tried && !isValidTime ? copy.atError : undefined}
        />
      )}
      <Select
        label={copy.mode}
        help={copy.modeHelp}
        value={modo}
        options={[
          { value: '', label: copy.asSchool },
          { value: 'sozinha', label: copy.modes.sozinha },
          { value: 'conferida', label: copy.modes.conferida },
        ]}
        onChange={(value) => setModo(modoOf(value))}
      />
      <Button variant={immediate ? 'danger' : liberacao.aguarda_conferencia ? 'secondary' : 'primary'} onClick={ask}>
        {immediate ? copy.releaseNow(words.alunos(alunos)) : copy.change}
      </Button>
      {asking && (
        <ConfirmRelease
          liberacao={liberacao}
          quando={quando}
          modo={modo}
          atMs={quando === 'schedule' ? atMs : null}
          immediate={immediate}
          confere={needsReview}
          alunos={alunos}
          pendente={pendente}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

type ConfirmReleaseProps = Omit<ReleaseCardProps, 'nowMs' | 'calculado_em'> & {
  quando: Quando;
  modo: Modo;
  atMs: number | null;
  immediate: boolean;
  confere: boolean;
  onDone: () => void;
  onClose: () => void;
};

function ConfirmRelease({
  liberacao,
  quando,
  modo,
  atMs,
  immediate,
  confere,
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
      : confere
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
      busy={change.isPending}
      error={change.isError ? errorMessage(change.error) : undefined}
      onClose={onClose}
      onConfirm={(motivo) =>
        change.mutate(
          { retido: quando === 'hold', liberar_em, liberacao: modo === '' ? null : modo, motivo },
          {
            onSuccess: () => {
              onClose();
              onDone();
            },
          },
        )
      }
    />
  );
}
