// Messages that outlive the screen they come from. They never close by themselves (spec) and
// wait while a modal is open, because a modal makes everything else unreachable.
import { type ReactNode, createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { copy } from '../../../copy.ts';
import { CircleCheck, CircleX, Info, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './toaster.css.ts';

const icons = { info: Info, success: CircleCheck, danger: CircleX } as const;

export interface Toast {
  tone: keyof typeof icons;
  text: string;
}

export interface ToastControls {
  /** Shows a message; the oldest of more than three leaves. */
  show: (toast: Toast) => void;
  /** Removes all, e.g. on navigation. */
  clear: () => void;
}

const ToastContext = createContext<ToastControls>({ show: () => undefined, clear: () => undefined });
const most = 3;
const modalIsOpen = () => document.querySelector('dialog:modal') !== null;

/** Put once around an app; its messages appear at the top right. F6 moves the focus to them. */
export const Toaster = ({ children }: { children: ReactNode }): ReactNode => {
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([]);
  const waiting = useRef<Toast[]>([]);
  const nextId = useRef(0);
  const region = useRef<HTMLElement>(null);

  const controls = useMemo<ToastControls>(
    () => ({
      show: (toast) => {
        if (modalIsOpen()) {
          waiting.current.push(toast);
          return;
        }
        nextId.current += 1;
        const added = { ...toast, id: nextId.current };
        setToasts((before) => [...before, added].slice(-most));
      },
      clear: () => {
        waiting.current = [];
        setToasts([]);
      },
    }),
    [],
  );

  useEffect(() => {
    const flush = () => {
      if (modalIsOpen()) return;
      for (const toast of waiting.current.splice(0)) controls.show(toast);
    };
    const reach = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      const button = region.current?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    // `close` of a dialog does not bubble; it can only be seen on the way down.
    document.addEventListener('close', flush, true);
    document.addEventListener('keydown', reach);
    return () => {
      document.removeEventListener('close', flush, true);
      document.removeEventListener('keydown', reach);
    };
  }, [controls]);

  const close = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
  const card = ({ id, tone, text }: Toast & { id: number }) => (
    <div
      key={id}
      className={classes(css.toast, css.tone[tone])}
      onKeyDown={(event) => event.key === 'Escape' && close(id)}
    >
      <span className={css.icon[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div className={css.words}>{text}</div>
      <IconButton icon={X} iconSize={20} label={copy.close} onClick={() => close(id)} />
    </div>
  );
  return (
    <ToastContext value={controls}>
      {children}
      <section ref={region} aria-label={copy.notices} className={css.region}>
        <div role="alert" className={css.stack}>{toasts.filter(({ tone }) => tone === 'danger').map(card)}</div>
        <div role="status" className={css.stack}>{toasts.filter(({ tone }) => tone !== 'danger').map(card)}</div>
      </section>
    </ToastContext>
  );
};

/** Shows messages in the toaster of the app around. */
export const useToast = (): ToastControls => use(ToastContext);
