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
            onClick={() => select.mutate(chosen, { onSuccess: onClose })}
          >
            {copy.update}
          </Button>
          <Button variant="secondary" onClick={close}>
            {copy.cancel}
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
      <FailureText>{select.isError ? errorMessage(select.error) : null}</FailureText>
    </Dialog>
  );
}
