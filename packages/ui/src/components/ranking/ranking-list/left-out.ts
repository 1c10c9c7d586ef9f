// Finds the gaps in a list of places, so that a window around a student does not look complete.

/** For each place in order, whether students stand between it and the one before; ties are no hole. */
export const leftOut = (places: readonly number[]): boolean[] => {
  let tied = 0;
  return places.map((place, index) => {
    const before = places[index - 1];
    if (before === undefined) return false;
    tied = before === places[index - 2] ? tied + 1 : 1;
    return place > before + tied;
  });
};
