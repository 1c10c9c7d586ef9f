/**
 * Which pages `--only` means: one by its name (`v2 home`), or all whose names hold the text (`v2`, `home`) when none has it as its name.
 * Without a text, all. @throws when a text fits no page, with the names there are
 */
export function wanted<One extends { readonly name: string }>(places: readonly One[], only: string): One[] {
  const texts = only.split(',').map((text) => text.trim());
  const fitting = texts.map((text) => {
    const exact = places.filter(({ name }) => name === text);
    return exact.length > 0 ? exact : places.filter(({ name }) => name.includes(text));
  });
  const unknown = texts.filter((_, n) => fitting[n]?.length === 0);
  if (unknown.length > 0)
    throw new Error(`no page is named ${unknown.join(', ')}; there are: ${places.map(({ name }) => name).join(', ')}`);
  const all = new Set(fitting.flat());
  return places.filter((place) => all.has(place));
}
