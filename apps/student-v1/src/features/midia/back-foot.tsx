import type { FaseIds } from '@luneta/api-client/fase';
import { ActionBar, Button } from '@luneta/ui';
import { Undo2 } from '@luneta/ui/icons';
import { useNavigate } from '@luneta/app-shell/router';

import { addressesOf, DE_NOVO } from '../../shared/fase/fase-address.ts';
import { copy } from './copy.ts';

/** The foot of the contents that were opened from an exercise: back to it, at once and for nothing (decision 220). */
export function BackFoot({ ids, n }: { ids: FaseIds; n: number }) {
  const navigate = useNavigate();
  const back = () => void navigate(addressesOf(ids).item(n), { state: DE_NOVO });
  return (
    <ActionBar>
      <Button block icon={Undo2} onClick={back}>
        {copy.back}
      </Button>
    </ActionBar>
  );
}
