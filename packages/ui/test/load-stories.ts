/** Loads every story file that `import.meta.glob` finds. */
export const loadStories = <T>(files: Readonly<Record<string, () => Promise<T>>>): Promise<[string, T][]> =>
  Promise.all(Object.entries(files).map(async ([file, load]): Promise<[string, T]> => [file, await load()]));
