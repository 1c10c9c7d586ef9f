/** Whether the students of a school can sign in, what maintenance changes for them, and its switch. */
import type { EscolaManutencao } from '@luneta/api-client';
import { manutencaoQuery } from '@luneta/api-client/gestao-escolas';
import { QueryState, useServices } from '@luneta/app-shell';
import {
  Badge,
  Button,
  Card,
  EffectsList,
  Heading,
  Inline,
  Loading,
  Note,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@luneta/ui';
import { CircleCheck, Wrench } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { quando, type Relogio } from '../../../shared/quando.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import { TurnOnDialog } from './turn-on-dialog.tsx';

const waiting = (
  <Loading label={copy.loading}>
    <Skeleton shape="card" size={320} />
  </Loading>
);

export function Manutencao({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const query = useQuery(manutencaoQuery(api, escola_id));
  return (
    <QueryState query={query} loading={waiting}>
      {(stands) => <Estado stands={stands} />}
    </QueryState>
  );
}

function Estado({ stands }: { stands: EscolaManutencao }) {
  const relogio = useRelogio();
  const maySwitch = useMayCall()('setManutencaoEscola');
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState<{ text: string } | null>(null);
  // A message waits for an open dialog: it is shown once the dialog is gone.
  useEffect(() => {
    if (said !== null) toast.show({ tone: 'success', text: said.text });
  }, [said, toast]);
  // It ends by itself, also while somebody looks at it.
  const on = stands.ligada && (stands.ate === null || relogio.nowMs < Date.parse(stands.ate));
  const close = () => setAsked(false);
  const done = (text: string) => {
    close();
    setSaid({ text });
  };
  return (
    <Stack gap="e16">
      {!maySwitch && <Note tone="reading">{copy.readOnly}</Note>}
      <Card>
        <Stack gap="e16">
          <Inline gap="e12" wrap>
            <Heading look="h3">{copy.title}</Heading>
            {on ? (
              <Badge tone="warning" icon={Wrench}>
                {copy.on}
              </Badge>
            ) : (
              <Badge tone="success" icon={CircleCheck}>
                {copy.off}
              </Badge>
            )}
          </Inline>
          {on ? <Ligada stands={stands} relogio={relogio} /> : <Text>{copy.open}</Text>}
          {maySwitch && (
            <Inline>
              <Button variant={on ? 'primary' : 'secondary'} onClick={() => setAsked(true)}>
                {on ? copy.turnOff : copy.turnOn}
              </Button>
            </Inline>
          )}
          <EffectsList label={copy.effects} effects={copy.effect} />
        </Stack>
      </Card>
      {asked && on && <TurnOffDialog stands={stands} onClose={close} onDone={() => done(copy.turnedOff)} />}
      {asked && !on && (
        <TurnOnDialog stands={stands} nowMs={relogio.nowMs} onClose={close} onDone={() => done(copy.turnedOn)} />
      )}
    </Stack>
  );
}

/** Since when, until when, and what who tries to sign in reads. */
function Ligada({ stands, relogio }: { stands: EscolaManutencao; relogio: Relogio }) {
  const { desde, ate, mensagem } = stands;
  return (
    <Stack gap="e4">
      <Text>
        {desde !== null && copy.since(quando(desde, relogio))}{' '}
        {ate === null ? copy.stays : copy.ends(quando(ate, relogio))}
      </Text>
      {mensagem !== null && <Text measure>{copy.said(mensagem)}</Text>}
    </Stack>
  );
}
