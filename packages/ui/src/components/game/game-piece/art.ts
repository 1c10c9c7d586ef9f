// Addresses of the pieces of the game, one name each: a page carries only the ones it names.
export { default as coinArt } from '../../../art/game-moeda.svg?no-inline';
export { default as emptyLifeArt } from '../../../art/game-vida-vazia.svg?no-inline';
export { default as emptyStarArt } from '../../../art/game-estrela-vazia.svg?no-inline';
export { default as lifeArt } from '../../../art/game-vida.svg?no-inline';
export { default as lockArt } from '../../../art/game-cadeado.svg?no-inline';
export { default as starArt } from '../../../art/game-estrela.svg?no-inline';
