/** Everyone but gestao_vida enters to look only: nothing to choose, one wait, and what to do when it fails. */
import { Button, Center, Dialog, PersonName, Spinner } from '@luneta/ui';
import { useEffect, useRef } from 'react';

import { nameOf, type Aluno } from '../aluno.ts';
import { copy } from './copy.ts';
import { useOpenAluno } from './use-open-aluno.ts';

const LOOK = { modo: 'professor', motivo: '' } as const;

export function OpeningDialog({ aluno, onClose }: { aluno: Aluno; onClose: () => void }) {
  const { open, busy, error } = useOpenAluno(aluno, onClose);
  const started = useRef(false);
  useEffect(() => {
    // Each opening is written down on the server: effects that run twice must not open twice.
    if (started.current) return;
    started.current = true;
    open(LOOK);
  }, [open]);
  return (
    <Dialog
      open
      onClose={onClose}
      forced={busy}
      size="sm"
      title={copy.openingTitle}
      description={<PersonName in={copy.openingText(nameOf(aluno))}>{aluno.aluno_nome}</PersonName>}
      error={error}
      footer={
        error === undefined ? undefined : (
          <>
            <Button onClick={() => open(LOOK)}>{copy.retry}</Button>
            <Button variant="secondary" onClick={onClose}>
              {copy.cancel}
            </Button>
          </>
        )
      }
    >
      {error === undefined && (
        <Center>
          <Spinner size={32} label={copy.opening} />
        </Center>
      )}
    </Dialog>
  );
}
