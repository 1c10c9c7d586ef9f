/** The end of a Boss attempt, apart from `boss.ts`: a screen that only asks this does not load the other rules. */
import type { StatusBoss } from './boss.ts';

/** The attempt was won or lost: it has its result, and there is no second one. [BOS-24] S2 §2.8, §4.1 */
export const isBossEncerrado = (status: StatusBoss | null): boolean => status === 'venceu' || status === 'perdeu';
