/** The own two-step sign-in on the security page: its state, and the ways to set up, renew and remove it (security D8). */
import type { DuasEtapas as Stands } from '@luneta/api-client';
import {
  closeDuasEtapasMutation,
  duasEtapasQuery,
  outOfDate,
  resetCodigosRecuperacaoMutation,
} from '@luneta/api-client/duas-etapas';
import { QueryState, useConta, useServices } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { Badge, Button, Card, Heading, Inline, Loading, Note, Skeleton, Stack, Text, useToast } from '@luneta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';

import { Codigos } from './codigos.tsx';
import { SetUp } from './set-up.tsx';
import { copy } from './copy.ts';
import { ProvaDialog } from './prova-dialog.tsx';

const waiting = (
  <Loading label={copy.loading}>
    <Skeleton shape="card" size={120} />
  </Loading>
);

export function DuasEtapas() {
  const { api } = useServices();
  const client = useQueryClient();
  const toast = useToast();
  const title = useId();
  const query = useQuery(duasEtapasQuery(api));
  const [codes, setCodes] = useState<{ codigos: readonly string[]; said: string } | null>(null);

  // Only now: a forced page closes once the account is no longer forced, and the codes with it.
  function noted(said: string) {
    setCodes(null);
    toast.show({ tone: 'success', text: said });
    for (const queryKey of outOfDate(api)) void client.invalidateQueries({ queryKey });
  }
  if (codes !== null) return <Codigos codigos={codes.codigos} onNoted={() => noted(codes.said)} />;
  return (
    <Card as="section" labelledBy={title}>
      <Stack gap="e16">
        <Heading id={title}>{copy.title}</Heading>
        <Text tone="muted">{copy.intro}</Text>
        <QueryState<Stands> query={query} loading={waiting}>
          {(stands) => <State stands={stands} onCodigos={(codigos, said) => setCodes({ codigos, said })} />}
        </QueryState>
      </Stack>
    </Card>
  );
}

type StateProps = { stands: Stands; onCodigos: (codigos: readonly string[], said: string) => void };

function State({ stands, onCodigos }: StateProps) {
  const [setting, setSetting] = useState<boolean>();
  const begin = useRef<HTMLButtonElement>(null);
  // Given up: where it began has the focus again.
  useEffect(() => {
    if (setting === false) begin.current?.focus();
  }, [setting]);
  if (stands.ativa) return <Ativa stands={stands} onCodigos={onCodigos} />;
  if (setting === true)
    return <SetUp onCancel={() => setSetting(false)} onCodigos={(codigos) => onCodigos(codigos, copy.done)} />;
  return (
    <Stack gap="e16" align="start">
      <Badge tone="neutral">{copy.off}</Badge>
      <Button ref={begin} onClick={() => setSetting(true)}>
        {copy.setUp}
      </Button>
    </Stack>
  );
}

/** With fewer codes than this the screen asks to draw new ones. */
const FEW = 3;

function Ativa({ stands: { ativada_em, codigos_restantes, obrigatoria }, onCodigos }: StateProps) {
  const { api } = useServices();
  const { fuso_horario } = useConta();
  const toast = useToast();
  const renew = useMutation(resetCodigosRecuperacaoMutation(api));
  const close = useMutation(closeDuasEtapasMutation(api));
  const [asking, setAsking] = useState<'renew' | 'close' | null>(null);
  const shut = () => setAsking(null);
  return (
    <Stack gap="e16" align="start">
      <Badge tone="success">{copy.on}</Badge>
      <Stack gap="e4">
        {ativada_em !== null && <Text>{copy.since(formatPrazo(Date.parse(ativada_em), fuso_horario))}</Text>}
        <Text>{copy.left(codigos_restantes)}</Text>
      </Stack>
      {codigos_restantes < FEW && <Note tone="warning">{copy.fewLeft}</Note>}
      {obrigatoria && <Text tone="muted">{copy.required}</Text>}
      <Inline gap="e12" wrap>
        <Button variant="secondary" onClick={() => setAsking('renew')}>
          {copy.renew}
        </Button>
        <Button variant="secondary" onClick={() => setAsking('close')}>
          {copy.remove}
        </Button>
      </Inline>
      {asking === 'renew' && (
        <ProvaDialog
          title={copy.renewTitle}
          texts={[copy.renewText]}
          confirmLabel={copy.renew}
          onClose={shut}
          send={renew.mutateAsync}
          onSent={({ codigos }) => {
            shut();
            onCodigos(codigos, copy.renewed);
          }}
        />
      )}
      {asking === 'close' && (
        <ProvaDialog
          title={copy.removeTitle}
          texts={[copy.removeText, ...(obrigatoria ? [copy.removeRequired] : [])]}
          confirmLabel={copy.remove}
          danger
          onClose={shut}
          send={close.mutateAsync}
          onSent={() => {
            shut();
            toast.show({ tone: 'success', text: copy.removed });
          }}
        />
      )}
    </Stack>
  );
}
