/** A student entered by hand, in a class. */
import { createAlunoMutation } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { nomeIsolado } from '@luneta/domain';
import { Select, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { useDone } from '../../../shared/ato/outcome.ts';
import { copy as words } from '../../../shared/copy.ts';
import type { useTurmas } from '../../../shared/use-turmas.ts';
import { Campos } from './campos.tsx';
import { copy } from './copy.ts';
import { TalvezMesmo } from './talvez-mesmo.tsx';
import { checkValores, dadosOf } from './valores.ts';

type NovoAlunoProps = {
  turmas: ReturnType<typeof useTurmas>['turmas'];
  /** The class that is looked at; null where there are several. */
  turma_id: number | null;
  onClose: () => void;
  /** Opens a student who is there already. */
  onOpen: (turma_aluno_id: number) => void;
};

export function NovoAluno({ turmas, turma_id, onClose, onOpen }: NovoAlunoProps) {
  const { api } = useServices();
  const done = useDone(onClose);
  const create = useMutation(createAlunoMutation(api));
  const form = useForm({
    values: {
      turma: turma_id === null ? '' : String(turma_id),
      nome: '',
      data_nascimento: '',
      email: '',
      id_externo: '',
    },
    fieldOf: { turma_id: 'turma' },
    check: (values) => ({ ...checkValores(values), turma: values.turma === '' ? copy.chooseTurma : undefined }),
    toRequest: ({ turma, ...values }) => ({ turma_id: Number(turma), ...dadosOf(values) }),
    send: async (request: Parameters<typeof create.mutateAsync>[0]) => {
      const { aluno_nome, login } = await create.mutateAsync(request);
      done(copy.created(nomeIsolado(aluno_nome), login));
    },
  });
  const { turma, nome, data_nascimento } = form.values;
  return (
    <FormDrawer of={form} title={copy.newAluno} confirmLabel={copy.create} onClose={onClose}>
      {turma_id === null && (
        <Select
          label={copy.turma}
          options={[
            { value: '', label: copy.chooseTurma },
            ...turmas.map((one) => ({
              value: String(one.turma_id),
              label: words.turmaOf(one.serie_nome, one.turma_codigo),
            })),
          ]}
          {...form.field('turma')}
        />
      )}
      <Campos form={form} />
      <TalvezMesmo turma_id={Number(turma)} nome={nome} data_nascimento={data_nascimento} onOpen={onOpen} />
      <Text look="small" tone="muted">
        {copy.loginText}
      </Text>
    </FormDrawer>
  );
}
