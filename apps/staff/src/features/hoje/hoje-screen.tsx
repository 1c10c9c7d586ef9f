/** '/hoje': the exams of the day and the week, and what waits for the person who looks. */
import type { GestaoHoje } from '@luneta/api-client';
import { hojeQuery } from '@luneta/api-client/gestao-hoje';
import { QueryState, useConta, usePageTitle, useServerNow, useServices } from '@luneta/app-shell';
import { formatDiaSemana } from '@luneta/domain';
import { Content, Inline, Loading, PageTitle, Skeleton, Stack, StatTiles, VisuallyHidden } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { Comeco } from '../../shared/comeco/comeco.tsx';
import { EscolaSelect } from '../../shared/escola/escola-select.tsx';
import { useEscola } from '../../shared/escola/use-escola.ts';
import { copy } from './copy.ts';
import { Dia } from './dia.tsx';

/** The line of the present time moves with the minutes. */
const LOOK_EVERY_MS = 15_000;

export function HojeScreen() {
  const { api } = useServices();
  const { escola_id } = useEscola();
  const { fuso_horario } = useConta();
  const query = useQuery(hojeQuery(api, escola_id));
  const { data, dataUpdatedAt } = query;
  const nowMs = useServerNow(data?.servidor_em, dataUpdatedAt, LOOK_EVERY_MS);
  const heading = usePageTitle(copy.title);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" align="end" wrap>
          <PageTitle ref={heading}>
            <VisuallyHidden>{copy.title}: </VisuallyHidden>
            {capital(formatDiaSemana(nowMs, data?.fuso_horario ?? fuso_horario))}
          </PageTitle>
          <EscolaSelect />
        </Inline>
        <Comeco />
        <QueryState<GestaoHoje> query={query} loading={waiting}>
          {(hoje) => <Dia hoje={hoje} nowMs={nowMs} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

const waiting = (
  <Loading label={copy.loading}>
    <StatTiles label={copy.now} tiles={null} />
    <Skeleton shape="card" size={280} />
    <Skeleton shape="card" size={180} />
  </Loading>
);
