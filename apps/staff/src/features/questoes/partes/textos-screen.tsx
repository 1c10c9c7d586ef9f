/** `/questoes/textos_base`: passages that several questions share. */
import type { TextoBase } from '@luneta/api-client';
import { textosBaseQuery } from '@luneta/api-client/gestao-questoes-partes';
import { lazyPart, useServices } from '@luneta/app-shell';
import { search } from '@luneta/app-shell/filters';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { Badge, Inline, Text, type DataColumn } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { TextoBaseDrawerProps } from '../../../shared/questao/texto-base-drawer.tsx';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { Editar } from './editar.tsx';
import { ParteFrame } from './frame.tsx';

/** It brings the text editor. */
const TextoBaseDrawer = lazyPart<TextoBaseDrawerProps>(
  async () => (await import('../../../shared/questao/texto-base-drawer.tsx')).TextoBaseDrawer,
);

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
      {open !== null && <TextoBaseDrawer texto={open === 'novo' ? null : open} onClose={() => setOpen(null)} />}
    </ParteFrame>
  );
}
