export const copy = { ok: 'Ok' } as const;
