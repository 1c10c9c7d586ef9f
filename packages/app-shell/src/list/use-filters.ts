import { useAddress } from '../address/use-address.ts';
import { changeFilters, filterNames, readFilters, type Filters, type ValuesOf } from './filters.ts';

/** Filters of any list, as their controls show and change them. */
export type FiltersShown = {
  readonly filters: Filters;
  readonly values: Readonly<Record<string, string>>;
  /** Something can be taken away. */
  readonly filtered: boolean;
  set(this: void, changes: Readonly<Record<string, string>>): void;
  clear(this: void): void;
};

export type FilterKit<Of extends Filters> = Omit<FiltersShown, 'filters' | 'values' | 'set'> & {
  readonly filters: Of;
  readonly values: ValuesOf<Of>;
  set(this: void, changes: Partial<ValuesOf<Of>>): void;
};

/** Filters live in the address, to be kept and shared. Changing one makes no new step of Back and does not scroll. */
export function useFilters<Of extends Filters>(filters: Of): FilterKit<Of> {
  const { search, replace } = useAddress();
  const values = readFilters(filters, search);
  const names = filterNames(filters);
  return {
    filters,
    values,
    filtered: names.some((name) => values[name] !== ''),
    set: (changes) => replace((latest) => changeFilters(filters, latest, changes)),
    clear: () =>
      replace((latest) => changeFilters(filters, latest, Object.fromEntries(names.map((name) => [name, ''])))),
  };
}
