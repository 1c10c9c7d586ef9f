/** 'Acesso restrito': how gestao_vida enters a student's experience, with what each way leads to (S1 §2.9, §6). */
import type { Modo } from '@luneta/domain';
import { Button, Dialog, PersonName, RadioCards, Textarea } from '@luneta/ui';
import { Eye, PenLine } from '@luneta/ui/icons';
import { useState } from 'react';

import { nameOf, type Aluno } from '../aluno.ts';
import { copy } from './copy.ts';
import { useOpenAluno } from './use-open-aluno.ts';

const MODOS = [
  { value: 'aluno', icon: PenLine, ...copy.aluno },
  { value: 'professor', icon: Eye, ...copy.professor },
] as const;

/** The contract's longest reason. */
const MOTIVO_MAX = 500;

export function ModoDialog({ aluno, onClose }: { aluno: Aluno; onClose: () => void }) {
  const { open, busy, error } = useOpenAluno(aluno, onClose);
  const [modo, setModo] = useState<Modo>(null);
  const [motivo, setMotivo] = useState('');
  const [asked, setAsked] = useState(false);
  const tooLong = motivo.length > MOTIVO_MAX;
  const submit = () => {
    setAsked(true);
    if (modo !== null && !tooLong) open({ modo, motivo });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      forced={busy}
      title={copy.title}
      description={<PersonName in={copy.text(nameOf(aluno))}>{aluno.aluno_nome}</PersonName>}
      error={error}
      footer={
        <>
          <Button busy={busy} onClick={submit}>
            {copy.continue}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <RadioCards
        legend={copy.legend}
        options={MODOS}
        value={modo}
        onChange={setModo}
        disabled={busy}
        error={asked && modo === null ? copy.missing : undefined}
      />
      <Textarea
        label={copy.motivo}
        optional
        help={copy.motivoHelp}
        rows={2}
        limit={MOTIVO_MAX}
        error={tooLong ? copy.motivoLong(MOTIVO_MAX) : undefined}
        value={motivo}
        onChange={setMotivo}
        disabled={busy}
      />
    </Dialog>
  );
}
