/** Kinds of screens: what stands until their code is there, and what they stand in. */

/** A list. */
export const list = { inside: 'frame', frame: 'table' } as const;
export const page = { inside: 'frame', frame: 'cards' } as const;
/** Of one thing: that of another keeps nothing of it. */
export const one = { ...list, inner: true, keyed: true } as const;
export const innerPage = { ...page, inner: true } as const;
export const onePage = { ...innerPage, keyed: true } as const;
