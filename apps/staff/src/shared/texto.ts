/** A text as it is compared with what somebody typed: without accents and capitals. */
export const simple = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
