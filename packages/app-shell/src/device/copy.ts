export const copy = { reducedMotion: 'Reduzir animações', thisDevice: 'Vale só neste aparelho.' } as const;
