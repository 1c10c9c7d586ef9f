/** What students see beside the course of a topic, and the share of them whom it helped (D 221). */
import type { CursoConteudo } from '@luneta/api-client';
import { cursoConteudosQuery } from '@luneta/api-client/gestao-cursos';
import { QueryState, useServices } from '@luneta/app-shell';
import { Card, DataTable, Heading, HeadingScope, LoadingLayout, Stack, Text, type DataColumn } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { conteudosCopy as copy } from './conteudos-copy.ts';

type Columns = readonly [DataColumn<CursoConteudo>, ...DataColumn<CursoConteudo>[]];

const COLUMNS: Columns = [
  {
    id: 'conteudo',
    header: copy.conteudo,
    cell: ({ descricao, tipo }) => (
      <Stack gap="e0">
        <Text as="span" lines={2}>
          {descricao}
        </Text>
        <Text as="span" look="small" tone="muted">
          {copy.tipos[tipo]}
        </Text>
      </Stack>
    ),
  },
  { id: 'votos', header: copy.votos, cell: ({ votos }) => votos, align: 'end', noWrap: true },
  {
    id: 'sim',
    header: copy.helped,
    cell: ({ percentual_sim }) => (percentual_sim === null ? copy.none : copy.percent(percentual_sim)),
    align: 'end',
    noWrap: true,
  },
];

export function Conteudos({ base_conhecimento_id }: { base_conhecimento_id: number }) {
  const { api } = useServices();
  const query = useQuery(cursoConteudosQuery(api, base_conhecimento_id));
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Heading look="h3">{copy.title}</Heading>
        <Text look="small" tone="muted" measure>
          {copy.intro}
        </Text>
        <HeadingScope>
          <QueryState query={query} compact loading={<LoadingLayout of="table" count={2} label={copy.loading} />}>
            {(rows) =>
              rows.length === 0 ? (
                <Text tone="muted">{copy.empty}</Text>
              ) : (
                <DataTable
                  caption={copy.title}
                  columns={COLUMNS}
                  rows={rows}
                  rowKey={({ conteudo_digital_id }) => conteudo_digital_id}
                  density="compact"
                />
              )
            }
          </QueryState>
        </HeadingScope>
      </Stack>
    </Card>
  );
}
