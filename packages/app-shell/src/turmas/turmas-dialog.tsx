/** The class picker behind 'Ver turmas'. */
import { displayName } from '@luneta/domain';
import { Button, Dialog, FailureText, Note, PersonName, Select } from '@luneta/ui';
import { useState } from 'react';

import { errorMessage } from '../query/error-message.ts';
import { useConta } from '../session/use-conta.ts';
import { useTurmaAlunoId } from '../session/use-turma-aluno-id.ts';
import { turnoName } from '../words/turno.ts';
import { copy } from './copy.ts';
import { useSelectTurma } from './use-select-turma.ts';

export type TurmasDialogProps = { open: boolean; onClose: () => void };

export function TurmasDialog({ open, onClose }: TurmasDialogProps) {
  const conta = useConta();
  const current = useTurmaAlunoId();
  const select = useSelectTurma();
  const [chosen, setChosen] = useState(current);
  const turma = conta.turmas.find(({ turma_aluno_id }) => turma_aluno_id === chosen);
  const name = displayName(conta);
  function close() {
    setChosen(current);
    select.reset();
    onClose();
  }
  // Said before anything changes: the class that is chosen stands in the other app.
  const leads = select.data === 'other_app' && select.variables.turma_aluno_id === chosen;
  const update = () =>
    select.mutate(
      { turma_aluno_id: chosen, mayLeave: leads },
      { onSuccess: (selected) => (selected === 'done' ? onClose() : undefined) },
    );
  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={copy.title}
      description={name === null ? copy.nobody : <PersonName in={copy.greeting(name)}>{name}</PersonName>}
      footer={
        <>
          <Button
            busy={select.isPending}
            // S3 §5: kept only when there is something to keep.
            disabled={turma === undefined}
            onClick={update}
          >
            {leads ? copy.go : copy.update}
          </Button>
          <Button variant="secondary" onClick={close}>
            {leads ? copy.stay : copy.cancel}
          </Button>
        </>
      }
    >
      <Select
        label={copy.select}
        value={String(chosen)}
        onChange={(value) => setChosen(Number(value))}
        options={conta.turmas.map((one) => ({
          value: String(one.turma_aluno_id),
          label: copy.option(one.turma, turnoName(one.turno), one.status),
        }))}
      />
      {turma !== undefined && turma.status !== 'Atual' && <Note tone="locked">{copy.readOnly}</Note>}
      {leads && (
        <Note tone="info" alert>
          {copy.otherApp}
        </Note>
      )}
      <FailureText>{select.isError ? errorMessage(select.error) : null}</FailureText>
    </Dialog>
  );
}
