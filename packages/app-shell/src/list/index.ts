/** The list kit; a separate entry, so that a first page without a list does not load it. Import it from a lazy route. */
export { useAddress, withParam, type AddressChange } from '../address/use-address.ts';
export { FilterControls, type FilterControlsProps } from './filter-controls.tsx';
export { List, type ListProps, type ListWords } from './list.tsx';
export { useFilters, type FilterKit, type FiltersShown } from './use-filters.ts';
