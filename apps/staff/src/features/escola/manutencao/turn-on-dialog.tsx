/** Asks, by the name of the school, before its students are kept out: with what they read, and until when. */
import type { EscolaManutencao } from '@luneta/api-client';
import { setManutencaoMutation } from '@luneta/api-client/gestao-escolas';
import { zEscolaManutencaoRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Select, Text, Textarea } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';

/** The contract's limit. */
const LONGEST = 300;
const MINUTE_MS = 60_000;
const MINUTES = ['0', '30', '60', '120', '240'] as const;
const options = MINUTES.map((value) => ({ value, label: copy.fins[value] }));

const INICIAIS: { texto: string; minutos: (typeof MINUTES)[number] } = { texto: '', minutos: '0' };

type TurnOnDialogProps = {
  stands: EscolaManutencao;
  nowMs: number;
  onClose: () => void;
  onDone: () => void;
};

export function TurnOnDialog({ stands, nowMs, onClose, onDone }: TurnOnDialogProps) {
  const { api } = useServices();
  const form = useForm({
    values: INICIAIS,
    schema: zEscolaManutencaoRequest,
    toRequest: ({ texto, minutos }) => ({
      ligada: true,
      ate: minutos === '0' ? null : new Date(nowMs + Number(minutos) * MINUTE_MS).toISOString(),
      mensagem: texto.trim() || null,
    }),
    fieldOf: { mensagem: 'texto', ate: 'minutos' },
    send: useMutation(setManutencaoMutation(api, stands.escola_id)).mutateAsync,
    onSent: onDone,
  });
  return (
    <FormDialog of={form} danger title={copy.turnOnTitle(stands.nome)} confirmLabel={copy.turnOn} onClose={onClose}>
      <Text>{copy.turnOnText}</Text>
      <Textarea
        label={copy.mensagem}
        help={copy.mensagemHelp}
        rows={3}
        limit={LONGEST}
        spellCheck
        {...form.field('texto')}
      />
      <Select label={copy.fim} options={options} {...form.field('minutos')} />
    </FormDialog>
  );
}
