/** Drags a row of a list by its handle; where it would land is marked. Keys are the row's own matter. */
import { useRef, useState, type PointerEvent } from 'react';

/** Where a dragged place would land. */
export type Alvo = { readonly numero: number; readonly depois: boolean };

/** The row under the pointer, and which half of it. */
function rowAt(x: number, y: number): Alvo | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-lugar]');
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  return { numero: Number(row.dataset['lugar']), depois: y > top + height / 2 };
}

/** The number that a place has after it was let go there. */
export function numeroDepois(numero: number, { numero: at, depois }: Alvo): number {
  if (numero < at) return depois ? at : at - 1;
  return depois ? at + 1 : at;
}

/** @param onMover a place was let go over another one */
export function useArrastar(onMover: (numero: number, para: number) => void) {
  const [arrastada, setArrastada] = useState<number | null>(null);
  const [alvo, setAlvo] = useState<Alvo | null>(null);
  const latest = useRef<Alvo | null>(null);
  const mark = (next: Alvo | null) => {
    latest.current = next;
    setAlvo(next);
  };
  const end = () => {
    setArrastada(null);
    mark(null);
  };
  return {
    arrastada,
    alvo,
    alca: (numero: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setArrastada(numero);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (arrastada !== numero) return;
        const over = rowAt(event.clientX, event.clientY);
        mark(over === null || over.numero === numero ? null : over);
      },
      onPointerUp: () => {
        const over = latest.current;
        end();
        if (over !== null) onMover(numero, numeroDepois(numero, over));
      },
      onPointerCancel: end,
    }),
  };
}
