import { Button, CopyField, Dialog } from '@luneta/ui';
import { useNavigate } from 'react-router';

import { copy } from './copy.ts';

/** The one-time password, shown once: only its button closes it, so that it is not closed by accident. */
export function NovaSenhaDialog({ nova }: { nova: string | null }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={nova !== null}
      onClose={() => undefined}
      title={copy.nova.title}
      forced
      size="sm"
      footer={<Button onClick={() => void navigate('/')}>{copy.nova.login}</Button>}
    >
      {nova !== null && <CopyField label={copy.nova.label} value={nova} secret help={copy.nova.help} />}
    </Dialog>
  );
}
