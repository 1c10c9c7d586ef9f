/** Asks, by the name of the school, before its students are kept out: with what they read, and until when. */
import type { EscolaManutencao } from '@luneta/api-client';
import { setManutencaoMutation } from '@luneta/api-client/gestao-escolas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Select, Text, Textarea } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { AtoDialog } from '../../../ato/ato-dialog.tsx';
import { copy } from './copy.ts';

/** The contract's limit. */
const LONGEST = 300;
const MINUTE_MS = 60_000;
const MINUTES = ['0', '30', '60', '120', '240'] as const;
const options = MINUTES.map((value) => ({ value, label: copy.fins[value] }));

type TurnOnDialogProps = {
  stands: EscolaManutencao;
  nowMs: number;
  onClose: () => void;
  onDone: () => void;
};

export function TurnOnDialog({ stands, nowMs, onClose, onDone }: TurnOnDialogProps) {
  const { api } = useServices();
  const save = useMutation(setManutencaoMutation(api, stands.escola_id));
  const [texto, setTexto] = useState('');
  const [minutos, setMinutos] = useState<(typeof MINUTES)[number]>('0');
  const send = () => {
    const ate = minutos === '0' ? null : new Date(nowMs + Number(minutos) * MINUTE_MS).toISOString();
    save.mutate({ ligada: true, ate, mensagem: texto.trim() || null }, { onSuccess: onDone });
  };
  return (
    <AtoDialog
      title={copy.turnOnTitle(stands.nome)}
      confirmLabel={copy.turnOn}
      danger
      busy={save.isPending}
      error={save.isError ? errorMessage(save.error) : undefined}
      onConfirm={send}
      onClose={onClose}
    >
      <Text>{copy.turnOnText}</Text>
      <Textarea
        label={copy.mensagem}
        help={copy.mensagemHelp}
        rows={3}
        limit={LONGEST}
        spellCheck
        value={texto}
        onChange={setTexto}
      />
      <Select label={copy.fim} options={options} value={minutos} onChange={setMinutos} />
    </AtoDialog>
  );
}
