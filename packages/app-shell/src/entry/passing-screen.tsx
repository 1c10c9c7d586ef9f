/**
 * Shown while a link signs somebody in or leads to another deployment. It avoids a flash of the login form, and shows
 * an error first when there is one (ux C3).
 */
import { Button, Center, Confirm, Dialog, PageTitle, Pipa, Stack, Text } from '@luneta/ui';

import { usePageTitle } from '../routing/use-page-title.ts';
import { useVisit } from '../services/context.tsx';
import { copy } from './copy.ts';
import { useArrival, type Arriving } from './use-arrival.ts';

export function PassingScreen() {
  const { entry } = useVisit();
  const arriving = entry.kind === 'hub' || entry.kind === 'handover';
  return (
    <main>
      <Center page>
        <Passing title={entry.kind === 'leaving' ? copy.leaving : copy.entering} />
        {arriving && <Arrival entry={entry} />}
      </Center>
    </main>
  );
}

function Passing({ title }: { title: string }) {
  const heading = usePageTitle(title);
  return (
    <Stack gap="e16" align="center">
      <Pipa size={132} />
      <div role="status">
        <PageTitle ref={heading}>{title}</PageTitle>
      </div>
    </Stack>
  );
}

function Arrival({ entry }: { entry: Arriving }) {
  const { asking, accept, decline, failure, retry, giveUp } = useArrival(entry);
  return (
    <>
      <Confirm
        open={asking}
        title={copy.ask.title}
        confirmLabel={copy.ask.enter}
        onConfirm={accept}
        cancelLabel={copy.ask.stay}
        onCancel={decline}
      >
        <Text>{copy.ask.text}</Text>
      </Confirm>
      <Dialog
        open={failure !== null}
        title={copy.attention}
        size="sm"
        onClose={giveUp}
        footer={
          failure?.retry === true ? (
            <>
              <Button onClick={retry}>{copy.retry}</Button>
              <Button variant="secondary" onClick={giveUp}>
                {copy.byForm}
              </Button>
            </>
          ) : (
            <Button onClick={giveUp}>{copy.ok}</Button>
          )
        }
      >
        <Text>{failure?.text}</Text>
      </Dialog>
    </>
  );
}
