/** The frame of every screen of the console: navigation, the signed-in person, sign-out (decision 31), shortcuts. */
import {
  NotFoundPage,
  Notices,
  RenewalHost,
  SessionBar,
  useConta,
  useForced,
  useServices,
  useSession,
  useSignOut,
} from '@luneta/app-shell';
import { mayCall } from '@luneta/api-client/rights';
import { isPerfil, isStaff } from '@luneta/domain';
import { AppFrame, Link, LinkButton, Logo, PhoneBar, Sidebar, Stack, useMakeWay } from '@luneta/ui';
import { LogOut } from '@luneta/ui/icons';
import { Outlet, useLocation, useNavigate } from '@luneta/app-shell/router';

import { useComeco } from './comeco/use-comeco.ts';
import { copy, perfilNames } from './copy.ts';
import { paths } from './paths.ts';
import { footOf, type Section, sectionAt, sectionsOf } from './sections.ts';
import { copy as shortcutCopy } from './shortcuts/copy.ts';
import { ShortcutsProvider, useShortcuts, type OpenShortcuts } from './shortcuts/context.tsx';
import { Strips } from './strips.tsx';

/** While a password change or the two-step sign-in is forced, the only link is sign-out. */
export function Frame() {
  const { senha, duasEtapas } = useForced();
  if (!senha && !duasEtapas) return <ShortcutsProvider>{(open) => <Console onShortcuts={open} />}</ShortcutsProvider>;
  return (
    <SessionBar skipLabel={copy.skip}>
      <Outlet />
    </SessionBar>
  );
}

function Console({ onShortcuts }: { onShortcuts: OpenShortcuts }) {
  const { config } = useServices();
  const { pathname } = useLocation();
  const { perfil_real } = useSession();
  const here = sectionAt(pathname, perfil_real);
  // The first steps stand in the navigation until they are done.
  const starting = useComeco() !== null;
  const sections = sectionsOf(perfil_real).filter(({ href }) => starting || href !== paths.inicio);
  useSectionShortcuts(sections);
  useMakeWay();
  const itemsOf = (some: readonly Section[]) =>
    some.map(({ href, label, icon }) => ({ href, label, icon, current: href === here?.href }));
  const nav = { label: copy.nav, ...useWayOut(onShortcuts) };
  return (
    <AppFrame
      skipLabel={copy.skip}
      banner={<Strips />}
      side={
        <Sidebar
          {...nav}
          items={itemsOf(sections)}
          brand={{
            full: <Logo variant="horizontal" height={36} label={config.produto} />,
            mark: <Logo variant="mark" height={36} label={config.produto} />,
          }}
          words={{ fold: copy.fold, unfold: copy.unfold }}
        />
      }
      bar={<PhoneBar {...nav} items={itemsOf(footOf(sections))} words={{ more: copy.more, title: copy.more }} />}
    >
      {here !== undefined && !mayCall(perfil_real, here.call) ? <NotFoundPage inside /> : <Outlet />}
      <Notices />
      <RenewalHost />
    </AppFrame>
  );
}

const SEARCH = 'main input[type="search"]';

/** `/` goes to the search of the list that stands here, `g` and a letter to a section. */
function useSectionShortcuts(sections: ReturnType<typeof sectionsOf>) {
  const navigate = useNavigate();
  const group = shortcutCopy.everywhere;
  useShortcuts([
    { keys: '/', label: shortcutCopy.search, group, run: () => document.querySelector<HTMLElement>(SEARCH)?.focus() },
    ...sections.map(({ href, label, key }) => ({
      keys: `g ${key}`,
      label: shortcutCopy.goTo(label),
      group,
      run: () => void navigate(href),
    })),
  ]);
}

/** What stands at the end of the navigation: who is in, the own account, the way out. */
function useWayOut(onShortcuts: OpenShortcuts) {
  const { nome } = useConta();
  const { perfil_real } = useSession();
  const { signOut, pending } = useSignOut();
  return {
    person: { name: nome, detail: isPerfil(perfil_real) && isStaff(perfil_real) ? perfilNames[perfil_real] : '' },
    foot: (
      <Stack gap="e4" align="start">
        <Link href={paths.selecao}>{copy.selection}</Link>
        <Link href={paths.seguranca}>{copy.senha}</Link>
        <LinkButton onClick={onShortcuts}>{copy.shortcuts}</LinkButton>
      </Stack>
    ),
    action: { label: copy.signOut, icon: LogOut, onClick: signOut, busy: pending },
  };
}
