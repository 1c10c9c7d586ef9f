/** The frame of a student app: landmarks, main navigation, and the outlet for what is inside. */
import { AppFrame, Logo, type NavItem } from '@luneta/ui';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from '../router/index.ts';

import { useServices } from '../services/context.tsx';
import { useForced } from '../session/use-forced.ts';
import { RenewalHost } from '../renewal/renewal-host.tsx';
import { lazyPart } from '../start/lazy-part.tsx';
import { SurveyHost } from '../survey/survey-host.tsx';
import { BrandHeader } from './brand-header.tsx';

const Notices = lazyPart(async () => (await import('../notices/notices.tsx')).Notices);

export type StudentFrameProps = {
  /** The four destinations, always in the same order. */
  destinations: readonly Omit<NavItem, 'current'>[];
  /** Labels on the phone's bar: version 2 yes, version 1 no. */
  showLabels: boolean;
  navLabel: string;
  skipLabel: string;
  /** At the foot of the side rail, on wide screens only. */
  foot?: ReactNode;
};

export function StudentFrame({ destinations, showLabels, navLabel, skipLabel, foot }: StudentFrameProps) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const forced = useForced();
  const items = destinations.map((item) => ({
    ...item,
    current: pathname === item.href || pathname.startsWith(`${item.href}/`),
  }));
  const nav = {
    label: navLabel,
    items,
    showLabels,
    head: <Logo variant="mark" height={44} label={config.produto} />,
    foot,
  };
  return (
    // While something is forced there is nowhere else to go (ux C15).
    <AppFrame skipLabel={skipLabel} {...(forced.senha || forced.perguntas ? { banner: <BrandHeader /> } : { nav })}>
      <Outlet />
      <Notices />
      <SurveyHost />
      <RenewalHost />
    </AppFrame>
  );
}
