/** Who has left the class, folded below its students: the way to take an enrolment up again. */
import type { TurmaSaida } from '@luneta/api-client';
import { saidasQuery } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { formatData } from '@luneta/domain';
import { Button, DataTable, Disclosure, PersonName, type DataColumn } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';

export function Saidas({ turma_id, onOpen }: { turma_id: number; onOpen: (turma_aluno_id: number) => void }) {
  const { api } = useServices();
  const { zone } = useRelogio();
  const { data = [] } = useQuery(saidasQuery(api, turma_id));
  if (data.length === 0) return null;
  return (
    <Disclosure label={copy.saidasOf(data.length)}>
      <DataTable
        caption={copy.caption}
        columns={columnsOf(zone, onOpen)}
        rows={data}
        rowKey={({ turma_aluno_id }) => turma_aluno_id}
        density="compact"
      />
    </Disclosure>
  );
}

type Columns = readonly [DataColumn<TurmaSaida>, ...DataColumn<TurmaSaida>[]];

const columnsOf = (zone: string, onOpen: (turma_aluno_id: number) => void): Columns => [
  {
    id: 'aluno',
    header: copy.aluno,
    cell: ({ turma_aluno_id, aluno_nome }) => (
      <Button variant="text" size="sm" onClick={() => onOpen(turma_aluno_id)}>
        <PersonName>{nomeDe(aluno_nome)}</PersonName>
      </Button>
    ),
  },
  { id: 'matricula', header: copy.matricula, cell: ({ matricula }) => matricula },
  {
    id: 'saiu',
    header: copy.saiu,
    cell: ({ saiu_em }) => (saiu_em === null ? copy.unknown : formatData(Date.parse(saiu_em), zone)),
  },
];
