/** Writes or changes a notice. Its days are of the school; its name stays, so that who dismissed it keeps it away. */
import { randomId, type Aviso } from '@luneta/api-client';
import { saveAvisoMutation } from '@luneta/api-client/gestao-escolas';
import { zGestaoAvisoRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { calendarDay, endOfDay, startOfDay } from '@luneta/domain';
import { DateRange, datesInOrder, Textarea, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useOutroHorario } from '../../../shared/fuso/use-outro-horario.ts';
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
  const outro = useOutroHorario();
  const [aviso_id] = useState(() => aviso?.id ?? `aviso-${randomId()}`);
  const form = useForm({
    values: { titulo: aviso?.titulo ?? '', texto: aviso?.texto ?? '', dias: daysOf(aviso, zone) },
    schema: zGestaoAvisoRequest,
    toRequest: ({ titulo, texto, dias }) => ({
      aviso_id,
      titulo: titulo.trim(),
      texto: texto.trim(),
      inicio: instant(dias.from, (day) => startOfDay(day, zone)),
      fim: instant(dias.to, (day) => endOfDay(day, zone)),
    }),
    fieldOf: { inicio: 'dias', fim: 'dias' },
    said: copy.missing,
    check: ({ dias }) => ({ dias: datesInOrder(dias) ? undefined : copy.order }),
    send: useMutation(saveAvisoMutation(api, escola_id)).mutateAsync,
    onSent: onDone,
  });
  return (
    <FormDialog
      of={form}
      title={aviso === null ? copy.newTitle : copy.editTitle}
      confirmLabel={copy.save}
      onClose={onClose}
    >
      <TextInput label={copy.titulo} prose maxLength={MAX_CHARACTERS.titulo} {...form.field('titulo')} />
      <Textarea label={copy.texto} rows={4} limit={MAX_CHARACTERS.texto} spellCheck {...form.field('texto')} />
      <DateRange
        legend={copy.dias}
        help={outro === null ? copy.diasHelp : `${copy.diasHelp} ${outro}`}
        orderError={copy.order}
        {...form.field('dias')}
      />
    </FormDialog>
  );
}

/** An instant of a day that was chosen; '' before, which the contract refuses. */
const instant = (day: string, of: (day: string) => number) => (day === '' ? '' : new Date(of(day)).toISOString());

const daysOf = (aviso: Aviso | null, zone: string) =>
  aviso === null
    ? { from: '', to: '' }
    : { from: calendarDay(Date.parse(aviso.inicio), zone), to: calendarDay(Date.parse(aviso.fim), zone) };
