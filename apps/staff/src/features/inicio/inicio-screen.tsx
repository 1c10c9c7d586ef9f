/** `/inicio`: what a school does first, each step with its state and one button. Done, it gives way to the day. */
import type { PrimeirosPassos } from '@luneta/api-client';
import { primeirosPassosQuery } from '@luneta/api-client/gestao-escolas';
import { NotFoundPage, QueryState, usePageTitle, useServices, useSession } from '@luneta/app-shell';
import { isComecada, PASSOS, primeirosPassos } from '@luneta/domain';
import { Content, Inline, LoadingLayout, Note, PageTitle, PersonName, ProgressBar, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@luneta/app-shell/router';

import { EscolaSelect } from '../../shared/escola/escola-select.tsx';
import { useEscola } from '../../shared/escola/use-escola.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import * as css from './inicio.css.ts';
import { Ganho } from './ganho.tsx';
import { Passo } from './passo.tsx';

export function InicioScreen() {
  const { metadata } = useSession();
  const { escola_id = metadata?.escola_id ?? null } = useEscola();
  return escola_id === null ? <NotFoundPage inside /> : <Inicio key={escola_id} escola_id={escola_id} />;
}

function Inicio({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(primeirosPassosQuery(api, escola_id));
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" align="end" wrap>
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          <EscolaSelect />
        </Inline>
        <QueryState<PrimeirosPassos>
          query={query}
          loading={<LoadingLayout of="cards" count={6} label={copy.loading} />}
        >
          {(passos) => (isComecada(passos) ? <Navigate to={paths.hoje} replace /> : <Passos passos={passos} />)}
        </QueryState>
      </Stack>
    </Content>
  );
}

function Passos({ passos }: { passos: PrimeirosPassos }) {
  const steps = primeirosPassos(passos);
  const ready = steps.filter(({ estado }) => estado === 'feito').length;
  const now = steps.find(({ estado }) => estado === 'agora') ?? steps[0];
  const [stays, today] = copy.stays;
  return (
    <Stack gap="e16">
      <Inline justify="between" gap="e12" wrap>
        <Text tone="muted">
          <PersonName>{copy.about(passos.escola_nome, passos.ano)}</PersonName>
        </Text>
        <ProgressBar
          label={copy.title}
          value={ready}
          max={PASSOS.length}
          valueText={copy.ready(ready, PASSOS.length)}
          number={copy.ready(ready, PASSOS.length)}
        />
      </Inline>
      <div className={css.columns}>
        <Stack gap="e12">
          <ol className={css.trail} aria-label={copy.steps}>
            {steps.map((step, index) => (
              <Passo key={step.passo} step={step} number={index + 1} passos={passos} />
            ))}
          </ol>
          <Note tone="info">
            {stays} <strong>{today}</strong>.
          </Note>
        </Stack>
        {now && <Ganho passo={now.passo} />}
      </div>
    </Stack>
  );
}
