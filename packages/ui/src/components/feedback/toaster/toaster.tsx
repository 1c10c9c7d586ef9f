// Messages that outlive the screen they come from. They never close by themselves (spec) and
// wait while a modal is open, because a modal makes everything else unreachable.
import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { close } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { CircleCheck, CircleX, Info, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './toaster.css.ts';

const defaults = {
  close,
  notices: 'Avisos',
};

const icons = { info: Info, success: CircleCheck, danger: CircleX } as const;

export interface Toast {
  tone: keyof typeof icons;
  text: string;
}

export interface ToastControls {
  /** Shows a message; the oldest of more than three leaves. */
  show: (toast: Toast) => void;
  /** Removes all. */
  clear: () => void;
  /**
   * Called when the page changes. Toasts of the old page close; the newest one shown together with the navigation stays, for one
   * page: a form that goes from the address of a new thing to that of the made one is left for a list that it would cover.
   */
  pageChanged: () => void;
}

/** `moved`: it went along to another page once. */
type Shown = Toast & { id: number; atMs: number; moved: boolean };

const ToastContext = createContext<ToastControls>({
  show: () => undefined,
  clear: () => undefined,
  pageChanged: () => undefined,
});
/**
 * A "saved" toast is shown just before the form's page is left and belongs to the next page. On a slow phone that page
 * appears seconds later.
 */
const saidWithTheMoveMs = 10_000;
const most = 3;
const modalIsOpen = () => document.querySelector('dialog:modal') !== null;

/** Calls `then` once no modal is open any more: closed, or taken out of the page, which fires no event. */
function onceNoModal(then: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (modalIsOpen()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Put once around an app; its messages appear at the top right. F6 moves the focus to them. */
export const Toaster = ({
  children,
}: {
  /** The app; everything inside can call `useToast`. */
  children: ReactNode;
}): ReactNode => {
  const copy = useWords(defaults);
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const waiting = useRef<Toast[]>([]);
  const stopWaiting = useRef<() => void>(() => undefined);
  const nextId = useRef(0);
  const region = useRef<HTMLElement>(null);

  const close = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  const add = useCallback((toast: Toast) => {
    nextId.current += 1;
    const added = { ...toast, id: nextId.current, atMs: performance.now(), moved: false };
    setToasts((before) => [...before, added].slice(-most));
  }, []);
  const controls = useMemo<ToastControls>(
    () => ({
      show: (toast) => {
        if (modalIsOpen()) {
          waiting.current.push(toast);
          stopWaiting.current();
          stopWaiting.current = onceNoModal(() => waiting.current.splice(0).forEach(add));
        } else add(toast);
      },
      clear: () => {
        waiting.current = [];
        setToasts([]);
      },
      pageChanged: () => {
        const since = performance.now() - saidWithTheMoveMs;
        setToasts((before) =>
          before
            .slice(-1)
            .filter(({ atMs, moved }) => !moved && atMs >= since)
            .map((toast) => ({ ...toast, moved: true })),
        );
      },
    }),
    [add],
  );

  useEffect(() => {
    const steer = (event: KeyboardEvent) => {
      const focused = document.activeElement?.closest<HTMLElement>('[data-toast]');
      if (event.key === 'Escape' && focused) close(Number(focused.dataset['toast']));
      const first = region.current?.querySelector('button');
      if (event.key !== 'F6' || !first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', steer);
    return () => document.removeEventListener('keydown', steer);
  }, [close]);
  useEffect(() => () => stopWaiting.current(), []);

  const card = ({ id, tone, text }: Shown) => (
    <div key={id} data-toast={id} className={classes(css.toast, css.tone[tone])}>
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
        <div role="alert" className={css.stack}>
          {toasts.filter(({ tone }) => tone === 'danger').map(card)}
        </div>
        <div role="status" className={css.stack}>
          {toasts.filter(({ tone }) => tone !== 'danger').map(card)}
        </div>
      </section>
    </ToastContext>
  );
};

/** Shows messages in the toaster of the app around. */
export const useToast = (): ToastControls => use(ToastContext);
