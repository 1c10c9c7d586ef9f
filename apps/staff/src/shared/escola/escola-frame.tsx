/** What every page of the section 'Escola' stands in: its title, the school it is about, and the tabs of the section. */
import { NotFoundPage, usePageTitle, useSession } from '@luneta/app-shell';
import { Content, Heading, Inline, RouteTabs, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { useMayCall } from '../use-may-call.ts';
import { ESCOLA_PARTES } from './escola-partes.ts';
import { EscolaSelect } from './escola-select.tsx';
import { useEscola } from './use-escola.ts';

const copy = { title: 'Escola', tabs: 'Partes da escola' } as const;

type EscolaFrameProps = {
  /** Address of the page, as `ESCOLA_PARTES` has it. A profile that may not make its call finds no page. */
  href: string;
  /** Heading of the page. Default: that of the section. */
  title?: string;
  /** The page itself, for the school that is looked at; mounted anew for another one. */
  children: (escola_id: number) => ReactNode;
};

export function EscolaFrame(props: EscolaFrameProps) {
  const may = useMayCall();
  const here = ESCOLA_PARTES.find(({ href }) => href === props.href);
  return here !== undefined && may(here.call) ? <Pagina {...props} /> : <NotFoundPage inside />;
}

function Pagina({ href, title = copy.title, children }: EscolaFrameProps) {
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
          <Heading level={1} focusable ref={heading}>
            {title}
          </Heading>
          <EscolaSelect />
        </Inline>
        {tabs.length > 1 && <RouteTabs label={copy.tabs} tabs={tabs} />}
        {escola_id !== null && <Keyed key={escola_id}>{children(escola_id)}</Keyed>}
      </Stack>
    </Content>
  );
}

const Keyed = ({ children }: { children: ReactNode }) => children;
