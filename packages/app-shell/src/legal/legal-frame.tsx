import { AppFrame, ButtonLink, Content, Logo } from '@luneta/ui';
import type { ReactNode } from 'react';

import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import * as css from './legal.css.ts';

/** A plain page of reading: the name of the product, the way back, the text. */
export function LegalFrame({ children }: { children: ReactNode }) {
  const { config } = useServices();
  return (
    <AppFrame
      skipLabel={copy.skip}
      banner={
        <header className={css.header}>
          <Logo variant="horizontal" height={40} label={config.produto} />
          <ButtonLink href="/" variant="text" size="md">
            {copy.back}
          </ButtonLink>
        </header>
      }
    >
      <Content>{children}</Content>
    </AppFrame>
  );
}
