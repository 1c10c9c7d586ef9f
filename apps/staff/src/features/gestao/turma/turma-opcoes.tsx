/** The switches of a class, with what each changes for its students. */
import type { TurmaOpcoes as Opcoes } from '@luneta/api-client';
import { setTurmaOpcoesMutation, turmaOpcoesQuery } from '@luneta/api-client/gestao-turmas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Form, FormFailure, useForm } from '@luneta/app-shell/form';
import { Button, Card, Inline, Loading, Note, PersonName, Skeleton, Stack, Switch, Text, useToast } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import type { Turma } from '../../../shared/aluno.ts';
import { quando } from '../../../shared/quando.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy as words } from './copy.ts';

const copy = words.opcoes;

type TurmaOpcoesProps = {
  turma: Pick<Turma, 'turma_id' | 'versao'>;
  /** Its year is closed: it can be read. */
  closed?: boolean;
};

export function TurmaOpcoes({ turma: { turma_id, versao }, closed = false }: TurmaOpcoesProps) {
  const { api } = useServices();
  const query = useQuery({ ...turmaOpcoesQuery(api, turma_id), enabled: versao === 1 });
  if (versao !== 1) return <Note tone="info">{copy.onlyGame}</Note>;
  return (
    <QueryState query={query} loading={<OpcoesLoading />}>
      {(opcoes) => <Fields opcoes={opcoes} turma_id={turma_id} closed={closed} />}
    </QueryState>
  );
}

function Fields({ opcoes, turma_id, closed }: { opcoes: Opcoes; turma_id: number; closed: boolean }) {
  const { api } = useServices();
  const toast = useToast();
  const may = useMayCall();
  const mayChange = may('setTurmaOpcoes') && !closed;
  const save = useMutation(setTurmaOpcoesMutation(api));
  const form = useForm({
    values: valoresOf(opcoes),
    toRequest: (values) => ({ turma_id, ...values }),
    send: save.mutateAsync,
    stood: valoresOf,
    onSent: () => toast.show({ tone: 'success', text: copy.saved }),
  });
  const changed = form.changed.length > 0;
  return (
    <Form of={form} guard>
      {!mayChange && !closed && <Note tone="reading">{copy.readOnly}</Note>}
      <Text>{copy.text}</Text>
      <Card>
        <Stack gap="e20">
          <Switch label={copy.vidas} help={copy.vidasHelp} {...form.toggle('vidas_ativas')} disabled={!mayChange} />
          <Switch label={copy.skip} help={copy.skipHelp} {...form.toggle('pular_ativo')} disabled={!mayChange} />
        </Stack>
      </Card>
      <Changed opcoes={opcoes} />
      <FormFailure of={form} />
      {mayChange && (
        <Inline gap="e12" wrap>
          <Button type="submit" busy={form.sending} disabled={!changed && !form.sending}>
            {copy.save}
          </Button>
          {changed && (
            <Button variant="secondary" disabled={form.sending} onClick={form.reset}>
              {copy.discard}
            </Button>
          )}
        </Inline>
      )}
    </Form>
  );
}

const valoresOf = ({ vidas_ativas, pular_ativo }: Pick<Opcoes, 'vidas_ativas' | 'pular_ativo'>) => ({
  vidas_ativas,
  pular_ativo,
});

/** Who changed them last. */
function Changed({ opcoes: { alterado_em, alterado_por } }: { opcoes: Opcoes }) {
  const relogio = useRelogio();
  return (
    <Text look="small" tone="muted">
      {alterado_em === null || alterado_por === null ? (
        copy.never
      ) : (
        <PersonName in={copy.changed(alterado_por, quando(alterado_em, relogio))}>{alterado_por}</PersonName>
      )}
    </Text>
  );
}

function OpcoesLoading() {
  return (
    <Loading label={copy.loading}>
      <Skeleton shape="card" size={160} />
    </Loading>
  );
}
