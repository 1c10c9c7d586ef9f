/** The erasure of a student's data: for good, so the name is typed, with why, after everything that follows was said. */
import type { AnonimizacaoAluno } from '@luneta/api-client';
import { eraseAlunoMutation, invalidateAlunos } from '@luneta/api-client/gestao-alunos';
import { useServices } from '@luneta/app-shell';
import { Button, CopyField, Dialog, EffectsList, FactsList, PersonName, Stack, Text, TextInput } from '@luneta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { MotivoField } from '../../../ato/motivo-field.tsx';
import { motivoError } from '../../../ato/motivo.ts';
import { nameOf, type Aluno } from '../../../aluno.ts';
import { copy } from './copy.ts';
import { sentenceOf } from './sentence-of.ts';

type EraseDadosProps = {
  aluno: Aluno;
  onClose: () => void;
  /** The student is gone from every list. */
  onErased: () => void;
};

export function EraseDados({ aluno, onClose, onErased }: EraseDadosProps) {
  const { api } = useServices();
  const client = useQueryClient();
  const { turma_aluno_id, aluno_nome } = aluno;
  const [confirmacao, setConfirmacao] = useState('');
  const [motivo, setMotivo] = useState('');
  const [asked, setAsked] = useState(false);
  const erase = useMutation(eraseAlunoMutation(api));
  const differs = confirmacao.trim() !== aluno_nome;
  const wrong = motivoError(motivo);
  if (erase.isSuccess) {
    const leave = () => {
      void invalidateAlunos(api, client);
      onErased();
    };
    return <Erased done={erase.data} onClose={leave} />;
  }
  const busy = erase.isPending;
  const submit = () => {
    setAsked(true);
    if (!differs && wrong === undefined)
      erase.mutate({ turma_aluno_id, confirmacao: confirmacao.trim(), motivo: motivo.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      forced={busy}
      title={copy.eraseTitle}
      description={<PersonName in={copy.eraseText(nameOf(aluno))}>{aluno_nome}</PersonName>}
      error={erase.isError ? sentenceOf(erase.error) : undefined}
      footer={
        <>
          <Button variant="danger" busy={busy} onClick={submit}>
            {copy.erase}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        <EffectsList label={copy.effects} effects={copy.eraseEffects} />
        <MotivoField help={copy.motivoHelp} value={motivo} onChange={setMotivo} disabled={busy} tried={asked} />
        <TextInput
          label={copy.typeName}
          help={<PersonName in={copy.typeNameHelp(aluno_nome)}>{aluno_nome}</PersonName>}
          error={asked && differs ? copy.nameDiffers : undefined}
          autoComplete="off"
          maxLength={200}
          value={confirmacao}
          onChange={setConfirmacao}
          disabled={busy}
        />
      </Stack>
    </Dialog>
  );
}

function Erased({ done, onClose }: { done: AnonimizacaoAluno; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={copy.erasedTitle} footer={<Button onClick={onClose}>{copy.close}</Button>}>
      <Text>{copy.erasedText(done.registros_alterados)}</Text>
      <CopyField label={copy.protocolo} help={copy.protocoloHelp} value={done.protocolo} />
      {done.retidos.length > 0 && (
        <>
          <Text as="strong">{copy.retidos}</Text>
          <FactsList facts={done.retidos.map(({ dado, motivo }) => ({ term: dado, value: motivo }))} />
        </>
      )}
    </Dialog>
  );
}
