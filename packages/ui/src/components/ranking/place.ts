// A place as it is written, and the medal that goes with it.
import { numberText } from '../results/number-text.ts';

/** 12 → "12º". */
export const placeText = (place: number): string => `${numberText(place, 0)}º`;

/** Ring and step of the first three places; ties share theirs. */
export type Medal = 'gold' | 'silver' | 'bronze';

const medals: readonly (Medal | undefined)[] = ['gold', 'silver', 'bronze'];

/** Medal of a place; none from the fourth on. */
export const medalOf = (place: number): Medal | undefined => medals[place - 1];

/** The ring of a row that has a star, ready to spread on an `Avatar`. */
export const ringOf = ({ place, stars }: { place: number; stars: number }): { ring?: Medal } => {
  const ring = stars > 0 ? medalOf(place) : undefined;
  return ring === undefined ? {} : { ring };
};
