/** `/questoes/habilidades`: skills of BNCC, ENEM, SAEB and of the school. */
import type { Habilidade, HabilidadeSistema } from '@luneta/api-client';
import { habilidadesQuery, saveHabilidadeMutation } from '@luneta/api-client/gestao-questoes-partes';
import { zHabilidadeRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { choice, search } from '@luneta/app-shell/filters';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { cleanHabilidade, HABILIDADE_SISTEMAS, isHabilidade, sistemaDaHabilidade } from '@luneta/domain';
import { Badge, Inline, Select, Switch, Text, Textarea, TextInput, useToast, type DataColumn } from '@luneta/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { Editar } from './editar.tsx';
import { ParteFrame } from './frame.tsx';

const words = copy.habilidades;
const FILTERS = { busca: search(copy.search), sistema: choice(words.sistema, words.sistemas) };
const SISTEMAS = HABILIDADE_SISTEMAS.map((value) => ({ value, label: words.sistemas[value] }));
const COLUMNS: readonly [DataColumn<Habilidade>, ...DataColumn<Habilidade>[]] = [
  {
    id: 'codigo',
    header: words.codigo,
    cell: ({ codigo, arquivada_em }) => (
      <Inline gap="e8" wrap>
        <Text as="span" look="bodyStrong">
          {codigo}
        </Text>
        {arquivada_em !== null && <Badge>{copy.arquivada}</Badge>}
      </Inline>
    ),
  },
  { id: 'sistema', header: words.sistema, noWrap: true, cell: ({ sistema }) => words.sistemas[sistema] },
  { id: 'descricao', header: words.descricao, cell: ({ descricao }) => descricao },
  { id: 'usos', header: copy.usada, align: 'end', noWrap: true, cell: ({ qtde_questoes }) => qtde_questoes },
];

export function HabilidadesScreen() {
  const { api } = useServices();
  const may = useMayCall()('saveHabilidade');
  const filters = useFilters(FILTERS);
  const { busca, sistema } = filters.values;
  const query = useInfiniteQuery(
    habilidadesQuery(api, {
      arquivadas: true,
      ...(busca !== '' && { busca }),
      ...(sistema !== '' && { sistema }),
    }),
  );
  const rows = (query.data?.pages ?? []).flatMap(({ linhas }) => linhas);
  const [open, setOpen] = useState<Habilidade | 'nova' | null>(null);
  return (
    <ParteFrame parte="habilidades" title={words.title} nova={may ? words.nova : null} onNova={() => setOpen('nova')}>
      <FilterControls of={filters} label={copy.filterLabel} />
      <List
        query={query}
        rows={rows}
        filters={filters}
        words={{ ...words, none: copy.none, clear: copy.clear, actions: copy.actions }}
        columns={COLUMNS}
        rowKey={({ habilidade_id }) => habilidade_id}
        {...(may && {
          renderActions: (one: Habilidade) => <Editar nome={one.codigo} onClick={() => setOpen(one)} />,
        })}
      />
      {open !== null && <HabilidadeDrawer habilidade={open === 'nova' ? null : open} onClose={() => setOpen(null)} />}
    </ParteFrame>
  );
}

function HabilidadeDrawer({ habilidade, onClose }: { habilidade: Habilidade | null; onClose: () => void }) {
  const { api } = useServices();
  const toast = useToast();
  const save = useMutation(saveHabilidadeMutation(api));
  const sistema: HabilidadeSistema = habilidade?.sistema ?? 'BNCC';
  const form = useForm({
    values: {
      sistema,
      codigo: habilidade?.codigo ?? '',
      descricao: habilidade?.descricao ?? '',
      arquivada: habilidade !== null && habilidade.arquivada_em !== null,
    },
    schema: zHabilidadeRequest,
    said: { codigo: words.falta },
    check: (typed) => ({
      codigo: isHabilidade(typed.sistema, cleanHabilidade(typed.sistema, typed.codigo))
        ? undefined
        : words.invalido[typed.sistema],
    }),
    toRequest: ({ arquivada, ...typed }) => ({
      sistema: typed.sistema,
      codigo: cleanHabilidade(typed.sistema, typed.codigo),
      descricao: typed.descricao.trim(),
      ...(habilidade !== null && {
        habilidade_id: habilidade.habilidade_id,
        area_codigo: habilidade.area_codigo,
        versao: habilidade.versao,
        arquivada,
      }),
    }),
    send: save.mutateAsync,
    onSent: () => {
      toast.show({ tone: 'success', text: copy.saved });
      onClose();
    },
  });
  const code = form.field('codigo');
  return (
    <FormDrawer
      of={form}
      title={habilidade === null ? words.nova : words.mudar}
      confirmLabel={copy.save}
      onClose={onClose}
    >
      <TextInput
        label={words.codigo}
        {...code}
        onChange={(codigo) => {
          const known = sistemaDaHabilidade(codigo);
          // A code says its system by its form.
          form.set({ codigo, ...(known !== 'propria' && { sistema: known }) });
        }}
      />
      <Select label={words.sistema} options={SISTEMAS} {...form.field('sistema')} />
      <Textarea label={words.descricao} optional rows={3} {...form.field('descricao')} />
      {habilidade !== null && <Switch label={copy.arquivar} {...form.toggle('arquivada')} />}
    </FormDrawer>
  );
}
