// A drawer that is a card of the page: it takes nothing away from the page. The focus goes to its name and back to where it was.
import { type ReactNode, useEffect, useRef } from 'react';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import * as css from './drawer.css.ts';

interface BesideProps {
  /** The heading of its content, which can have the focus. */
  titleId: string;
  /** Escape; absent where nothing the person does closes it. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

export const Beside = ({ titleId, onClose, children }: BesideProps): ReactNode => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = card.current;
    // Keys of its own controls only; others belong to the page.
    const steer = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose?.();
    };
    element?.addEventListener('keydown', steer);
    return () => element?.removeEventListener('keydown', steer);
  }, [onClose]);
  useEffect(() => {
    const opener = document.activeElement;
    document.getElementById(titleId)?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [titleId]);
  return (
    // A region, not a dialog.
    <section ref={card} aria-labelledby={titleId} className={css.beside}>
      <HeadingScope of={titleId} anew>
        {children}
      </HeadingScope>
    </section>
  );
};
