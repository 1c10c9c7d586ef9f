/** Safari drops the list role of a list without bullets. Spread this on such a `ul` or `ol`. */
export const listRole = { role: 'list' } as const;
