/** A frame without navigation: who is signed in, and the way out. For the console until its own frame comes. */
import { AppFrame, Button, Content, Inline, Logo, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';

import { Notices } from '../notices/notices.tsx';
import { useServices } from '../services/context.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { copy } from './copy.ts';

export function SessionBar({ skipLabel, children }: { skipLabel: string; children: ReactNode }) {
  const { config } = useServices();
  const { signOut, pending } = useSignOut();
  return (
    <AppFrame skipLabel={skipLabel}>
      <Content width="staff">
        <Stack gap="e24">
          <Inline justify="between">
            <Logo variant="horizontal" height={40} label={config.produto} />
            <Button variant="text" size="sm" busy={pending} onClick={signOut}>
              {copy.signOut}
            </Button>
          </Inline>
          {children}
          <Notices />
        </Stack>
      </Content>
    </AppFrame>
  );
}
