/** C10: says that the service is out of order. A lazy chunk, because it is rarely needed. */
import { Button, Dialog, Inline, Pipa, Stack, Text } from '@luneta/ui';

import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import { aboutReason, useMaintenance } from './use-maintenance.ts';

export function MaintenanceOverlay() {
  const { maintenance } = useServices();
  const { reason, lasting } = useMaintenance();
  const { title, text, deadlines } = aboutReason(lasting).texts;
  return (
    <Dialog
      open={reason !== null}
      onClose={maintenance.close}
      title={title}
      hideClose
      footer={<Button onClick={maintenance.close}>{copy.close}</Button>}
    >
      <Inline gap="e16">
        <Pipa mood="pensando" size={96} />
        <Stack gap="e8" grow>
          <Text>{text}</Text>
          <Text>{deadlines}</Text>
        </Stack>
      </Inline>
    </Dialog>
  );
}
