/** What the students of a class need on the day: read on screen, printed for who applies the exam (school G28). */
import type { AcomodacaoTurmaAluno } from '@luneta/api-client';
import { acomodacoesQuery } from '@luneta/api-client/gestao-cadastro';
import { QueryState, useServices } from '@luneta/app-shell';
import {
  Button,
  DataTable,
  EmptyState,
  IconButton,
  Inline,
  LoadingLayout,
  PersonName,
  Stack,
  type DataColumn,
} from '@luneta/ui';
import { PenLine, Printer } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { MudarAcomodacoes } from './mudar-acomodacoes.tsx';
import { resumoOf } from './resumo.ts';

type Row = AcomodacaoTurmaAluno & { readonly precisa: string };

export function TurmaAcomodacoes({ turma_id }: { turma_id: number }) {
  const { api } = useServices();
  const query = useQuery(acomodacoesQuery(api, turma_id));
  return (
    <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
      {(alunos) => <Lista alunos={alunos} />}
    </QueryState>
  );
}

function Lista({ alunos }: { alunos: readonly AcomodacaoTurmaAluno[] }) {
  const may = useMayCall();
  const [open, setOpen] = useState<AcomodacaoTurmaAluno | null>(null);
  const rows = alunos
    .map((aluno) => ({ ...aluno, precisa: resumoOf(aluno.acomodacao) }))
    .filter(({ precisa, acomodacao }) => precisa !== '' || acomodacao.observacao !== null);
  if (rows.length === 0) return <EmptyState text={copy.empty} />;
  return (
    <Stack gap="e16">
      <Inline justify="end">
        <Button size="sm" variant="secondary" icon={Printer} onClick={() => window.print()}>
          {copy.print}
        </Button>
      </Inline>
      <DataTable
        caption={copy.caption}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ turma_aluno_id }) => turma_aluno_id}
        actionsHeader={copy.changeShort}
        {...(may('setAcomodacaoAluno') && {
          renderActions: (row: Row) => (
            <IconButton icon={PenLine} label={copy.change(nomeDe(row.aluno_nome))} onClick={() => setOpen(row)} />
          ),
        })}
      />
      {open !== null && (
        <MudarAcomodacoes
          turma_aluno_id={open.turma_aluno_id}
          aluno_nome={open.aluno_nome}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

const COLUMNS: readonly [DataColumn<Row>, ...DataColumn<Row>[]] = [
  { id: 'aluno', header: copy.aluno, cell: ({ aluno_nome }) => <PersonName>{nomeDe(aluno_nome)}</PersonName> },
  { id: 'precisa', header: copy.precisa, cell: ({ precisa }) => precisa },
  { id: 'nota', header: copy.nota, cell: ({ acomodacao }) => acomodacao.observacao ?? '–' },
];
