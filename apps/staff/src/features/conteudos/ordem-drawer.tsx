/** The contents of one topic in the order in which students find them. */
import type { ConteudoGestao } from '@luneta/api-client';
import { conteudosQuery, setConteudoOrdemMutation } from '@luneta/api-client/gestao-conteudos';
import { QueryState, useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { IconButton, Inline, LoadingLayout, Stack, Text, useAnnounce, useToast } from '@luneta/ui';
import { ArrowDown, ArrowUp } from '@luneta/ui/icons';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

import { copy, formCopy } from './copy.ts';

export type OrdemDrawerProps = { objeto: ConteudoGestao; onClose: () => void };

/** The list with one moved by a place. */
function moved(ids: readonly number[], from: number, by: -1 | 1): readonly number[] {
  const next = [...ids];
  const [id] = next.splice(from, 1);
  if (id !== undefined) next.splice(from + by, 0, id);
  return next;
}

/** None is moved yet. */
const COMO_ESTA: { ids: readonly number[] } = { ids: [] };

export function OrdemDrawer({ objeto, onClose }: OrdemDrawerProps) {
  const { api } = useServices();
  const toast = useToast();
  const announce = useAnnounce();
  const { objeto_conhecimento_id, objeto_conhecimento_descricao } = objeto;
  const query = useInfiniteQuery(conteudosQuery(api, { objeto_conhecimento_id, situacao: 'ativo' }));
  const { hasNextPage, isFetching, fetchNextPage } = query;
  // An order names every content of the topic: at most two pages.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const rows = query.data?.pages.flatMap((page) => page.conteudos) ?? [];
  const order = useMutation(setConteudoOrdemMutation(api));
  const form = useForm({
    values: COMO_ESTA,
    toRequest: ({ ids }) => ({
      objeto_conhecimento_id,
      conteudos: ids.length > 0 ? [...ids] : rows.map((row) => row.conteudo_digital_id),
    }),
    send: order.mutateAsync,
    onSent: () => {
      toast.show({ tone: 'success', text: copy.ordemSaved });
      onClose();
    },
  });
  const ids = form.values.ids.length > 0 ? form.values.ids : rows.map((row) => row.conteudo_digital_id);
  const shown = ids.flatMap((id) => rows.filter((row) => row.conteudo_digital_id === id));
  const move = (at: number, by: -1 | 1) => {
    form.set({ ids: moved(ids, at, by) });
    announce(copy.lugar(shown[at]?.descricao ?? '', at + by + 1, shown.length));
  };
  return (
    <FormDrawer
      of={form}
      title={copy.ordemTitle}
      detail={objeto_conhecimento_descricao}
      confirmLabel={formCopy.save}
      onClose={onClose}
    >
      <Text look="small" tone="muted">
        {copy.ordemHelp}
      </Text>
      <QueryState query={query} compact loading={<LoadingLayout of="table" count={2} label={copy.ordemLoading} />}>
        {() => (
          <Stack gap="e8">
            {shown.map(({ conteudo_digital_id, descricao }, at) => (
              <Inline key={conteudo_digital_id} justify="between" gap="e8">
                <Text lines={2}>{`${at + 1}. ${descricao}`}</Text>
                <Inline gap="e4">
                  {at > 0 && <IconButton icon={ArrowUp} label={copy.subir(descricao)} onClick={() => move(at, -1)} />}
                  {at < shown.length - 1 && (
                    <IconButton icon={ArrowDown} label={copy.descer(descricao)} onClick={() => move(at, 1)} />
                  )}
                </Inline>
              </Inline>
            ))}
          </Stack>
        )}
      </QueryState>
    </FormDrawer>
  );
}
