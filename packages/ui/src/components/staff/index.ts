export * from './class-tree/class-tree.tsx';
export * from './column-browser/column-browser-loading.tsx';
export * from './column-browser/column-browser.tsx';
export * from './column-browser/pick-list.tsx';
export * from './competence-scale/competence-scale.tsx';
export * from './data-table/data-table.tsx';
export * from './filter-bar/filter-bar.tsx';
export * from './shortcut-list/shortcut-list.tsx';
