/** One part of the bank, under its tabs. */
import { usePageTitle } from '@luneta/app-shell';
import { Button, Content, Inline, PageTitle, Stack } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { BancoTabs, type Parte } from '../../../shared/banco/banco-tabs.tsx';

type ParteFrameProps = {
  parte: Parte;
  title: string;
  /** Words of the button that makes one; null for who may not. */
  nova: string | null;
  onNova: () => void;
  children: ReactNode;
};

export function ParteFrame({ parte, title, nova, onNova, children }: ParteFrameProps) {
  const heading = usePageTitle(title);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BancoTabs parte={parte} />
        <Inline justify="between" wrap>
          <PageTitle ref={heading}>{title}</PageTitle>
          {nova !== null && (
            <Button size="sm" icon={Plus} onClick={onNova}>
              {nova}
            </Button>
          )}
        </Inline>
        {children}
      </Stack>
    </Content>
  );
}
