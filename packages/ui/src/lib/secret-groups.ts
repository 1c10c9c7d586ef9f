/** Two halves of a secret that are easy to read aloud; the first is the longer one. */
export const secretGroups = (value: string): readonly string[] => {
  const half = Math.ceil(value.length / 2);
  return [value.slice(0, half), value.slice(half)];
};
