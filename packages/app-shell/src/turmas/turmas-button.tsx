/** 'Ver turmas' and the class picker behind it. Only who has more than one class sees it (S3 §2). */
import { displayName } from '@luneta/domain';
import { Button, Dialog, FailureText, Note, Select, type ButtonProps } from '@luneta/ui';
import { School } from '@luneta/ui/icons';
import { useState } from 'react';

import { errorMessage } from '../query/error-message.ts';
import { useConta } from '../session/use-conta.ts';
import { useTurmaAlunoId } from '../session/use-turma-aluno-id.ts';
import { turnoName } from '../words/turno.ts';
import { copy } from './copy.ts';
import { useSelectTurma } from './use-select-turma.ts';

export function TurmasButton({ variant = 'secondary', size = 'md' }: Pick<ButtonProps, 'variant' | 'size'>) {
  const [open, setOpen] = useState(false);
  const { turmas } = useConta();
  if (turmas.length <= 1) return null;
  return (
    <>
      <Button variant={variant} size={size} icon={School} onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <TurmasDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function TurmasDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
      description={name === null ? copy.nobody : copy.greeting(name)}
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
