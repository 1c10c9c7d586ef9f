import { Heading, Inline, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';

type PartProps = {
  title: string;
  /** A button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the drawer under its heading. */
export function Part({ title, action, children }: PartProps) {
  return (
    <Stack gap="e8">
      <Inline justify="between" gap="e8">
        <Heading look="h3">{title}</Heading>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
