/** The account belongs to another deployment (decision 1): takes the session there, and says so when it cannot. */
import type { Deployment } from '@luneta/domain';
import { Button, ButtonLink, Center, Content, Note, PageTitle, Pipa, Stack, Text } from '@luneta/ui';

import { usePageTitle } from '../routing/use-page-title.ts';
import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { useHandover } from './use-handover.ts';

export type HandoverPageProps = {
  deployment: Deployment;
  /** Path and query there. */
  to: string;
};

export function HandoverPage({ deployment, to }: HandoverPageProps) {
  const { session } = useServices();
  const { titleStudent, titleStaff, text, going, go, open, openStaff, signOut } = copy.handover;
  const staff = deployment === 'staff';
  const title = staff ? titleStaff : titleStudent;
  const heading = usePageTitle(title);
  const handover = useHandover(deployment, to);
  return (
    // This page has no frame, so it brings its own landmark.
    <main>
      <Center page>
        <Content width="panel">
          <Stack gap="e24" align="center">
            <Pipa size={132} mood={handover.problem === null ? 'normal' : 'triste'} />
            <PageTitle align="center" ref={heading}>
              {title}
            </PageTitle>
            {handover.problem === null ? (
              <Text tone="muted" align="center">
                {text}
              </Text>
            ) : (
              <Note tone="danger" alert>
                {handover.problem}
              </Note>
            )}
            <Stack gap="e12" align="center">
              <Button busy={handover.problem === null} onClick={handover.go}>
                {handover.problem === null ? going : go}
              </Button>
              {handover.problem !== null && (
                <ButtonLink variant="secondary" href={handover.href}>
                  {staff ? openStaff : open}
                </ButtonLink>
              )}
              <Button variant="text" onClick={() => session.signOut()}>
                {signOut}
              </Button>
            </Stack>
          </Stack>
        </Content>
      </Center>
    </main>
  );
}
