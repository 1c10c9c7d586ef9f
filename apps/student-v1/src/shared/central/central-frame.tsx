import { Content, Inline, PageTitle, RouteTabs, Stack } from '@luneta/ui';
import type { ReactNode, Ref } from 'react';

import { paths } from '../paths.ts';
import { copy } from './copy.ts';

export type CentralFrameProps = {
  /** Which half of the exam centre this is. */
  at: 'provas' | 'gabaritos';
  title: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** The exam centre (S2 §2.12): its tabs at the top edge, then the title and one half of it. */
export function CentralFrame({ at, title, headingRef, action, children }: CentralFrameProps) {
  return (
    <>
      <RouteTabs
        label={copy.tabs.label}
        tabs={[
          { href: paths.provas, label: copy.tabs.provas, current: at === 'provas' },
          { href: paths.gabaritos, label: copy.tabs.gabaritos, current: at === 'gabaritos' },
        ]}
      />
      <Content>
        <Stack gap="e24">
          <Inline justify="between" wrap>
            <PageTitle ref={headingRef}>{title}</PageTitle>
            {action}
          </Inline>
          {children}
        </Stack>
      </Content>
    </>
  );
}
