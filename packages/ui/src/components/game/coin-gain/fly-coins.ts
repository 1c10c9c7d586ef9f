// Coins on their way from what was won to the counter of the screen. Decoration: they take no tap and hold nothing up.
import { isMotionWanted } from '../../../lib/motion-wanted.ts';
import { curve, motionMs } from '../../../theme/motion-times.ts';
import { coinArt } from '../game-piece/art.ts';
import * as css from './coin-gain.css.ts';

const COINS = 5;
/** px of one coin, as large as in the gain. */
const SIZE = 32;
/** ms between two coins. */
const APART = 60;

/** Sends coins to the counter when what shows the gain has come to rest, and returns a function that ends it early. */
export const flyCoins = (from: Element): (() => void) => {
  if (!isMotionWanted(from)) return () => undefined;
  let sky: HTMLElement | null = null;
  const timer = setTimeout(() => {
    sky = launch(from);
  }, motionMs.modal);
  return () => {
    clearTimeout(timer);
    sky?.remove();
  };
};

const launch = (from: Element): HTMLElement | null => {
  const counter = document.querySelector('[data-counter="coin"] img');
  const [start, end] = [from.getBoundingClientRect(), counter?.getBoundingClientRect()];
  // An old browser has no layer above an open dialog.
  if (end === undefined || start.width === 0 || !('popover' in HTMLElement.prototype)) return null;
  const sky = document.createElement('div');
  sky.className = css.sky;
  sky.popover = 'manual';
  sky.setAttribute('aria-hidden', 'true');
  document.body.append(sky);
  sky.showPopover();
  const flights = Array.from({ length: COINS }, (_, index) => fly(sky, start, end, index));
  void Promise.allSettled(flights.map(({ finished }) => finished)).then(() => sky.remove());
  return sky;
};

/** One coin, a little to the side of the others, so that they are seen as many. */
const fly = (sky: HTMLElement, start: DOMRect, end: DOMRect, index: number): Animation => {
  const coin = document.createElement('img');
  coin.className = css.coin;
  coin.src = coinArt;
  coin.alt = '';
  coin.width = coin.height = SIZE;
  sky.append(coin);
  const side = (index - (COINS - 1) / 2) * 18;
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const last = end.width / SIZE;
  return coin.animate(
    [
      { transform: at(start.left, start.top, 1), opacity: 1 },
      { transform: at(start.left + side, start.top - 24 + Math.abs(side) / 2, 1), opacity: 1, offset: 0.3 },
      { transform: at(end.left, end.top, last), opacity: 1, offset: 0.95 },
      { transform: at(end.left, end.top, last), opacity: 0 },
    ],
    { duration: motionMs.rollUp, delay: index * APART, easing: curve.enter, fill: 'both' },
  );
};
