/** A password as a person typed it, before it is compared. Pure. */

/**
 * [SEN-1] [SEN-9] Spaces at the ends of a password mean nothing. A one-time password has no spaces of its own: a slip shows it
 * in two groups, and it is right with the gap or without.
 */
export const senhaDigitada = (senha: string, deUmaVez: boolean): string =>
  deUmaVez ? senha.replaceAll(/\s/gu, '') : senha.trim();
