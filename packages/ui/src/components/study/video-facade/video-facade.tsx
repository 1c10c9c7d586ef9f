// A video that loads nothing before play: first our own poster, then the external player.
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { Play, TriangleExclamationPoint } from '../../../icons.ts';
import { Link } from '../../actions/link/link.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Trajectory } from '../../foundations/trajectory/trajectory.tsx';
import type { VideoAction, VideoRef } from './player.ts';
import * as css from './video-facade.css.ts';
import { VideoFrame } from './video-frame.tsx';

const defaults = {
  watch: (title: string) => `Assistir: ${title}`,
};

export interface VideoFacadeProps {
  /** Which video of which service. */
  video: VideoRef;
  /** Its title: on the poster, and the name of the player. */
  title: string;
  /** Address of a still picture of our own; without it our poster is drawn. */
  poster?: string | undefined;
  /** The video on its own site, for when it does not play here. */
  href: string;
  /** Words of the link there: "Abrir no YouTube". */
  hrefLabel: string;
  /** Shown with the link when the video does not play: "Este vídeo não abre aqui." */
  blockedText: string;
  /** Known not to play here, e.g. without connection or by the school's network. */
  blocked?: boolean;
  /** Played, paused, changed speed (YouTube tells the last two). */
  onAction?: (action: VideoAction) => void;
  /** The player said that it will not play this video. */
  onBlocked?: () => void;
}

/** One video: poster with a play button, then the player; a link when it cannot play. */
export const VideoFacade = (props: VideoFacadeProps): ReactNode => {
  const copy = useWords(defaults);
  const { video, title, poster, href, hrefLabel, blockedText, blocked = false, onAction, onBlocked } = props;
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const link = (
    <Link href={href} external>
      {hrefLabel}
    </Link>
  );
  if (blocked || state === 'failed') {
    return (
      <div className={css.blocked} role={state === 'failed' ? 'alert' : undefined}>
        <span className={css.warning}>
          <Icon of={TriangleExclamationPoint} size={32} />
        </span>
        <p className={css.title}>{title}</p>
        <p>{blockedText}</p>
        {link}
      </div>
    );
  }
  if (state === 'playing') {
    const fail = () => {
      setState('failed');
      onBlocked?.();
    };
    return (
      <div className={css.player}>
        <VideoFrame video={video} title={title} onAction={(action) => onAction?.(action)} onFailed={fail} />
        <p className={css.under}>{link}</p>
      </div>
    );
  }
  const play = () => {
    setState('playing');
    onAction?.('play');
  };
  return (
    <button type="button" className={css.poster} aria-label={copy.watch(title)} onClick={play}>
      {poster === undefined ? <Trajectory tone="onBrand" /> : <img className={css.picture} src={poster} alt="" />}
      <span className={css.play}>
        <Icon of={Play} size={32} />
      </span>
      <span className={css.caption}>
        <span className={css.captionText}>{title}</span>
      </span>
    </button>
  );
};
