/** How texts of a file are compared. */
import { readBusca } from '../../../http/busca.ts';

/** Without accents and case, with single spaces: as `plain` compares columns. */
export const fold = (text: string): string => readBusca(text)?.nome ?? '';

/** Clears a field on purpose (rule PIM-4). */
export const LIMPA = '-';

const LOGIN = /^[a-z0-9._-]{3,64}$/u;
const EMAIL = /^[^\s@<>"']{1,64}@[^\s@<>"']{1,189}\.[^\s@<>"'.]{2,63}$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text);
/** 3 to 64 of a-z0-9._- or an e-mail, in lower case (rule EQU-1). */
export const isLogin = (text: string): boolean => LOGIN.test(text) || (text.length <= 254 && isEmail(text));

/** 2012-02-28 as 28/02/2012. */
export const diaEscrito = (dia: string | null): string | null => dia && dia.split('-').toReversed().join('/');
