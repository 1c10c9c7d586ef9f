/** What the school has entered about a student, mended with a reason. */
import type { AlunoCadastro } from '@luneta/api-client';
import { cadastroQuery, saveCadastroMutation } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { PersonName, Text } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { useDone } from '../../../shared/ato/outcome.ts';
import { Campos } from './campos.tsx';
import { copy } from './copy.ts';
import { checkValores, dadosOf } from './valores.ts';

type MudarDadosProps = { turma_aluno_id: number; onClose: () => void };

/** Opens as soon as what stands is there. */
export function MudarDados({ turma_aluno_id, onClose }: MudarDadosProps) {
  const { api } = useServices();
  const { data } = useQuery(cadastroQuery(api, turma_aluno_id));
  return data === undefined ? null : <Dados cadastro={data} onClose={onClose} />;
}

function Dados({ cadastro, onClose }: { cadastro: AlunoCadastro; onClose: () => void }) {
  const { api } = useServices();
  const done = useDone(onClose);
  const save = useMutation(saveCadastroMutation(api));
  const { turma_aluno_id, versao, nome, login } = cadastro;
  const form = useForm({
    values: {
      nome,
      data_nascimento: cadastro.data_nascimento ?? '',
      email: cadastro.email ?? '',
      id_externo: cadastro.id_externo ?? '',
      motivo: '',
    },
    check: (values) => ({ ...checkValores(values), motivo: motivoError(values.motivo) }),
    toRequest: ({ motivo, ...values }) => ({ turma_aluno_id, versao, ...dadosOf(values), motivo: motivo.trim() }),
    send: save.mutateAsync,
    onSent: () => done(copy.saved),
  });
  return (
    <FormDrawer
      of={form}
      title={<PersonName in={copy.editTitle(nomeDe(nome))}>{nomeDe(nome)}</PersonName>}
      confirmLabel={copy.save}
      onClose={onClose}
    >
      <Campos form={form} />
      {login !== null && (
        <Text look="small" tone="muted">
          {copy.loginStays(login)}
        </Text>
      )}
      <MotivoField {...form.field('motivo')} />
    </FormDrawer>
  );
}
