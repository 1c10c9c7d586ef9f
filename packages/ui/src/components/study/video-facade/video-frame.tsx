import { type ReactNode, useEffect, useRef } from 'react';
import {
  listenRequest,
  playerAddress,
  playerOrigin,
  readPlayerNews,
  type VideoAction,
  type VideoRef,
} from './player.ts';
import { frame } from './video-facade.css.ts';

interface VideoFrameProps {
  video: VideoRef;
  title: string;
  onAction: (action: VideoAction) => void;
  onFailed: () => void;
}

/** The player needs scripts and its own origin. Its origin is not ours, so it cannot reach this page. */
const rights = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The foreign player. It takes the focus of the button it replaces. */
export const VideoFrame = ({ video, title, onAction, onFailed }: VideoFrameProps): ReactNode => {
  const box = useRef<HTMLIFrameElement>(null);
  const tell = useRef({ onAction, onFailed });
  useEffect(() => {
    tell.current = { onAction, onFailed };
  });
  useEffect(() => {
    box.current?.focus();
    // The press on our button counts as the first play.
    let state = 'play';
    let speed = 1;
    const read = (message: MessageEvent) => {
      if (message.origin !== playerOrigin || message.source !== box.current?.contentWindow) return;
      const news = readPlayerNews(message.data);
      if (news.failed) tell.current.onFailed();
      if (news.state && news.state !== state) tell.current.onAction(news.state);
      if (news.speed !== undefined && news.speed !== speed) tell.current.onAction('speed');
      state = news.state ?? state;
      speed = news.speed ?? speed;
    };
    window.addEventListener('message', read);
    return () => window.removeEventListener('message', read);
  }, []);
  return (
    <iframe
      ref={box}
      className={frame}
      src={playerAddress(video)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The service refuses to play without knowing which site asks.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={rights}
      onLoad={() => {
        if (video.provider === 'youtube') box.current?.contentWindow?.postMessage(listenRequest, playerOrigin);
      }}
    />
  );
};
