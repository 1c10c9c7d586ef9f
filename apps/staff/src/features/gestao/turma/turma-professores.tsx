/** The teachers of a class: subject, and for a substitute until when. */
import type { ProfessorDaTurma, TurmaDetalhe } from '@luneta/api-client';
import { saveTurmaMutation } from '@luneta/api-client/estrutura-turmas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { nomeIsolado } from '@luneta/domain';
import {
  Badge,
  Button,
  Confirm,
  DataTable,
  EmptyState,
  Inline,
  PersonName,
  Stack,
  Text,
  VisuallyHidden,
  useToast,
  type DataColumn,
} from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { Ate } from './ate.tsx';
import { copy as words } from './copy.ts';
import { professoresRequest, turmaRequest } from './professores.ts';
import { ProfessorForm } from './professor-form.tsx';

const copy = words.professores;

const COLUMNS: readonly [DataColumn<ProfessorDaTurma>, ...DataColumn<ProfessorDaTurma>[]] = [
  { id: 'nome', header: copy.nome, cell: ({ nome }) => <PersonName>{nome}</PersonName> },
  { id: 'materia', header: copy.materia, cell: ({ materia_nome }) => materia_nome ?? copy.noMateria },
  {
    id: 'ate',
    header: copy.ate,
    cell: ({ valido_ate, ativa }) => {
      if (valido_ate !== null) return <Ate dia={valido_ate} />;
      return ativa ? copy.noEnd : <Badge>{copy.noAccess}</Badge>;
    },
  },
];

type Open = { kind: 'form'; professor: ProfessorDaTurma | null } | { kind: 'remove'; professor: ProfessorDaTurma };

export function TurmaProfessores({ detalhe }: { detalhe: TurmaDetalhe }) {
  const { api } = useServices();
  const toast = useToast();
  const mayWrite = useMayCall()('saveTurma') && detalhe.ano_situacao !== 'encerrado';
  const save = useMutation(saveTurmaMutation(api, detalhe.escola_id));
  const [open, setOpen] = useState<Open | null>(null);
  const { professores } = detalhe;
  const done = () => {
    setOpen(null);
    toast.show({ tone: 'success', text: copy.saved });
  };
  const add = mayWrite && (
    <Button size="sm" icon={Plus} onClick={() => setOpen({ kind: 'form', professor: null })}>
      {copy.add}
    </Button>
  );
  return (
    <Stack gap="e12">
      {professores.length > 0 && (
        <Inline justify="between" gap="e12" wrap>
          <Text tone="muted" measure>
            {copy.intro}
          </Text>
          {add}
        </Inline>
      )}
      {professores.length === 0 ? (
        <EmptyState text={copy.empty} action={add || undefined} />
      ) : (
        <DataTable
          caption={copy.caption}
          columns={COLUMNS}
          rows={professores}
          rowKey={({ pessoa_id }) => pessoa_id}
          density="compact"
          actionsHeader={copy.actions}
          {...(mayWrite && {
            renderActions: (professor: ProfessorDaTurma) => (
              <Inline gap="e4">
                <Button variant="text" size="sm" onClick={() => setOpen({ kind: 'form', professor })}>
                  {copy.edit}
                  <VisuallyHidden> {nomeIsolado(professor.nome)}</VisuallyHidden>
                </Button>
                <Button
                  variant="text"
                  size="sm"
                  onClick={() => {
                    save.reset();
                    setOpen({ kind: 'remove', professor });
                  }}
                >
                  {copy.remove}
                  <VisuallyHidden> {nomeIsolado(professor.nome)}</VisuallyHidden>
                </Button>
              </Inline>
            ),
          })}
        />
      )}
      {open?.kind === 'form' && (
        <ProfessorForm detalhe={detalhe} professor={open.professor} onClose={() => setOpen(null)} onDone={done} />
      )}
      {open?.kind === 'remove' && (
        <Confirm
          open
          title={<PersonName in={copy.removeTitle(open.professor.nome)}>{open.professor.nome}</PersonName>}
          confirmLabel={copy.remove}
          cancelLabel={copy.cancel}
          busy={save.isPending}
          error={save.isError ? errorMessage(save.error) : undefined}
          onCancel={() => setOpen(null)}
          onConfirm={() =>
            save.mutate(
              {
                ...turmaRequest(detalhe.turma),
                professores: professoresRequest(professores).filter(
                  ({ pessoa_id }) => pessoa_id !== open.professor.pessoa_id,
                ),
              },
              { onSuccess: done },
            )
          }
        >
          {copy.removeText}
        </Confirm>
      )}
    </Stack>
  );
}
