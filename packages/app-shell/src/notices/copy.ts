export const copy = { ok: 'OK' } as const;
