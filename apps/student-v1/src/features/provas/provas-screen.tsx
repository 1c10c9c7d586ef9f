/** The exam centre (S2 §2.12): the exams of today, and the study lists of the week. */
import type { CentralAvaliacoes } from '@luneta/api-client';
import { centralAvaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { QueryState, useConta, usePageTitle, useServerNow, useServices } from '@luneta/app-shell';
import {
  Badge,
  Button,
  Content,
  Dialog,
  EmptyState,
  Grid,
  Heading,
  Loading,
  Note,
  ProvaCard,
  RouteTabs,
  Skeleton,
  Stack,
  Text,
} from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';
import { formatHora } from '@luneta/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';
import { provaView, type ProvaHoje } from './prova-row.ts';
import { RoteirosSemana } from './roteiros-semana.tsx';

/** A card changes at the start of its exam; nobody waits longer than this for it. */
const EVERY_MS = 10_000;

export function ProvasScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(centralAvaliacoesQuery(api));
  return (
    <Content>
      <Stack gap="e24">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <RouteTabs
          label={copy.tabs.label}
          tabs={[
            { href: paths.provas, label: copy.tabs.provas, current: true },
            { href: paths.gabaritos, label: copy.tabs.gabaritos, current: false },
          ]}
        />
        <QueryState query={query} loading={<ProvasLoading />}>
          {(central) => <Provas central={central} receivedAtMs={query.dataUpdatedAt} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

function ProvasLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded={2} gap="e20">
        <Skeleton shape="card" size={196} />
        <Skeleton shape="card" size={196} />
      </Grid>
    </Loading>
  );
}

function Provas({ central, receivedAtMs }: { central: CentralAvaliacoes; receivedAtMs: number }) {
  const now = useServerNow(undefined, receivedAtMs, EVERY_MS);
  const [explaining, setExplaining] = useState(false);
  return (
    <>
      <Stack as="section" labelledBy="hoje">
        <Heading level={2} id="hoje">
          {copy.hoje}
        </Heading>
        {central.provas_hoje.length === 0 && <EmptyState text={copy.semHoje} mood="pensando" />}
        <Grid as="ul" columns={1} columnsExpanded={2} gap="e20">
          {central.provas_hoje.map((prova) => (
            <li key={`${prova.turma_avaliacao_id}/${prova.dia_prova}`}>
              <Prova prova={prova} nowMs={now} onSaberMais={() => setExplaining(true)} />
            </li>
          ))}
        </Grid>
      </Stack>
      <RoteirosSemana roteiros={central.roteiros_semana} />
      <Dialog
        open={explaining}
        onClose={() => setExplaining(false)}
        title={copy.presencial.title}
        footer={<Button onClick={() => setExplaining(false)}>{copy.presencial.ok}</Button>}
      >
        <Text>{copy.presencial.text}</Text>
      </Dialog>
    </>
  );
}

function Prova({ prova, nowMs, onSaberMais }: { prova: ProvaHoje; nowMs: number; onSaberMais: () => void }) {
  const { fuso_horario } = useConta();
  const { badge, ...view } = provaView(prova, nowMs, fuso_horario, onSaberMais);
  const { entregue_em } = prova;
  return (
    <Stack gap="e8">
      <ProvaCard
        title={prova.descricao}
        application={prova.tipo_aplicacao}
        level={3}
        badge={
          <Badge tone="info" icon={Timer}>
            {badge}
          </Badge>
        }
        {...view}
      />
      {entregue_em !== null && prova.permite_responder && (
        <Note tone="success">{copy.entregue(formatHora(Date.parse(entregue_em), fuso_horario))}</Note>
      )}
    </Stack>
  );
}
