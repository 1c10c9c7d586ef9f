/** The settings of a school. Only what changed is sent, over the version that was read. */
import { configuracaoQuery } from '@luneta/api-client/gestao-escolas';
import { errorMessage, QueryState, useServices } from '@luneta/app-shell';
import { Button, Confirm, Inline, Loading, Note, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { UnsavedGuard } from '@luneta/app-shell/form';
import { useShortcuts } from '../../shortcuts/context.tsx';
import { useMayCall } from '../../use-may-call.ts';
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
      {(stands) => <Form stands={stands} />}
    </QueryState>
  );
}

function Form({ stands }: { stands: ConfiguracaoEscola }) {
  const mayChange = useMayCall()('updateConfiguracaoEscola');
  const { values, set, erros, previa, count, save, discard, saving, failure, conflict } = useConfiguracao(stands);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const sendable = mayChange && count > 0 && !saving;
  useShortcuts(sendable ? [{ keys: 'ctrl+s', label: copy.save, group: copy.title, inFields: true, run: save }] : []);
  return (
    <Stack gap="e16">
      {!mayChange && <Note tone="reading">{copy.readOnly}</Note>}
      {conflict && (
        <Note tone="warning" alert>
          {copy.conflict}
        </Note>
      )}
      <Campos values={values} set={set} erros={erros} previa={previa} disabled={!mayChange} />
      {failure !== null && (
        <Note tone="danger" alert>
          {errorMessage(failure)}
        </Note>
      )}
      {mayChange && (
        <Inline gap="e12" wrap>
          <Button busy={saving} disabled={count === 0 && !saving} onClick={save}>
            {copy.save}
          </Button>
          {count > 0 && (
            <Button variant="secondary" disabled={saving} onClick={() => setAsking(true)}>
              {copy.discard}
            </Button>
          )}
          <Text as="span" look="small" tone="muted">
            {count === 0 ? copy.unchanged : copy.changed(count)}
          </Text>
        </Inline>
      )}
      <Confirm
        open={asking}
        tone="danger"
        title={copy.discardTitle(count)}
        confirmLabel={copy.discardYes}
        cancelLabel={copy.keepEditing}
        onConfirm={() => {
          close();
          discard();
        }}
        onCancel={close}
      >
        {copy.discardText}
      </Confirm>
      <UnsavedGuard dirty={count > 0} />
    </Stack>
  );
}
