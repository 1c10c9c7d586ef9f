// Layout of a state sheet: every variant and state of a component, each with its name. Stories only.
import type { ReactNode } from 'react';
import { Stack } from '../src/components/foundations/layout/layout.tsx';
import { Text } from '../src/components/foundations/text/text.tsx';

export const Sheet = ({ children }: { children: ReactNode }): ReactNode => (
  <div style={{ padding: 16 }}>
    <Stack gap="e20">{children}</Stack>
  </div>
);

export const State = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <Stack gap="e4">
    <Text look="caption" tone="muted">
      {name}
    </Text>
    {children}
  </Stack>
);
