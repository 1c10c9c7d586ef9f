export * from './combobox.tsx';
export * from '../multi-select/multi-select.tsx';
