/** The frame of every screen of the console: navigation, the signed-in person, sign-out (decision 31). */
import {
  Notices,
  RenewalHost,
  SessionBar,
  useConta,
  useForced,
  useServices,
  useSession,
  useSignOut,
} from '@luneta/app-shell';
import { isPerfil, isStaff } from '@luneta/domain';
import { AppFrame, Link, Logo, Sidebar } from '@luneta/ui';
import { LogOut, School, UsersRound } from '@luneta/ui/icons';
import { Outlet, useLocation } from 'react-router';

import { copy, perfilNames } from '../copy.ts';
import { paths } from '../paths.ts';

const DESTINATIONS = [
  { href: paths.selecao, label: copy.selection, icon: School },
  { href: paths.gestao, label: copy.management, icon: UsersRound },
];

/** While a password change is forced, the only link is sign-out. */
export function Frame() {
  if (!useForced().senha) return <Console />;
  return (
    <SessionBar skipLabel={copy.skip}>
      <Outlet />
    </SessionBar>
  );
}

function Console() {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { nome } = useConta();
  const { perfil_real } = useSession();
  const { signOut, pending } = useSignOut();
  const perfil = isPerfil(perfil_real) && isStaff(perfil_real) ? perfilNames[perfil_real] : '';
  return (
    <AppFrame
      skipLabel={copy.skip}
      side={
        <Sidebar
          label={copy.nav}
          items={DESTINATIONS.map((item) => ({ ...item, current: item.href === pathname }))}
          brand={{
            full: <Logo variant="horizontal" height={36} label={config.produto} />,
            mark: <Logo variant="mark" height={36} label={config.produto} />,
          }}
          person={{ name: nome, detail: perfil }}
          foot={<Link href={paths.seguranca}>{copy.senha}</Link>}
          action={{ label: copy.signOut, icon: LogOut, onClick: signOut, busy: pending }}
          words={{ fold: copy.fold, unfold: copy.unfold, open: copy.openMenu, title: copy.menu }}
        />
      }
    >
      <Outlet />
      <Notices />
      <RenewalHost />
    </AppFrame>
  );
}
