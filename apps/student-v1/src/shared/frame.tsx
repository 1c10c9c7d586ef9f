import { StudentFrame } from '@luneta/app-shell';
import { SendUnsent } from '@luneta/exam-room/send-unsent';
import { ThemeProvider } from '@luneta/ui';
import { ChartNoAxesColumn, ClipboardList, Rocket, UserRound } from '@luneta/ui/icons';
import { useLocation } from '@luneta/app-shell/router';

import { copy } from './copy.ts';
import { paths } from './paths.ts';
import { temaAt } from './tema.ts';

const destinations = [
  { href: paths.roteiros, label: copy.roteiros, icon: Rocket },
  { href: paths.provas, label: copy.provas, icon: ClipboardList },
  { href: paths.resultados, label: copy.resultados, icon: ChartNoAxesColumn },
  { href: paths.conta, label: copy.conta, icon: UserRound },
] as const;

/** Frame of version 1: four destinations without visible titles on a phone (S2 §2.2), dark around an action plan. */
export function Frame() {
  const { pathname } = useLocation();
  return (
    <ThemeProvider tema={temaAt(pathname)} page="inner">
      <StudentFrame destinations={destinations} showLabels={false} navLabel={copy.nav} skipLabel={copy.skip} />
      <SendUnsent />
    </ThemeProvider>
  );
}
