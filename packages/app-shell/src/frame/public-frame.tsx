/** A page that anybody may open: the name of the product, the way back to the login, the content, the foot. */
import { AppFrame, ButtonLink, Content, Stack } from '@luneta/ui';
import { ArrowLeft } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { PageFoot } from '../foot/page-foot.tsx';
import { BrandHeader } from './brand-header.tsx';
import { copy } from './copy.ts';

export type PublicFrameProps = {
  /** `panel` for a single form. */
  width?: 'panel' | 'student';
  children: ReactNode;
};

export function PublicFrame({ width = 'student', children }: PublicFrameProps) {
  return (
    <AppFrame
      skipLabel={copy.skip}
      banner={
        <BrandHeader
          end={
            <ButtonLink href="/" variant="text" size="sm" icon={ArrowLeft}>
              {copy.back}
            </ButtonLink>
          }
        />
      }
    >
      <Content width={width}>
        <Stack gap="e32">
          {children}
          <PageFoot />
        </Stack>
      </Content>
    </AppFrame>
  );
}
