/** What every page of the section 'Escola' stands in: its name, the school it is about, and the tabs of the section. */
import { NotFoundPage, usePageTitle, useSession } from '@luneta/app-shell';
import { Content, Inline, PageTitle, RouteTabs, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { useMayCall } from '../use-may-call.ts';
import { ESCOLA_PARTES, type EscolaParte } from './escola-partes.ts';
import { EscolaSelect } from './escola-select.tsx';
import { useEscola } from './use-escola.ts';

const copy = { tabs: 'Partes da escola' } as const;

type EscolaFrameProps = {
  /** Address of the page, as `ESCOLA_PARTES` has it. A profile that may not make its call finds no page. */
  href: string;
  /** The page itself, for the school that is looked at; mounted anew for another one. */
  children: (escola_id: number) => ReactNode;
};

export function EscolaFrame(props: EscolaFrameProps) {
  const may = useMayCall();
  const here = ESCOLA_PARTES.find(({ href }) => href === props.href);
  return here !== undefined && may(here.call) ? <Pagina here={here}>{props.children}</Pagina> : <NotFoundPage inside />;
}

function Pagina({ here, children }: Pick<EscolaFrameProps, 'children'> & { here: EscolaParte }) {
  const { href, label, title = label } = here;
  const heading = usePageTitle(title);
  const { search } = useLocation();
  const may = useMayCall();
  const { metadata } = useSession();
  const { escola_id = metadata?.escola_id ?? null } = useEscola();
  const tabs = ESCOLA_PARTES.filter(({ call }) => may(call)).map((parte) => ({
    label: parte.label,
    href: parte.href + search,
    current: parte.href === href,
  }));
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" align="end" wrap>
          <PageTitle ref={heading}>{title}</PageTitle>
          <EscolaSelect />
        </Inline>
        {tabs.length > 1 && <RouteTabs label={copy.tabs} tabs={tabs} />}
        {escola_id !== null && <Keyed key={escola_id}>{children(escola_id)}</Keyed>}
      </Stack>
    </Content>
  );
}

const Keyed = ({ children }: { children: ReactNode }) => children;
