import type { GabaritoFiltro } from '@luneta/api-client';
import { Button, Card, DateRange, datesInOrder, Heading, Select, Stack } from '@luneta/ui';
import { Search } from '@luneta/ui/icons';
import { useState } from 'react';

import { ciclosOf, type Busca } from './busca.ts';
import { copy } from './copy.ts';

export type FiltrosProps = {
  /** Subjects of the finished exams, with their cycles. */
  filtro: readonly GabaritoFiltro[];
  /** What the address asks for: the form starts with it. */
  start: Busca;
  onSearch: (busca: Busca) => void;
};

/** The form of the search (S2 §2.18): nothing is asked before 'Pesquisar'. */
export function Filtros({ filtro, start, onSearch }: FiltrosProps) {
  const [busca, setBusca] = useState(start);
  const { materia_id, season, data_inicio, data_fim } = busca;
  const ciclos = ciclosOf(filtro, materia_id);
  const dates = { from: data_inicio, to: data_fim };
  const change = (changes: Partial<Busca>) => setBusca({ ...busca, ...changes });
  return (
    <Card as="section" labelledBy="filtros">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (datesInOrder(dates)) onSearch(busca);
        }}
      >
        <Stack>
          <Heading look="h3" id="filtros">
            {copy.filters}
          </Heading>
          <Select
            label={copy.materia.label}
            value={materia_id}
            // A cycle that the other subject does not have is not asked for.
            onChange={(value) =>
              change({ materia_id: value, ...(ciclosOf(filtro, value).includes(Number(season)) ? {} : { season: '' }) })
            }
            options={[
              { value: '', label: copy.materia.all },
              ...filtro.map((row) => ({ value: String(row.materia_id), label: row.materia_nome })),
            ]}
          />
          <Select
            label={copy.ciclo.label}
            value={season}
            onChange={(value) => change({ season: value })}
            options={[
              { value: '', label: copy.ciclo.all },
              ...ciclos.map((numero) => ({ value: String(numero), label: copy.cicloOf(numero) })),
            ]}
          />
          <DateRange
            legend={copy.dates}
            orderError={copy.order}
            value={dates}
            onChange={({ from, to }) => change({ data_inicio: from, data_fim: to })}
          />
          <Button type="submit" block icon={Search}>
            {copy.search}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
