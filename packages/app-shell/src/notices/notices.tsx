/**
 * C11: the notices that are on, one at a time, each once per device. Put it into a frame with navigation: an exam has
 * none, and is never interrupted.
 */
import type { Aviso } from '@luneta/api-client';
import { avisosQuery } from '@luneta/api-client/avisos';
import { Button, Dialog, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { dismiss, isDismissed } from './dismissed.ts';

/** The server decides which notices are current. This only hides notices that expired since the last answer. */
const isOn = ({ inicio, fim }: Aviso, nowMs: number) => Date.parse(inicio) <= nowMs && nowMs < Date.parse(fim);

export function Notices() {
  const { api, device } = useServices();
  const { data = [] } = useQuery(avisosQuery(api));
  const [openedAtMs] = useState(Date.now);
  const [closed, setClosed] = useState<readonly string[]>([]);
  // Oldest first, so that the newest is read last.
  const aviso = data
    .filter((one) => isOn(one, openedAtMs) && !closed.includes(one.id) && !isDismissed(device, one.id))
    .at(-1);
  function close() {
    if (aviso === undefined) return;
    dismiss(device, aviso.id);
    setClosed([...closed, aviso.id]);
  }
  return (
    <Dialog
      key={aviso?.id ?? 'none'}
      open={aviso !== undefined}
      onClose={close}
      title={aviso?.titulo ?? ''}
      hideClose
      footer={<Button onClick={close}>{copy.ok}</Button>}
    >
      <Text>{aviso?.texto}</Text>
    </Dialog>
  );
}
