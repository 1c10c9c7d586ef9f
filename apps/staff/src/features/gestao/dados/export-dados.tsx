/** A copy of a student's data for the family: what is in it, why it is made, and a file that only this device gets. */
import type { ExportacaoAluno } from '@luneta/api-client';
import { exportAlunoMutation } from '@luneta/api-client/gestao-alunos';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Button, Dialog, EffectsList, FactsList, PersonName, RadioCards, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { nameOf, type Aluno } from '../../../shared/aluno.ts';
import { copy } from './copy.ts';
import { download } from './download.ts';
import { sentenceOf } from './sentence-of.ts';

const FORMATOS = [
  { value: 'csv', ...copy.csv },
  { value: 'json', ...copy.json },
] as const;

const INICIAIS: { formato: 'csv' | 'json'; motivo: string } = { formato: 'csv', motivo: '' };

type ExportDadosProps = { aluno: Aluno; onClose: () => void };

export function ExportDados({ aluno, onClose }: ExportDadosProps) {
  const { api } = useServices();
  const { turma_aluno_id } = aluno;
  const run = useMutation({ ...exportAlunoMutation(api), onSuccess: download });
  const form = useForm({
    values: INICIAIS,
    toRequest: ({ formato, motivo }) => ({ turma_aluno_id, formato, motivo: motivo.trim() }),
    check: ({ motivo }) => ({ motivo: motivoError(motivo) }),
    send: run.mutateAsync,
    refusal: (error) => ({ failure: sentenceOf(error) }),
  });
  if (run.isSuccess) return <Exported file={run.data} onClose={onClose} />;
  return (
    <FormDialog
      of={form}
      waits
      title={copy.exportTitle}
      description={<PersonName in={copy.exportText(nameOf(aluno))}>{aluno.aluno_nome}</PersonName>}
      confirmLabel={copy.export}
      cancelLabel={copy.cancel}
      onClose={onClose}
    >
      <EffectsList label={copy.effects} effects={copy.exportEffects} />
      <RadioCards legend={copy.formato} options={FORMATOS} {...form.field('formato')} disabled={form.sending} />
      <MotivoField help={copy.motivoHelp} {...form.field('motivo')} disabled={form.sending} />
    </FormDialog>
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
