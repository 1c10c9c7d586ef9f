/** What a bulk act asks for: the tag, or the topic. */
import { etiquetasQuery, objetosQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from '../copy.ts';
import type { Pedido } from './lote.tsx';

const words = copy.lote;
export type PedidoProps = { n: number; send: (pedido: Pedido) => Promise<void>; onClose: () => void };
const NONE: { item: ComboboxItem | null } = { item: null };

export function Etiquetar({ n, send, onClose }: PedidoProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const { data = [], isPending } = useQuery(etiquetasQuery(api));
  const form = useForm({
    values: NONE,
    check: ({ item }) => ({ item: item === null ? words.etiquetaEmpty : undefined }),
    toRequest: ({ item }): Pedido => ({ acao: 'etiquetar', etiqueta: item?.label ?? '' }),
    send,
  });
  const { id, value, onChange, error } = form.field('item');
  const typed = busca.trim();
  const found = data
    .filter(({ nome }) => nome.toLowerCase().includes(typed.toLowerCase()))
    .map(({ nome }) => ({ id: nome, label: nome }));
  const isNew = typed !== '' && !found.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  return (
    <FormDialog of={form} title={words.etiquetarTitle(n)} confirmLabel={words.etiquetar} onClose={onClose}>
      <Combobox
        id={id}
        label={words.etiqueta}
        placeholder={words.etiquetaHint}
        noneText={words.etiquetaEmpty}
        error={error}
        loading={isPending}
        groups={[{ path: [], items: isNew ? [{ id: typed, label: typed }, ...found] : found }]}
        value={value}
        onSearch={setBusca}
        onChange={onChange}
      />
    </FormDialog>
  );
}

export function Classificar({ n, send, onClose }: PedidoProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const query = useInfiniteQuery(objetosQuery(api, busca === '' ? {} : { busca }));
  const form = useForm({
    values: NONE,
    check: ({ item }) => ({ item: item === null ? words.objetoEmpty : undefined }),
    toRequest: ({ item }): Pedido => ({ acao: 'classificar', objeto_conhecimento_id: Number(item?.id ?? 0) }),
    send,
  });
  const { id, value, onChange, error } = form.field('item');
  const items = (query.data?.pages ?? []).flatMap(({ linhas }) =>
    linhas.map(({ objeto_conhecimento_id, descricao, materia_nome }) => ({
      id: objeto_conhecimento_id,
      label: descricao,
      meta: materia_nome,
    })),
  );
  return (
    <FormDialog of={form} title={words.classificarTitle(n)} confirmLabel={words.classificar} onClose={onClose}>
      <Combobox
        id={id}
        label={words.objeto}
        placeholder={words.objetoHint}
        noneText={words.objetoNone}
        error={error}
        loading={query.isFetching}
        groups={[{ path: [], items }]}
        value={value}
        onSearch={setBusca}
        onChange={onChange}
      />
    </FormDialog>
  );
}
