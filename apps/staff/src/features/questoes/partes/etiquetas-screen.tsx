/** `/questoes/etiquetas`: words of the school's own by which authors find questions. */
import type { Etiqueta } from '@luneta/api-client';
import { etiquetasQuery, saveEtiquetaMutation } from '@luneta/api-client/gestao-questoes-partes';
import { zEtiquetaRequest } from '@luneta/api-client/schemas';
import { QueryState, useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { DataTable, EmptyState, TextInput, useToast, type DataColumn } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { Editar } from './editar.tsx';
import { ParteFrame } from './frame.tsx';

const words = copy.etiquetas;
const COLUMNS: readonly [DataColumn<Etiqueta>, ...DataColumn<Etiqueta>[]] = [
  { id: 'nome', header: words.nome, cell: ({ nome }) => nome },
  { id: 'usos', header: copy.usada, align: 'end', noWrap: true, cell: ({ qtde_questoes }) => qtde_questoes },
];
const table = {
  caption: words.caption,
  density: 'compact',
  columns: COLUMNS,
  rowKey: ({ etiqueta_id }: Etiqueta) => etiqueta_id,
} as const;

export function EtiquetasScreen() {
  const { api } = useServices();
  const may = useMayCall()('saveEtiqueta');
  const query = useQuery(etiquetasQuery(api));
  const [open, setOpen] = useState<Etiqueta | 'nova' | null>(null);
  return (
    <ParteFrame parte="etiquetas" title={words.title} nova={may ? words.nova : null} onNova={() => setOpen('nova')}>
      <QueryState query={query} loading={<DataTable {...table} rows={[]} loading loadingLabel={words.loading} />}>
        {(etiquetas) => (
          <DataTable
            {...table}
            rows={etiquetas}
            empty={<EmptyState text={words.empty} />}
            {...(may && {
              actionsHeader: copy.actions,
              renderActions: (one: Etiqueta) => <Editar nome={one.nome} onClick={() => setOpen(one)} />,
            })}
          />
        )}
      </QueryState>
      {open !== null && <EtiquetaDrawer etiqueta={open === 'nova' ? null : open} onClose={() => setOpen(null)} />}
    </ParteFrame>
  );
}

function EtiquetaDrawer({ etiqueta, onClose }: { etiqueta: Etiqueta | null; onClose: () => void }) {
  const { api } = useServices();
  const toast = useToast();
  const save = useMutation(saveEtiquetaMutation(api));
  const form = useForm({
    values: { nome: etiqueta?.nome ?? '' },
    schema: zEtiquetaRequest,
    said: { nome: words.falta },
    toRequest: ({ nome }) => ({
      nome: nome.trim(),
      ...(etiqueta !== null && { etiqueta_id: etiqueta.etiqueta_id, versao: etiqueta.versao }),
    }),
    send: save.mutateAsync,
    onSent: () => {
      toast.show({ tone: 'success', text: copy.saved });
      onClose();
    },
  });
  return (
    <FormDrawer
      of={form}
      title={etiqueta === null ? words.nova : words.mudar}
      confirmLabel={copy.save}
      onClose={onClose}
    >
      <TextInput label={words.nome} {...form.field('nome')} />
    </FormDrawer>
  );
}
