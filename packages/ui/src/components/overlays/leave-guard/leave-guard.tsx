import { type ReactNode, useEffect } from 'react';
import { Confirm } from '../confirm/confirm.tsx';

export interface LeaveGuardProps {
  /** True while there is unsaved work: the browser then asks before the page closes. */
  dirty: boolean;
  /** The router has blocked a navigation and waits for an answer. */
  blocked: boolean;
  /** Stays on the page; Escape does the same. */
  onStay: () => void;
  /** Leaves and loses the work. */
  onLeave: () => void;
  /** E.g. "Sair sem salvar?". */
  title: string;
  /** What would be lost. */
  children: ReactNode;
  /** Name of the safe way, e.g. "Continuar editando". */
  stayLabel: string;
  /** Name of the way out, e.g. "Sair sem salvar". */
  leaveLabel: string;
}

/** Asks before unsaved work is lost. It knows no router: a blocker of the app drives `blocked`. */
export const LeaveGuard = ({
  dirty,
  blocked,
  onStay,
  onLeave,
  title,
  children,
  stayLabel,
  leaveLabel,
}: LeaveGuardProps): ReactNode => {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <Confirm
      open={blocked}
      tone="danger"
      title={title}
      confirmLabel={leaveLabel}
      onConfirm={onLeave}
      cancelLabel={stayLabel}
      onCancel={onStay}
    >
      {children}
    </Confirm>
  );
};
