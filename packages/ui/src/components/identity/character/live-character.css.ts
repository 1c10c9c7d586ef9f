// How the named groups of Pipa and Breu move (the drawings carry the class names). `translate`, `rotate` and `scale`
// add to the pose a drawing gives a group; `transform` would replace it.
import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { curve, motion, motionWanted } from '../../../theme/scale.ts';

const playState = createVar();

export const live = style({ display: 'block', flex: 'none', vars: { [playState]: 'paused' } });
export const playing = style({ vars: { [playState]: 'running' } });
globalStyle(`${live} > svg`, { width: '100%', height: '100%' });

const moves = (group: string, animation: string, more: Record<string, string> = {}) =>
  globalStyle(`${live} ${group}`, {
    '@media': { [motionWanted]: { ...more, animation, animationPlayState: playState } },
  });
const aroundItself = { transformBox: 'fill-box', transformOrigin: 'center' };

const breathe = keyframes({ '50%': { translate: '0 1.5px' } });
const sway = keyframes({ '50%': { rotate: '7deg' } });
const blink = keyframes({ '0%, 94%, 100%': { scale: '1 1' }, '97%': { scale: '1 .1' } });
const think = keyframes({ '50%': { opacity: 0.35 } });
moves('.pipa:not(.pipa-comemorando) .p-cabeca', `${breathe} 3.2s ease-in-out infinite`);
// Only a kite in its original pose sways. A posed one would move away from its place.
moves('.pipa:not(.pipa-comemorando) .p-antena:not([transform])', `${sway} 2.4s ease-in-out infinite`, {
  transformBox: 'view-box',
  transformOrigin: '70% 19%',
});
moves(':is(.pipa-normal, .pipa-pensando) .p-olhos', `${blink} 4.8s linear infinite`, aroundItself);
moves('.pipa-pensando .p-pensamento > *', `${think} 1.8s ease-in-out infinite`);
// A negative delay, so that nothing waits where motion is reduced.
moves('.pipa-pensando .p-pensamento > :nth-child(2)', `${think} 1.8s ease-in-out -.6s infinite`);
moves('.pipa-pensando .p-pensamento > :nth-child(3)', `${think} 1.8s ease-in-out -1.2s infinite`);

const jump = keyframes({ '40%': { translate: '0 -10px' } });
const sparkle = keyframes({ from: { scale: '.6', opacity: 0 }, '60%': { opacity: 1 } });
moves('.pipa-comemorando', `${jump} ${motion.celebrate} ${curve.spring} 3`);
moves('.pipa-comemorando .p-festa', `${sparkle} ${motion.celebrate} ease-out 3`, {
  transformBox: 'view-box',
  transformOrigin: '50% 45%',
});

const float = keyframes({ '50%': { translate: '0 -4px' } });
const flicker = keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });
const dizzy = keyframes({ to: { rotate: '1turn' } });
const shine = keyframes({ from: { opacity: 0.45 } });
moves('.breu', `${float} 3.6s ease-in-out infinite`);
moves('.breu-cheia .b-aura', `${flicker} .9s steps(2, jump-none) infinite`);
moves('.breu-baixa .b-tonto', `${dizzy} 3s linear infinite`, aroundItself);
moves('.breu .b-estrelas > *', `${shine} 1.6s ease-in-out infinite alternate`);
