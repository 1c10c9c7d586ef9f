// The players of the two video services (YouTube, Vimeo) in their cookie-free modes, and the messages of YouTube's
// player. Messages are untrusted data: unknown ones are ignored.

/** Which service and which of its videos. */
export interface VideoRef {
  /** Service that plays it. */
  provider: 'youtube' | 'vimeo';
  /** Id of the video there. */
  id: string;
}

/** What a student does with a video, as the progress log of a phase names it. */
export type VideoAction = 'play' | 'pause' | 'speed';

const youtube = 'https://www.youtube-nocookie.com';

/** Where the player says its messages come from; only YouTube's are understood. */
export const playerOrigin = youtube;

/** Address of the player: starts by itself (the student has just pressed play), with captions, without the next video. */
export const playerAddress = ({ provider, id }: VideoRef): string => {
  const video = encodeURIComponent(id);
  if (provider === 'vimeo') return `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1&texttrack=pt`;
  return `${youtube}/embed/${video}?autoplay=1&cc_load_policy=1&cc_lang_pref=pt&hl=pt-BR&rel=0&enablejsapi=1`;
};

/** Asks YouTube's player to tell what it does. */
export const listenRequest = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/** What one message says about the player. */
export interface PlayerNews {
  /** Playing or paused now. */
  state?: 'play' | 'pause';
  /** Playback rate, 1 is normal. */
  speed?: number;
  /** It will not play here: withdrawn, private, or not allowed outside its own site. */
  failed?: true;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
};

const states: Readonly<Record<number, 'play' | 'pause'>> = { 1: 'play', 2: 'pause' };

/** Reads a message of the player. */
export const readPlayerNews = (data: unknown): PlayerNews => {
  const message = parsed(data);
  const event = field(message, 'event');
  const info = field(message, 'info');
  if (event === 'onError') return { failed: true };
  const number = event === 'onStateChange' ? info : field(info, 'playerState');
  const state = typeof number === 'number' ? states[number] : undefined;
  const speed = field(info, 'playbackRate');
  return { ...(state ? { state } : {}), ...(typeof speed === 'number' ? { speed } : {}) };
};
