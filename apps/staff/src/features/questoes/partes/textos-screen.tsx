/** `/questoes/textos_base`: passages that several questions share. */
import type { TextoBase } from '@luneta/api-client';
import { saveTextoBaseMutation, textosBaseQuery } from '@luneta/api-client/gestao-questoes-partes';
import { zTextoBaseRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { search } from '@luneta/app-shell/filters';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { isHtmlVazio } from '@luneta/domain';
import { Badge, Inline, Switch, Text, TextInput, useToast, type DataColumn } from '@luneta/ui';
import { RichEditor } from '@luneta/ui/editor';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { Editar } from './editar.tsx';
import { ParteFrame } from './frame.tsx';

const words = copy.textos;
const FILTERS = { busca: search(copy.search) };
const COLUMNS: readonly [DataColumn<TextoBase>, ...DataColumn<TextoBase>[]] = [
  {
    id: 'titulo',
    header: words.nome,
    cell: ({ titulo, arquivado_em }) => (
      <Inline gap="e8" wrap>
        <Text as="span">{titulo}</Text>
        {arquivado_em !== null && <Badge>{copy.arquivada}</Badge>}
      </Inline>
    ),
  },
  { id: 'fonte', header: words.fonte, cell: ({ fonte }) => fonte },
  { id: 'usos', header: copy.usada, align: 'end', noWrap: true, cell: ({ qtde_questoes }) => qtde_questoes },
];

export function TextosScreen() {
  const { api } = useServices();
  const may = useMayCall()('saveTextoBase');
  const filters = useFilters(FILTERS);
  const { busca } = filters.values;
  const query = useInfiniteQuery(textosBaseQuery(api, { arquivadas: true, ...(busca !== '' && { busca }) }));
  const rows = (query.data?.pages ?? []).flatMap(({ linhas }) => linhas);
  const [open, setOpen] = useState<TextoBase | 'novo' | null>(null);
  return (
    <ParteFrame parte="textosBase" title={words.title} nova={may ? words.nova : null} onNova={() => setOpen('novo')}>
      <FilterControls of={filters} label={copy.filterLabel} />
      <List
        query={query}
        rows={rows}
        filters={filters}
        words={{ ...words, none: copy.none, clear: copy.clear, actions: copy.actions }}
        columns={COLUMNS}
        rowKey={({ texto_base_id }) => texto_base_id}
        {...(may && {
          renderActions: (texto: TextoBase) => <Editar nome={texto.titulo} onClick={() => setOpen(texto)} />,
        })}
      />
      {open !== null && <TextoDrawer texto={open === 'novo' ? null : open} onClose={() => setOpen(null)} />}
    </ParteFrame>
  );
}

function TextoDrawer({ texto, onClose }: { texto: TextoBase | null; onClose: () => void }) {
  const { api } = useServices();
  const toast = useToast();
  const save = useMutation(saveTextoBaseMutation(api));
  const form = useForm({
    values: {
      titulo: texto?.titulo ?? '',
      conteudo: texto?.conteudo ?? '',
      fonte: texto?.fonte ?? '',
      arquivado: texto !== null && texto.arquivado_em !== null,
    },
    schema: zTextoBaseRequest,
    said: { titulo: words.falta },
    check: ({ conteudo }) => ({ conteudo: isHtmlVazio(conteudo) ? words.vazio : undefined }),
    toRequest: ({ titulo, conteudo, fonte, arquivado }) => ({
      titulo: titulo.trim(),
      conteudo,
      fonte: fonte.trim(),
      ...(texto !== null && { texto_base_id: texto.texto_base_id, versao: texto.versao, arquivado }),
    }),
    send: save.mutateAsync,
    onSent: ({ qtde_mantidas }) => {
      toast.show({ tone: 'success', text: qtde_mantidas > 0 ? words.mantidas(qtde_mantidas) : copy.saved });
      onClose();
    },
  });
  return (
    <FormDrawer of={form} title={texto === null ? words.nova : words.mudar} confirmLabel={copy.save} onClose={onClose}>
      <TextInput label={words.nome} help={words.nomeHelp} {...form.field('titulo')} />
      <RichEditor label={words.conteudo} {...form.field('conteudo')} />
      <TextInput label={words.fonte} help={words.fonteHelp} optional {...form.field('fonte')} />
      {texto !== null && <Switch label={copy.arquivar} {...form.toggle('arquivado')} />}
    </FormDrawer>
  );
}
