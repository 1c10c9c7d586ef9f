// Addresses of the pieces of the game, one name each: a page carries only the ones it names.
import coin from '../../../art/game-moeda.svg?no-inline';
import emptyLife from '../../../art/game-vida-vazia.svg?no-inline';
import emptyStar from '../../../art/game-estrela-vazia.svg?no-inline';
import life from '../../../art/game-vida.svg?no-inline';
import lock from '../../../art/game-cadeado.svg?no-inline';
import star from '../../../art/game-estrela.svg?no-inline';

/** A MaxCoin. */
export const coinArt: string = coin;
/** A life that was lost. */
export const emptyLifeArt: string = emptyLife;
/** A star not won. */
export const emptyStarArt: string = emptyStar;
/** A life. */
export const lifeArt: string = life;
/** What is locked. */
export const lockArt: string = lock;
/** A star won. */
export const starArt: string = star;
