/** Writes or changes a notice. Its days are of the school; its name stays, so that who dismissed it keeps it away. */
import { randomId, type Aviso } from '@luneta/api-client';
import { saveAvisoMutation } from '@luneta/api-client/gestao-escolas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { calendarDay, endOfDay, startOfDay } from '@luneta/domain';
import { Button, DateRange, datesInOrder, Dialog, Stack, Textarea, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useOutroHorario } from '../../../fuso/use-outro-horario.ts';
import { copy } from './copy.ts';

const MAX_CHARACTERS = { titulo: 200, texto: 2000 };

type AvisoDialogProps = {
  escola_id: number;
  aviso: Aviso | null;
  zone: string;
  onClose: () => void;
  onDone: () => void;
};

export function AvisoDialog({ escola_id, aviso, zone, onClose, onDone }: AvisoDialogProps) {
  const { api } = useServices();
  const save = useMutation(saveAvisoMutation(api, escola_id));
  const outro = useOutroHorario();
  const [name] = useState(() => aviso?.id ?? `aviso-${randomId()}`);
  const [titulo, setTitulo] = useState(aviso?.titulo ?? '');
  const [texto, setTexto] = useState(aviso?.texto ?? '');
  const [dias, setDias] = useState(() => daysOf(aviso, zone));
  const [missing, setMissing] = useState(false);
  const ready = [titulo, texto, dias.from, dias.to].every((text) => text.trim() !== '') && datesInOrder(dias);

  function send() {
    setMissing(!ready);
    if (!ready) return;
    const inicio = new Date(startOfDay(dias.from, zone)).toISOString();
    const fim = new Date(endOfDay(dias.to, zone)).toISOString();
    save.mutate({ aviso_id: name, titulo: titulo.trim(), texto: texto.trim(), inicio, fim }, { onSuccess: onDone });
  }
  return (
    <Dialog
      open
      title={aviso === null ? copy.newTitle : copy.editTitle}
      onClose={onClose}
      error={missing ? copy.missing : save.isError ? errorMessage(save.error) : undefined}
      footer={
        <>
          <Button busy={save.isPending} onClick={send}>
            {copy.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        <TextInput label={copy.titulo} prose maxLength={MAX_CHARACTERS.titulo} value={titulo} onChange={setTitulo} />
        <Textarea
          label={copy.texto}
          rows={4}
          limit={MAX_CHARACTERS.texto}
          spellCheck
          value={texto}
          onChange={setTexto}
        />
        <DateRange
          legend={copy.dias}
          help={outro === null ? copy.diasHelp : `${copy.diasHelp} ${outro}`}
          value={dias}
          orderError={copy.order}
          onChange={setDias}
        />
      </Stack>
    </Dialog>
  );
}

const daysOf = (aviso: Aviso | null, zone: string) =>
  aviso === null
    ? { from: '', to: '' }
    : { from: calendarDay(Date.parse(aviso.inicio), zone), to: calendarDay(Date.parse(aviso.fim), zone) };
