// Offers work that this device has kept. It knows neither what was written nor where it is kept.
import { type ReactNode, useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Confirm } from '../../overlays/confirm/confirm.tsx';
import { Note } from '../note/note.tsx';

/** Words of the question before a draft is gone for good. */
export interface DraftBannerDiscard {
  /** "Descartar o rascunho deste aparelho?". */
  title: string;
  /** What stays, and what cannot be had back. */
  text: string;
  /** The safe way: "Manter o rascunho". */
  keepLabel: string;
}

/** Props of `DraftBanner`. */
export interface DraftBannerProps {
  /** What there is, and of when: "Há um rascunho deste aparelho, de 14h12. Recuperar?". */
  children: ReactNode;
  /** Puts it in the place of what stands: "Recuperar". */
  recoverLabel: string;
  /** It is wanted. */
  onRecover: () => void;
  /** "Descartar"; asks first. */
  discardLabel: string;
  /** It is not wanted, and the person has said so twice. */
  onDiscard: () => void;
  /** The question before it is gone. */
  discard: DraftBannerDiscard;
}

/** Work that was not saved is still on this device: take it, or throw it away after a question. */
export const DraftBanner = ({
  children,
  recoverLabel,
  onRecover,
  discardLabel,
  onDiscard,
  discard,
}: DraftBannerProps): ReactNode => {
  const [asked, setAsked] = useState(false);
  return (
    <Note
      tone="info"
      action={
        <Inline wrap>
          <Button size="sm" onClick={onRecover}>
            {recoverLabel}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
            {discardLabel}
          </Button>
          <Confirm
            open={asked}
            tone="danger"
            title={discard.title}
            confirmLabel={discardLabel}
            onConfirm={onDiscard}
            cancelLabel={discard.keepLabel}
            onCancel={() => setAsked(false)}
          >
            {discard.text}
          </Confirm>
        </Inline>
      }
    >
      {children}
    </Note>
  );
};
