/** A copy of a student's data for the family: what is in it, why it is made, and a file that only this device gets. */
import type { ExportacaoAluno } from '@luneta/api-client';
import { exportAlunoMutation } from '@luneta/api-client/gestao-alunos';
import { useServices } from '@luneta/app-shell';
import { Button, Dialog, EffectsList, FactsList, PersonName, RadioCards, Stack, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { MotivoField } from '../../../ato/motivo-field.tsx';
import { motivoError } from '../../../ato/motivo.ts';
import { nameOf, type Aluno } from '../../../aluno.ts';
import { copy } from './copy.ts';
import { download } from './download.ts';
import { sentenceOf } from './sentence-of.ts';

const FORMATOS = [
  { value: 'csv', ...copy.csv },
  { value: 'json', ...copy.json },
] as const;

type ExportDadosProps = { aluno: Aluno; onClose: () => void };

export function ExportDados({ aluno, onClose }: ExportDadosProps) {
  const { api } = useServices();
  const { turma_aluno_id } = aluno;
  const [formato, setFormato] = useState<'csv' | 'json'>('csv');
  const [motivo, setMotivo] = useState('');
  const [asked, setAsked] = useState(false);
  const run = useMutation({ ...exportAlunoMutation(api), onSuccess: download });
  const wrong = motivoError(motivo);
  if (run.isSuccess) return <Exported file={run.data} onClose={onClose} />;
  const submit = () => {
    setAsked(true);
    if (wrong === undefined) run.mutate({ turma_aluno_id, formato, motivo: motivo.trim() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      forced={run.isPending}
      title={copy.exportTitle}
      description={<PersonName in={copy.exportText(nameOf(aluno))}>{aluno.aluno_nome}</PersonName>}
      error={run.isError ? sentenceOf(run.error) : undefined}
      footer={
        <>
          <Button busy={run.isPending} onClick={submit}>
            {copy.export}
          </Button>
          <Button variant="secondary" disabled={run.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack gap="e16">
        <EffectsList label={copy.effects} effects={copy.exportEffects} />
        <RadioCards
          legend={copy.formato}
          options={FORMATOS}
          value={formato}
          onChange={setFormato}
          disabled={run.isPending}
        />
        <MotivoField
          help={copy.motivoHelp}
          value={motivo}
          onChange={setMotivo}
          disabled={run.isPending}
          tried={asked}
        />
      </Stack>
    </Dialog>
  );
}

function Exported({ file, onClose }: { file: ExportacaoAluno; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.exportedTitle}
      footer={
        <>
          <Button onClick={onClose}>{copy.close}</Button>
          <Button variant="secondary" onClick={() => download(file)}>
            {copy.exportedAgain}
          </Button>
        </>
      }
    >
      <Text>{copy.exportedText(file.nome_arquivo)}</Text>
      <Text as="strong">{copy.partes}</Text>
      <FactsList
        facts={file.partes
          .filter(({ registros }) => registros > 0)
          .map(({ dado, registros }) => ({ term: dado, value: copy.registros(registros) }))}
      />
    </Dialog>
  );
}
