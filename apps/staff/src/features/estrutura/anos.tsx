/** `/escola/ano_letivo`: the school years and their cycles. */
import type { AnoLetivo } from '@luneta/api-client';
import { anosLetivosQuery } from '@luneta/api-client/estrutura';
import { QueryState, useServices } from '@luneta/app-shell';
import { formatCalendarDay } from '@luneta/domain';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Heading,
  Inline,
  Loading,
  Note,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
  useToast,
} from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { useMayCall } from '../../shared/use-may-call.ts';
import { AnoForm } from './ano-form.tsx';
import { copy as words } from './copy.ts';

const copy = words.anos;
const TONES = { planejado: 'neutral', ativo: 'success', encerrado: 'neutral' } as const;

export function Anos({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const toast = useToast();
  const mayWrite = useMayCall()('saveAnoLetivo');
  const query = useQuery(anosLetivosQuery(api, escola_id));
  const [open, setOpen] = useState<{ ano: AnoLetivo | null } | null>(null);
  const create = (
    <Button size="sm" icon={Plus} onClick={() => setOpen({ ano: null })}>
      {copy.create}
    </Button>
  );
  return (
    <Stack gap="e16">
      <Inline justify="between" gap="e12" wrap>
        <Text tone="muted" measure>
          {copy.intro}
        </Text>
        {mayWrite && create}
      </Inline>
      {!mayWrite && <Note tone="reading">{words.readOnly}</Note>}
      <QueryState query={query} loading={waiting}>
        {(anos) =>
          anos.length === 0 ? (
            <EmptyState text={copy.empty} action={mayWrite ? create : undefined} />
          ) : (
            <Stack as="ul" gap="e12">
              {anos.map((ano) => (
                <Ano key={ano.ano} ano={ano} onEdit={mayWrite ? () => setOpen({ ano }) : null} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      {open !== null && (
        <AnoForm
          escola_id={escola_id}
          ano={open.ano}
          anos={query.data ?? []}
          onClose={() => setOpen(null)}
          onDone={(ano) => {
            setOpen(null);
            toast.show({ tone: 'success', text: copy.saved(ano) });
          }}
        />
      )}
    </Stack>
  );
}

const waiting = (
  <Loading label={copy.loading}>
    <Skeleton shape="card" size={160} />
    <Skeleton shape="card" size={160} />
  </Loading>
);

const period = (inicio: string, fim: string) => copy.period(formatCalendarDay(inicio), formatCalendarDay(fim));

function Ano({ ano, onEdit }: { ano: AnoLetivo; onEdit: (() => void) | null }) {
  const id = useId();
  const title = copy.title(ano.ano);
  return (
    <Card as="li">
      <Stack gap="e12">
        <Inline justify="between" gap="e12" wrap>
          <Inline gap="e8" wrap>
            <Heading look="h3" id={id}>
              {title}
            </Heading>
            <Badge tone={TONES[ano.situacao]}>{copy.situacoes[ano.situacao]}</Badge>
          </Inline>
          {onEdit && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              {words.edit}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
        </Inline>
        <Text tone="muted">{[period(ano.inicio, ano.fim), copy.qtdeTurmas(ano.qtde_turmas)].join(' · ')}</Text>
        {ano.ciclos.length === 0 ? (
          <Text tone="muted">{copy.noCiclos}</Text>
        ) : (
          <Stack as="ul" gap="e4">
            {ano.ciclos.map(({ numero_referencia, inicio, fim }) => (
              <li key={numero_referencia}>
                <Text as="strong">{copy.ciclo(numero_referencia)}</Text>
                {' · '}
                {inicio === null || fim === null ? copy.noDays : period(inicio, fim)}
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
