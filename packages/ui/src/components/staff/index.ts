export * from './data-table/data-table.tsx';
