/** Safari forgets that a list without bullets is a list; spread this on such a `ul` or `ol`. */
export const listRole = { role: 'list' } as const;
