/** What a tap on a locked phase says, with the way to the phase that opens it. */
import { Button, ButtonLink, Dialog, GamePiece, lockArt, type PhaseMapItem } from '@luneta/ui';

import { copy } from './copy.ts';

export type FaseBloqueadaProps = { open: boolean; onClose: () => void; current: PhaseMapItem | undefined };

export function FaseBloqueada({ open, onClose, current }: FaseBloqueadaProps) {
  const words = copy.bloqueado;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title}
      description={words.text}
      picture={<GamePiece of={lockArt} size={64} />}
      hideClose
      footer={
        <>
          {current && <ButtonLink href={current.href}>{words.go(current.number)}</ButtonLink>}
          <Button variant={current ? 'secondary' : 'primary'} onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    />
  );
}
