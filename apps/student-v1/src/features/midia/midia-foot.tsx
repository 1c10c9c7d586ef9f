/** The foot of the media screen: CONTINUAR, its feedback, and skipping the explanation. */
import type { AdaptadaMidias } from '@luneta/api-client';
import { createReducaoMoedaMutation, type FaseIds } from '@luneta/api-client/fase';
import { useMayWrite, useServices } from '@luneta/app-shell';
import { CUSTO_PULAR, MIDIA_ESPERA_SECONDS, skipExplicacao } from '@luneta/domain';
import { ActionBar, Button, Dialog, Note, Price, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from '@luneta/app-shell/router';

import { FeedbackVote } from './parts/feedback-vote/feedback-vote.tsx';
import { CountdownButton } from './parts/countdown-button/countdown-button.tsx';
import { addressesOf } from '../../shared/fase/fase-address.ts';
import { clearLog } from '../../shared/fase/run-rows.ts';
import { midiaContinuar, midiaFeedback, midiaPular } from '../../shared/fase/log-entry.ts';
import { useFaseLog, useRun } from '../../shared/fase/use-run.ts';
import { useNavbar } from '../../shared/game/use-navbar.ts';
import { copy } from './copy.ts';
import { SkipDialog } from './lazy-skip-dialog.ts';

type MidiaFootProps = {
  ids: FaseIds;
  n: number;
  midias: AdaptadaMidias;
  /** A content was opened: only then is there something to say about it (decision 221). */
  opened: boolean;
};

export function MidiaFoot({ ids, n, midias, opened }: MidiaFootProps) {
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const log = useFaseLog(ids);
  const seconds = useCountdown(MIDIA_ESPERA_SECONDS);
  const [asking, setAsking] = useState(false);
  const go = () => void navigate(addressesOf(ids).item(n));
  const onContinue = () => {
    if (!mayWrite) return go();
    log(midiaContinuar());
    if (!opened) return go();
    setAsking(true);
  };
  return (
    <ActionBar>
      <Stack gap="e4">
        <CountdownButton block seconds={seconds} waiting={copy.waiting} readyText={copy.ready} onClick={onContinue}>
          {copy.continue}
        </CountdownButton>
        <Skip ids={ids} midias={midias} />
      </Stack>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.feedback.title}
        description={copy.feedback.text}
        size="sm"
      >
        <FeedbackVote
          label={copy.feedback.title}
          words={copy.feedback.words}
          onVote={(voto) => {
            log(midiaFeedback(voto));
            go();
          }}
        />
      </Dialog>
    </ActionBar>
  );
}

/** Skips for 15 coins, once a run; free when this run has paid (decision 132). */
function Skip({ ids, midias }: Pick<MidiaFootProps, 'ids' | 'midias'>) {
  const { api } = useServices();
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const log = useFaseLog(ids);
  const run = useRun(ids);
  const reasonId = useId();
  const [asking, setAsking] = useState(false);
  const moedas = useNavbar().data?.qtde_moedas ?? null;
  const skip = useMutation(createReducaoMoedaMutation(api, ids));
  const state = skipExplicacao(midias, moedas, mayWrite);
  if (state === 'oculto') return null;
  const goOn = () => void navigate(addressesOf(ids).item(1));
  const pay = async () => {
    await skip.mutateAsync();
    if (run !== null) await clearLog(run);
    log(midiaPular());
    goOn();
  };
  const reason = { visitante: copy.visiting, saldo_insuficiente: copy.poor, gratis: undefined, ligado: undefined }[
    state
  ];
  return (
    <>
      {skip.isError && (
        <Note tone="danger" alert>
          {copy.skipFailed}
        </Note>
      )}
      <Button
        block
        variant="text"
        size="sm"
        busy={skip.isPending}
        disabledReason={reason === undefined ? undefined : { id: reasonId }}
        onClick={() => (state === 'gratis' ? goOn() : setAsking(true))}
      >
        {copy.skip} {state !== 'gratis' && <Price moedas={CUSTO_PULAR} />}
      </Button>
      <SkipDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onPay={() => {
          setAsking(false);
          void pay().catch(() => undefined);
        }}
      />
      {reason !== undefined && (
        // Below its own button: above, it would seem to explain CONTINUAR.
        <Text id={reasonId} look="small" tone="muted" align="center">
          {reason}
        </Text>
      )}
    </>
  );
}

/** Whole seconds to 0, from the moment the screen stands. */
function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
