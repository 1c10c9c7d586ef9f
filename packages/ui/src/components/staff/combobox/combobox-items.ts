/** One thing that can be chosen. */
export interface ComboboxItem {
  /** Tells it from every other. */
  id: string | number;
  /** How it is called; what stands in the box once chosen. */
  label: string;
  /** A short fact at the end, also found by typing: a code. */
  meta?: string;
}

/** Items that stand together. */
export interface ComboboxGroup {
  /** Where they belong, from the whole to the part: ["Centro", "2ª Série", "2B"]. Empty for items without a group. */
  path: readonly string[];
  /** In their order. */
  items: readonly ComboboxItem[];
}
