/** Widths at which the tests of the console show a screen. */
import { inject } from 'vitest';

/**
 * The narrowest phone, and with LUNETA_PROVE=1 (`pnpm check:all`) the phone of the design, too. No media query lies between them, and
 * the first story of each file is shown at 360 px.
 */
export const PHONES: readonly number[] = inject('prove') ? [320, 360] : [320];
