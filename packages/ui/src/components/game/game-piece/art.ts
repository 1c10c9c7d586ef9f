// The pieces of the game, one name each: a page carries only the ones it names. They are smaller than the headers of a request,
// and a screen would ask for several before its first picture; so the drawings themselves are in the code.
import coin from '../../../art/game-moeda.svg?inline';
import emptyLife from '../../../art/game-vida-vazia.svg?inline';
import emptyStar from '../../../art/game-estrela-vazia.svg?inline';
import life from '../../../art/game-vida.svg?inline';
import lock from '../../../art/game-cadeado.svg?inline';
import star from '../../../art/game-estrela.svg?inline';

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
