/** For gestao_vida alone (S1 §2.7): a new password for the student, and the way out of the student's view. */
import { useStudentView } from '@luneta/app-shell';
import { Button, Card, Heading, Stack, Text } from '@luneta/ui';
import { KeyRound, LogOut } from '@luneta/ui/icons';
import { useState } from 'react';

import { copy } from './copy.ts';
import { ResetSenha } from './reset-senha.tsx';

const { management: words } = copy;

export function ManagementCard({ disabledReason }: { disabledReason: { readonly id: string } | undefined }) {
  const { leave, leaving } = useStudentView();
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" padding="lg" labelledBy="gestao">
      <Stack gap="e16">
        <Stack gap="e2">
          <Heading look="h3" id="gestao">
            {words.title}
          </Heading>
          <Text look="small" tone="muted">
            {words.text}
          </Text>
        </Stack>
        <Button
          variant="dangerOutline"
          icon={KeyRound}
          block
          disabledReason={disabledReason}
          onClick={() => setAsking(true)}
        >
          {words.reset}
        </Button>
        <Button variant="secondary" icon={LogOut} block busy={leaving} onClick={leave}>
          {words.leave}
        </Button>
      </Stack>
      <ResetSenha asking={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
