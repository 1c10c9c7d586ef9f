/** The list with its filters in the address. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { useFilters } from '@luneta/app-shell/list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { groupExames } from './exames.ts';
import { FILTERS, filtroOf } from './filtros.ts';

export function useProvas(timeZone: string) {
  const { api } = useServices();
  const filters = useFilters(FILTERS);
  // The week of the moment the screen opened: a list must not change under the finger at midnight.
  const [openedMs] = useState(Date.now);
  const query = useInfiniteQuery(gestaoProvasQuery(api, filtroOf(filters.values, openedMs, timeZone)));
  return { query, filters, exames: groupExames((query.data?.pages ?? []).flatMap(({ provas }) => provas)) };
}
