/** Records what somebody signed on paper: for what, the answer, who, when, and which text. */
import type { ConsentimentoNovoRequest } from '@luneta/api-client';
import { createConsentimentoMutation } from '@luneta/api-client/gestao-consentimentos';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { toLocal } from '@luneta/domain';
import { DateField, Note, PersonName, RadioGroup, TextInput } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';

type Finalidade = ConsentimentoNovoRequest['finalidade'];
type Resposta = keyof typeof copy.respostas;
type Valores = {
  readonly finalidade: Finalidade | null;
  readonly resposta: Resposta | null;
  readonly por_nome: string;
  readonly em: string;
  readonly documento_versao: string;
};

const FINALIDADES: readonly { value: Finalidade; label: string }[] = (
  ['uso', 'imagem', 'leitura_remota', 'comunicacao'] as const
).map((value) => ({ value, label: copy.finalidades[value] }));
const RESPOSTAS: readonly { value: Resposta; label: string }[] = (['sim', 'nao'] as const).map((value) => ({
  value,
  label: copy.respostas[value],
}));

/** What is sent of a form that `check` has passed. */
const requestOf = ({ finalidade, resposta, por_nome, em, documento_versao }: Valores): ConsentimentoNovoRequest => ({
  finalidade: finalidade ?? 'uso',
  concedido: resposta === 'sim',
  por_nome: por_nome.trim(),
  ...(em !== '' && { em }),
  ...(documento_versao.trim() !== '' && { documento_versao: documento_versao.trim() }),
});

type RegistrarProps = { turma_aluno_id: number; nome: string; onClose: () => void; onSent: () => void };

export function Registrar({ turma_aluno_id, nome, onClose, onSent }: RegistrarProps) {
  const { api } = useServices();
  const { nowMs, zone } = useRelogio();
  const today = toLocal(nowMs, zone).slice(0, 10);
  const create = useMutation(createConsentimentoMutation(api, turma_aluno_id));
  const values: Valores = { finalidade: null, resposta: null, por_nome: '', em: today, documento_versao: '' };
  const form = useForm({
    values,
    check: ({ finalidade, resposta, por_nome }) => ({
      finalidade: finalidade === null ? copy.finalidadeWanted : undefined,
      resposta: resposta === null ? copy.respostaWanted : undefined,
      por_nome: por_nome.trim() === '' ? copy.porNomeWanted : undefined,
    }),
    toRequest: requestOf,
    send: create.mutateAsync,
    onSent,
  });
  const { finalidade, resposta } = form.values;
  const hides = resposta === 'nao' && (finalidade === 'uso' || finalidade === 'imagem');
  return (
    <FormDialog
      of={form}
      title={<PersonName in={copy.recordTitle(nome)}>{nome}</PersonName>}
      confirmLabel={copy.recordSave}
      onClose={onClose}
    >
      <RadioGroup legend={copy.finalidade} options={FINALIDADES} {...form.field('finalidade')} />
      <RadioGroup legend={copy.resposta} options={RESPOSTAS} {...form.field('resposta')} />
      {hides && <Note tone="warning">{copy.refusedText}</Note>}
      <TextInput label={copy.porNome} prose autoComplete="off" {...form.field('por_nome')} />
      <DateField label={copy.em} max={today} {...form.field('em')} />
      <TextInput label={copy.documento} optional help={copy.documentoHelp} {...form.field('documento_versao')} />
    </FormDialog>
  );
}
