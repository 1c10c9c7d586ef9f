/** Which classes, for whom and why; then how far it is. */
import { Form, FormFailure, useForm } from '@luneta/app-shell/form';
import { Button, Card, JobProgress, Note, RadioCards, Stack, Text } from '@luneta/ui';
import { MultiSelect } from '@luneta/ui/combobox';
import { Printer } from '@luneta/ui/icons';

import { countOf } from '../../shared/aluno.ts';
import { MotivoField } from '../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../shared/ato/motivo.ts';
import { copy as words } from '../../shared/copy.ts';
import { copy } from './copy.ts';
import { type Geradas, type TurmaDaLista, useGerar } from './use-gerar.ts';

type Values = {
  readonly quais: 'todas' | 'algumas';
  readonly escolhidas: readonly number[];
  readonly quem: 'sem_acesso' | 'todos';
  readonly motivo: string;
};
const EMPTY: Values = { quais: 'todas', escolhidas: [], quem: 'sem_acesso', motivo: '' };

type PedidoProps = { turmas: readonly TurmaDaLista[]; onDone: (geradas: Geradas) => void };

export function Pedido({ turmas, onDone }: PedidoProps) {
  const { run, feitas } = useGerar(onDone);
  const form = useForm({
    values: EMPTY,
    check: ({ quais, escolhidas, motivo }) => ({
      escolhidas: quais === 'algumas' && escolhidas.length === 0 ? copy.chooseTurma : undefined,
      motivo: motivoError(motivo),
    }),
    toRequest: ({ quais, escolhidas, quem, motivo }) => ({
      turmas: quais === 'todas' ? turmas : turmas.filter(({ turma_id }) => escolhidas.includes(turma_id)),
      quem,
      motivo: motivo.trim(),
    }),
    send: run,
  });
  const { quais, escolhidas } = form.values;
  const total = quais === 'todas' ? turmas.length : escolhidas.length;
  if (form.sending)
    return (
      <JobProgress title={copy.making} done={feitas} total={total} text={copy.doing(feitas, total)} hint={copy.wait} />
    );
  return (
    <Form of={form}>
      <Text>{copy.text}</Text>
      <Card>
        <Stack gap="e20">
          <RadioCards
            legend={copy.quais}
            beside
            options={[
              { value: 'todas', label: copy.todas, description: copy.todasHelp(turmas.length, countOf(turmas)) },
              { value: 'algumas', label: copy.algumas, description: copy.algumasHelp },
            ]}
            {...form.field('quais')}
          />
          {quais === 'algumas' && (
            <MultiSelect
              label={copy.turmas}
              placeholder={copy.addTurma}
              noneText={copy.noneTurma}
              groups={groupsOf(turmas)}
              {...form.field('escolhidas')}
            />
          )}
          <RadioCards
            legend={copy.quem}
            beside
            options={[
              { value: 'sem_acesso', label: copy.semAcesso, description: copy.semAcessoHelp },
              { value: 'todos', label: copy.todos, description: copy.todosHelp },
            ]}
            {...form.field('quem')}
          />
          <Note tone="info">{copy.warning}</Note>
          <MotivoField help={copy.motivoHelp} {...form.field('motivo')} />
        </Stack>
      </Card>
      <FormFailure of={form} />
      <div>
        <Button type="submit" icon={Printer}>
          {copy.make}
        </Button>
      </div>
    </Form>
  );
}

const groupsOf = (turmas: readonly TurmaDaLista[]) =>
  [...new Set(turmas.map(({ serie_nome }) => serie_nome))].map((serie) => ({
    path: [serie],
    items: turmas
      .filter(({ serie_nome }) => serie_nome === serie)
      .map(({ turma_id, serie_nome, turma_codigo }) => ({
        id: turma_id,
        label: words.turmaOf(serie_nome, turma_codigo),
      })),
  }));
