/** A file of its own: the screens that ask this need nothing else of the Boss's rules. */
import type { StatusBoss } from './boss.ts';

/** The attempt was won or lost: it has its result, and there is no second one. [BOS-24] S2 §2.8, §4.1 */
export const isBossEncerrado = (status: StatusBoss | null): boolean => status === 'venceu' || status === 'perdeu';
