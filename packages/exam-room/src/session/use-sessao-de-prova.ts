/** Wires the exam session to the app around it: who is signed in, how calls are made, where signals lead. */
import { invalidate } from '@luneta/api-client';
import { avaliacoesKey } from '@luneta/api-client/avaliacoes';
import { provaKey } from '@luneta/api-client/prova';
import { resultadosKey } from '@luneta/api-client/resultados';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import type { ProvaSignal } from '@luneta/exam';
import { createProvaTransport } from '@luneta/exam/http';
import { browserClock, browserPorts, useProvaSession } from '@luneta/exam/react';
import { useToast } from '@luneta/ui';
import { useState } from 'react';
import { useNavigate } from '@luneta/app-shell/router';

import { useDeliveryCountdown } from '../delivery/delivery-countdown.tsx';
import { outbox } from '../on-device/outbox.ts';
import { useExamSetup, type ProvaPlace } from '../setup.tsx';
import { examDays } from './exam-notes.ts';

/** Seconds left when a notice fired; `null` when there is nothing to say. */
export type TimeNotices = { warning: number | null; announcement: string };

export function useSessaoDeProva({ turma_avaliacao_id, dia_prova }: ProvaPlace) {
  const { policy, paths, words: copy } = useExamSetup();
  const { api, queryClient, session: stored } = useServices();
  const ids = { turma_aluno_id: useTurmaAlunoId(), turma_avaliacao_id, dia_prova };
  const readOnly = !useMayWrite();
  const navigate = useNavigate();
  const { show } = useToast();
  const [notices, setNotices] = useState<TimeNotices>({ warning: null, announcement: '' });

  const delivery = useDeliveryCountdown(policy.deliveryCountdownSeconds);

  function listChanged() {
    void invalidate(queryClient, [provaKey(ids), avaliacoesKey(api), resultadosKey(api)]);
  }
  function onSignal(signal: ProvaSignal) {
    switch (signal.type) {
      case 'go-item':
        return void navigate(paths.questao(turma_avaliacao_id, dia_prova, signal.banco_questao_id));
      case 'go-finished':
        listChanged();
        // However it ended, the receipt comes first: it says what is stored and what is not (decision 208).
        return delivery.leave(() => void navigate(paths.finalizado(turma_avaliacao_id, dia_prova), { replace: true }));
      case 'leave-finished':
        listChanged();
        show({ tone: 'info', text: signal.cancelled ? copy.cancelled : copy.finishedElsewhere });
        return void navigate(paths.avaliacoes, { replace: true });
      case 'warn-time':
        return setNotices((before) => ({ ...before, warning: signal.seconds }));
      case 'announce-time':
        return setNotices((before) => ({ ...before, announcement: copy.announce(signal.seconds) }));
      case 'ask-sign-in':
        // The shell shows the dialog from the session's state.
        return;
    }
  }

  const session = useProvaSession(
    {
      ids,
      policy,
      readOnly,
      transport: createProvaTransport(api, browserClock),
      signedInStudent: () => stored.getSnapshot().turma_aluno_id,
      days: examDays(stored),
      ...browserPorts(outbox),
    },
    onSignal,
  );
  return { session, notices, delivery, dismissWarning: () => setNotices((before) => ({ ...before, warning: null })) };
}
