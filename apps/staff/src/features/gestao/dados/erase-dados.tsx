/** The erasure of a student's data: for good, so the name is typed, with why, after everything that follows was said. */
import type { AnonimizacaoAluno } from '@luneta/api-client';
import { eraseAlunoMutation, invalidateAlunos } from '@luneta/api-client/gestao-alunos';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Button, CopyField, Dialog, EffectsList, FactsList, PersonName, Text, TextInput } from '@luneta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { nameOf, type Aluno } from '../../../shared/aluno.ts';
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
  const erase = useMutation(eraseAlunoMutation(api));
  const form = useForm({
    values: { motivo: '', confirmacao: '' },
    toRequest: ({ motivo, confirmacao }) => ({
      turma_aluno_id,
      confirmacao: confirmacao.trim(),
      motivo: motivo.trim(),
    }),
    check: ({ motivo, confirmacao }) => ({
      motivo: motivoError(motivo),
      confirmacao: confirmacao.trim() === aluno_nome ? undefined : copy.nameDiffers,
    }),
    send: erase.mutateAsync,
    refusal: (error) => ({ failure: sentenceOf(error) }),
  });
  if (erase.isSuccess) {
    const leave = () => {
      void invalidateAlunos(api, client);
      onErased();
    };
    return <Erased done={erase.data} onClose={leave} />;
  }
  return (
    <FormDialog
      of={form}
      danger
      waits
      title={copy.eraseTitle}
      description={<PersonName in={copy.eraseText(nameOf(aluno))}>{aluno_nome}</PersonName>}
      confirmLabel={copy.erase}
      cancelLabel={copy.cancel}
      onClose={onClose}
    >
      <EffectsList label={copy.effects} effects={copy.eraseEffects} />
      <MotivoField help={copy.motivoHelp} {...form.field('motivo')} disabled={form.sending} />
      <TextInput
        label={copy.typeName}
        help={<PersonName in={copy.typeNameHelp(aluno_nome)}>{aluno_nome}</PersonName>}
        autoComplete="off"
        maxLength={200}
        {...form.field('confirmacao')}
        disabled={form.sending}
      />
    </FormDialog>
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
