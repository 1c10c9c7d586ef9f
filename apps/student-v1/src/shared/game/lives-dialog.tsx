import { createCompraVidasMutation } from '@luneta/api-client/navbar';
import { useMayWrite, useServices } from '@luneta/app-shell';
import { LivesDialog } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from './copy.ts';
import type { LivesSheetProps } from './lives-sheet.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { useNavbar, useSecondsToVida } from './use-navbar.ts';

/** What `LivesSheet` opens: the lives, the time to the next one, and buying them (S2 §4.5, §5). Waiting is never empty: contents and practice. */
export function LivesOpened({ open, onClose, meanwhile, studied }: LivesSheetProps) {
  const { api } = useServices();
  const { data } = useNavbar();
  const seconds = useSecondsToVida();
  const mayWrite = useMayWrite();
  const buy = useMutation(createCompraVidasMutation(api));
  if (!data?.vidas_ativas) return null;
  const missing = data.prox_vida !== null;
  return (
    <LivesDialog
      open={open}
      onClose={() => {
        buy.reset();
        onClose();
      }}
      words={missing ? copy.lives : { ...copy.lives, wait: undefined }}
      vidas={data.qtde_vidas}
      seconds={seconds}
      secondsPerVida={data.segundos_por_vida}
      moedas={data.qtde_moedas}
      // With the lives back there is nothing left to do here.
      onBuy={() => buy.mutate(undefined, { onSuccess: onClose })}
      busy={buy.isPending}
      error={buy.isError ? copy.buyFailed : undefined}
      disabledReason={mayWrite ? undefined : copy.visiting}
    >
      {missing && (meanwhile ?? <Meanwhile studied={studied} />)}
    </LivesDialog>
  );
}
