import { Heading, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';

/** A part of the drawer under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="e8">
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}
