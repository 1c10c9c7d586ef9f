import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '../../../icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import * as css from './pager.css.ts';

export interface PagerProps {
  /** What is paged; name of the landmark. */
  label: string;
  /** From 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** The page asked for, from 1. */
  onPage: (page: number) => void;
  /** Name of the button back, e.g. "Página anterior". */
  previousLabel: string;
  /** Name of the button forward, e.g. "Próxima página". */
  nextLabel: string;
  /** The place in words, e.g. "Página 1 de 2"; shown and told after each turn. */
  place: (page: number, pages: number) => string;
}

/** Turns pages one by one. */
export const Pager = ({ label, page, pages, onPage, previousLabel, nextLabel, place }: PagerProps): ReactNode => {
  const announce = useAnnounce();
  const turn = (to: number) => {
    onPage(to);
    announce(place(to, pages));
  };
  return (
    <nav aria-label={label} className={css.pager}>
      <IconButton
        icon={ChevronLeft}
        variant="outline"
        label={previousLabel}
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
      />
      <span className={css.place}>{place(page, pages)}</span>
      <IconButton
        icon={ChevronRight}
        variant="outline"
        label={nextLabel}
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      />
    </nav>
  );
};
