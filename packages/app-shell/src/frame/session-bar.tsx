/** A frame without navigation, while something is forced in the console: the name of the product, and the way out. */
import { AppFrame, Button, Content } from '@luneta/ui';
import type { ReactNode } from 'react';

import { Notices } from '../notices/notices.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { BrandHeader } from './brand-header.tsx';
import { copy } from './copy.ts';

export function SessionBar({ skipLabel, children }: { skipLabel: string; children: ReactNode }) {
  const { signOut, pending } = useSignOut();
  return (
    <AppFrame
      skipLabel={skipLabel}
      banner={
        <BrandHeader
          end={
            <Button variant="text" size="sm" busy={pending} onClick={signOut}>
              {copy.signOut}
            </Button>
          }
        />
      }
    >
      <Content>{children}</Content>
      <Notices />
    </AppFrame>
  );
}
