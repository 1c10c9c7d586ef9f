import type { ReactNode } from 'react';
import { newTab } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { Check, ChevronRight, ExternalLink } from '../../../icons.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './media-card.css.ts';
import { type MediaKind, mediaIcons } from './media-kind.ts';

const defaults = { newTab };

/** Where it opens: another place in a new tab, or here by the screen. */
export type MediaTarget =
  | {
      /** Address elsewhere; opens in a new tab and says so. */
      href: string;
      /** Told when it is followed, for the record of views. */
      onOpen?: () => void;
    }
  | {
      /** Opens it on this page, e.g. the video on top. */
      onOpen: () => void;
    };

export type MediaCardProps = MediaTarget & {
  /** What it is; chooses the picture. */
  kind: MediaKind;
  /** The kind in words: "Vídeo". */
  kindLabel: string;
  /** `descricao` of the medium. */
  title: string;
  /** Where it comes from, e.g. `plataforma` or `label_01`. */
  source?: string | undefined;
  /** Word of a medium that was opened before: "Visto". */
  seen?: string | undefined;
  /** Word while it opens: "Abrindo…". */
  opening?: string | undefined;
};

/** One medium to study with; the whole card is its link or button. */
export const MediaCard = (props: MediaCardProps): ReactNode => {
  const copy = useWords(defaults);
  const { kind, kindLabel, title, source, seen, opening } = props;
  const external = 'href' in props;
  const face = (
    <>
      <span className={css.tile} aria-hidden="true">
        {opening === undefined ? <Icon of={mediaIcons[kind]} /> : <Spinner size={20} />}
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.detail}>{source === undefined ? kindLabel : `${kindLabel} · ${source}`}</span>
        {opening === undefined ? (
          seen !== undefined && (
            <span className={css.seen}>
              <Icon of={Check} size={16} />
              {seen}
            </span>
          )
        ) : (
          <span className={css.detail}>{opening}</span>
        )}
        {external && <VisuallyHidden> {copy.newTab}</VisuallyHidden>}
      </span>
      <span className={css.end} aria-hidden="true">
        <Icon of={external ? ExternalLink : ChevronRight} size={20} />
      </span>
    </>
  );
  const busy = opening === undefined ? undefined : true;
  return (
    <span className={css.box}>
      {external ? (
        <a
          href={props.href}
          className={css.card}
          target="_blank"
          rel="noopener noreferrer"
          aria-busy={busy}
          onClick={props.onOpen}
        >
          {face}
        </a>
      ) : (
        <button type="button" className={css.card} aria-busy={busy} onClick={busy ? undefined : props.onOpen}>
          {face}
        </button>
      )}
    </span>
  );
};
