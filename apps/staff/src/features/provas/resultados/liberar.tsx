/** Hold, let out as early as possible, or at a moment; what follows is said before, and what cannot be undone is asked twice. */
import { setLiberacaoMutation } from '@luneta/api-client/gestao-provas';
import type { Liberacao } from '@luneta/api-client';
import { errorMessage, useServices } from '@luneta/app-shell';
import { fromLocal } from '@luneta/domain/instante-local';
import { Button, Card, DateTimeField, Heading, Note, RadioCards, Stack } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useOutroHorario } from '../../../fuso/use-outro-horario.ts';
import { useMayCall } from '../../../use-may-call.ts';
import { copy as words } from '../copy.ts';
import { MotivoDialog } from '../../../ato/motivo-dialog.tsx';
import { useTempo, type Tempo } from '../tempo.ts';
import { copy } from './copy.ts';

type Quando = 'reter' | 'logo' | 'agendar';
export type LiberarProps = { liberacao: Liberacao; alunos: number; pendente: boolean; nowMs: number };

function stateOf({ liberado, retido, gabarito_liberado_em }: Liberacao, { prazo }: Tempo): string {
  if (liberado) return copy.released(gabarito_liberado_em === null ? '' : prazo(gabarito_liberado_em));
  if (retido) return copy.held;
  return gabarito_liberado_em === null ? copy.unknown : copy.planned(prazo(gabarito_liberado_em));
}

export function Liberar(props: LiberarProps) {
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
        <Note tone={liberado ? 'success' : retido ? 'locked' : 'info'}>{stateOf(liberacao, tempo)}</Note>
        {outras !== null && !liberado && <Note tone="warning">{copy.waits(tempo.prazo(outras))}</Note>}
        {done && (
          <Note tone="success" alert onDismiss={() => setDone(false)}>
            {copy.done}
          </Note>
        )}
        {!liberado && may('setLiberacao') && <Escolha {...props} onDone={() => setDone(true)} />}
      </Stack>
    </Card>
  );
}

function Escolha({ liberacao, alunos, pendente, nowMs, onDone }: LiberarProps & { onDone: () => void }) {
  const tempo = useTempo();
  const outro = useOutroHorario();
  const { liberacao_minima_em: minima, liberar_em, retido } = liberacao;
  const [quando, setQuando] = useState<Quando>(retido ? 'reter' : liberar_em === null ? 'logo' : 'agendar');
  const [em, setEm] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const atMs = fromLocal(em, tempo.fuso);
  const soundTime = atMs !== null && minima !== null && atMs >= Date.parse(minima);
  const immediate = quando === 'logo' && minima !== null && Date.parse(minima) <= nowMs;
  const ask = () => {
    setTried(true);
    if (quando !== 'agendar' || soundTime) setAsking(true);
  };
  return (
    <Stack gap="e12">
      <RadioCards
        legend={copy.when}
        value={quando}
        onChange={setQuando}
        options={[
          { value: 'reter', label: copy.hold, description: copy.holdText },
          {
            value: 'logo',
            label: copy.asap,
            description:
              minima !== null && Date.parse(minima) > nowMs ? copy.asapLater(tempo.prazo(minima)) : copy.asapNow,
          },
          { value: 'agendar', label: copy.schedule, description: copy.scheduleText },
        ]}
      />
      {quando === 'agendar' && (
        <DateTimeField
          label={copy.at}
          help={outro ?? copy.atHelp}
          value={em}
          onChange={setEm}
          error={tried && !soundTime ? copy.atError : undefined}
        />
      )}
      <Button variant={immediate ? 'danger' : 'primary'} onClick={ask}>
        {immediate ? copy.releaseNow(words.alunos(alunos)) : copy.change}
      </Button>
      {asking && (
        <Confirmar
          liberacao={liberacao}
          quando={quando}
          atMs={quando === 'agendar' ? atMs : null}
          immediate={immediate}
          alunos={alunos}
          pendente={pendente}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

type ConfirmarProps = Omit<LiberarProps, 'nowMs'> & {
  quando: Quando;
  atMs: number | null;
  immediate: boolean;
  onDone: () => void;
  onClose: () => void;
};

function Confirmar({ liberacao, quando, atMs, immediate, alunos, pendente, onDone, onClose }: ConfirmarProps) {
  const { api } = useServices();
  const { prazo } = useTempo();
  const { avaliacao_conhecimento_id, liberacao_minima_em: minima } = liberacao;
  const change = useMutation(setLiberacaoMutation(api, { avaliacao_conhecimento_id }));
  const liberar_em = atMs === null ? null : new Date(atMs).toISOString();
  const title = {
    reter: copy.holdTitle,
    logo: immediate ? copy.releaseTitle(words.alunos(alunos)) : copy.asapTitle,
    agendar: copy.scheduleTitle(liberar_em === null ? '' : prazo(liberar_em)),
  }[quando];
  const open = pendente ? copy.stillOpen : '';
  const consequence = {
    reter: copy.holdText,
    logo: immediate
      ? copy.releaseConsequence(open)
      : `${open}${copy.asapLater(minima === null ? null : prazo(minima))}`,
    agendar: `${open}${copy.scheduleConsequence}`,
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
          { retido: quando === 'reter', liberar_em, motivo },
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
