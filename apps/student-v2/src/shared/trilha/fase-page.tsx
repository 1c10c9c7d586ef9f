/** What the pages of a phase have in common: no navigation, the way back, the states of their phase, one main action. */
import type { RoteiroFase } from '@luneta/api-client';
import { roteiroFaseQuery } from '@luneta/api-client/trilha-fase';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { AppFrame, BackBar, Content, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { copy } from '../copy.ts';
import type { FasePlace } from './fase-place.ts';
import { useCanonicalFase } from './use-canonical-fase.ts';

export type FasePageProps = {
  place: FasePlace;
  title: (fase: RoteiroFase | undefined) => string;
  subtitle?: (fase: RoteiroFase) => string | undefined;
  back: { href: string; label: string };
  /** Skeletons of the page. */
  loading: ReactNode;
  /** The width of the text. */
  width?: 'reading' | 'student';
  /** Under the text, at the foot of the screen. */
  renderAction?: (fase: RoteiroFase) => ReactNode;
  /** A scene that takes the whole page once the phase is there, with a heading of its own. */
  scene?: boolean;
  children: (fase: RoteiroFase) => ReactNode;
};

export function FasePage(props: FasePageProps) {
  const { place, title, subtitle, back, loading, width = 'reading', renderAction, scene = false, children } = props;
  const { api } = useServices();
  const query = useQuery(roteiroFaseQuery(api, place.trilha_fase_id));
  const name = title(query.data);
  const heading = usePageTitle(name);
  useCanonicalFase(place, query.data);
  if (scene && query.data) return <AppFrame skipLabel={copy.skip}>{children(query.data)}</AppFrame>;
  return (
    <AppFrame skipLabel={copy.skip}>
      <Content width={width}>
        <Stack gap="e20">
          <BackBar
            backHref={back.href}
            backLabel={back.label}
            title={name}
            subtitle={query.data && subtitle?.(query.data)}
            headingRef={heading}
          />
          <QueryState query={query} loading={loading}>
            {children}
          </QueryState>
        </Stack>
      </Content>
      {query.data && renderAction?.(query.data)}
    </AppFrame>
  );
}
