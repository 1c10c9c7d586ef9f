/** The frame of a student app: landmarks, main navigation, and the outlet for what is inside. */
import { AppFrame, Logo, type NavItem } from '@luneta/ui';
import { Outlet, useLocation } from 'react-router';

import { Notices } from '../notices/notices.tsx';
import { useServices } from '../services/context.tsx';
import { SurveyHost } from '../survey/survey-host.tsx';

export type StudentFrameProps = {
  /** The four destinations, always in the same order. */
  destinations: readonly Omit<NavItem, 'current'>[];
  /** Labels on the phone's bar: version 2 yes, version 1 no. */
  showLabels: boolean;
  navLabel: string;
  skipLabel: string;
};

export function StudentFrame({ destinations, showLabels, navLabel, skipLabel }: StudentFrameProps) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const items = destinations.map((item) => ({
    ...item,
    current: pathname === item.href || pathname.startsWith(`${item.href}/`),
  }));
  return (
    <AppFrame
      skipLabel={skipLabel}
      nav={{ label: navLabel, items, showLabels, head: <Logo variant="mark" height={44} label={config.produto} /> }}
    >
      <Outlet />
      <Notices />
      <SurveyHost />
    </AppFrame>
  );
}
