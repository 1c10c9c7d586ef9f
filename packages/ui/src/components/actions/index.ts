export * from './button/button-link.tsx';
export * from './button/button.tsx';
export * from './filter-chip/filter-chip.tsx';
export * from './icon-button/icon-button.tsx';
export * from './link/link.tsx';
export * from './pager/pager.tsx';
export * from './row/row.tsx';
export * from './segments/segments.tsx';
