import { Button, type ButtonProps, useAnnounce } from '@luneta/ui';
import { type ReactNode, useEffect, useRef } from 'react';

export interface CountdownButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  /** Whole seconds left, counted by the owner; 0 = ready. */
  seconds: number;
  /** Words while it counts, e.g. "Continuar em 3 s". */
  waiting: (seconds: number) => string;
  /** Said once when it becomes ready: "Você já pode continuar". */
  readyText: string;
  /** Does nothing before it is ready. */
  onClick: () => void;
  /** Words when it is ready, e.g. "CONTINUAR". */
  children: string;
}

/** A button that becomes available after a countdown. It shows the seconds and announces when it is ready. */
export const CountdownButton = ({
  seconds,
  waiting,
  readyText,
  onClick,
  children,
  ...look
}: CountdownButtonProps): ReactNode => {
  const counting = seconds > 0;
  const waited = useRef(false);
  const announce = useAnnounce();
  useEffect(() => {
    if (!counting && waited.current) announce(readyText);
    waited.current = counting;
  }, [counting, readyText, announce]);
  return (
    <Button {...look} disabledReason={counting ? { inLabel: true } : undefined} onClick={onClick}>
      {counting ? waiting(seconds) : children}
    </Button>
  );
};
