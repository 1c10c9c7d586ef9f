import { motionWanted } from '../theme/motion-times.ts';

/** Whether an element may be moved by code: neither the system nor the account around it asks for less motion. */
export const isMotionWanted = (element: Element): boolean =>
  matchMedia(motionWanted).matches && element.closest('[data-movimento="reduzido"]') === null;
