/** The settings of a school. Only what changed is sent, over the version that was read. */
import { configuracaoQuery } from '@luneta/api-client/gestao-escolas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Form, FormSaveBar } from '@luneta/app-shell/form';
import { Loading, Note, Skeleton } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { useMayCall } from '../../shared/use-may-call.ts';
import { Campos } from './campos.tsx';
import { copy } from './copy.ts';
import { useConfiguracao } from './use-configuracao.ts';
import type { ConfiguracaoEscola } from '@luneta/api-client';

const waiting = (
  <Loading label={copy.loading}>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} shape="card" size={200} />
    ))}
  </Loading>
);

export function Configuracoes({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const query = useQuery(configuracaoQuery(api, escola_id));
  return (
    <QueryState<ConfiguracaoEscola> query={query} loading={waiting}>
      {(stands) => <Fields stands={stands} />}
    </QueryState>
  );
}

function Fields({ stands }: { stands: ConfiguracaoEscola }) {
  const mayChange = useMayCall()('updateConfiguracaoEscola');
  const { form, previa } = useConfiguracao(stands);
  // With a zone goes what the exams ahead keep: one change.
  const count = form.changed.filter((name) => name !== 'janelas').length;
  return (
    <Form of={form} guard conflictText={copy.conflict}>
      {!mayChange && <Note tone="reading">{copy.readOnly}</Note>}
      <Campos form={form} previa={previa} disabled={!mayChange} />
      {mayChange && <FormSaveBar of={form} group={copy.group} count={count} />}
    </Form>
  );
}
