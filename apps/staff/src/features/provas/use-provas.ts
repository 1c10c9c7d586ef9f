/** The list with its filters in the address. Changing one makes no new step of Back and does not scroll. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useEnderecoAtual } from '../../endereco/use-endereco-atual.ts';
import { groupExames } from './exames.ts';
import { filtroOf, NO_FILTERS, readFiltros, writeFiltros, type Filtros } from './filtros.ts';

export function useProvas(timeZone: string) {
  const { api } = useServices();
  const { search, replace } = useEnderecoAtual();
  // The week of the moment the screen opened: a list must not change under the finger at midnight.
  const [openedMs] = useState(Date.now);
  const filtros = readFiltros(search);
  const query = useInfiniteQuery(gestaoProvasQuery(api, filtroOf(filtros, openedMs, timeZone)));
  const write = (next: (filtros: Filtros) => Filtros) =>
    replace((latest) => writeFiltros(latest, next(readFiltros(latest))));
  return {
    query,
    filtros,
    exames: groupExames((query.data?.pages ?? []).flatMap(({ provas }) => provas)),
    set: (changes: Partial<Filtros>) => write((before) => ({ ...before, ...changes })),
    clear: () => write(({ quando }) => ({ ...NO_FILTERS, quando })),
  };
}
