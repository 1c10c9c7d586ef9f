export * from './actions-menu.tsx';
