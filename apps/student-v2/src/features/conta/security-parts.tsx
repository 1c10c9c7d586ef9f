import { useMayChangeConta } from '@luneta/app-shell';
import { Note, Stack } from '@luneta/ui';
import { useNavigate } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { SecurityRows } from './security-rows.tsx';

const REASON = 'seguranca-somente-leitura';

/** `conta/seguranca` on a phone: password and questions are two screens. Saving leads home (S1 §2.8). */
export function SecurityParts() {
  const navigate = useNavigate();
  const disabledReason = useMayChangeConta() ? undefined : { id: REASON };
  return (
    <Stack gap="e20">
      {disabledReason !== undefined && (
        <Note id={REASON} tone="reading">
          {copy.readOnly}
        </Note>
      )}
      <SecurityRows disabledReason={disabledReason} onSaved={() => void navigate(paths.home)} />
    </Stack>
  );
}
