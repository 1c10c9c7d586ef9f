/** The settings of a school. Only what changed is sent, over the version that was read. */
import { configuracaoQuery } from '@luneta/api-client/gestao-escolas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Form, FormFailure } from '@luneta/app-shell/form';
import { Button, Confirm, Inline, Loading, Note, Skeleton, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

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
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const count = form.changed.filter((name) => name !== 'janelas').length;
  const saveKey = { label: copy.save, group: copy.group };
  return (
    <Form of={form} guard conflictText={copy.conflict} saveKey={mayChange && count > 0 ? saveKey : undefined}>
      {!mayChange && <Note tone="reading">{copy.readOnly}</Note>}
      <Campos form={form} previa={previa} disabled={!mayChange} />
      <FormFailure of={form} />
      {mayChange && (
        <Inline gap="e12" wrap>
          <Button type="submit" busy={form.sending} disabled={count === 0 && !form.sending}>
            {copy.save}
          </Button>
          {count > 0 && (
            <Button variant="secondary" disabled={form.sending} onClick={() => setAsking(true)}>
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
          form.reset();
        }}
        onCancel={close}
      >
        {copy.discardText}
      </Confirm>
    </Form>
  );
}
