import { StudentFrame, useConta } from '@luneta/app-shell';
import { SendUnsent } from '@luneta/exam-room/send-unsent';
import { RailAccount } from '@luneta/ui';
import { ChartNoAxesColumn, ClipboardList, House, MapIcon } from '@luneta/ui/icons';
import { useLocation } from '@luneta/app-shell/router';

import { copy } from './copy.ts';
import { paths } from './paths.ts';

const destinations = [
  { href: paths.home, label: copy.home, icon: House },
  { href: paths.trilhas, label: copy.estudos, icon: MapIcon },
  { href: paths.avaliacoes, label: copy.avaliacoes, icon: ClipboardList },
  { href: paths.resultados, label: copy.resultados, icon: ChartNoAxesColumn },
] as const;

/** Frame of version 2: four labelled destinations (S3 §2), and on a wide screen the own account at the foot. */
export function Frame() {
  const { avatar_code } = useConta();
  const { pathname } = useLocation();
  return (
    <>
      <StudentFrame
        destinations={destinations}
        showLabels
        navLabel={copy.nav}
        skipLabel={copy.skip}
        foot={
          <RailAccount
            href={paths.conta}
            label={copy.conta}
            avatarCode={avatar_code}
            current={pathname === paths.conta || pathname.startsWith(`${paths.conta}/`)}
          />
        }
      />
      <SendUnsent />
    </>
  );
}
