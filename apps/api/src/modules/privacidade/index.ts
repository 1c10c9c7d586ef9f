export { handlers } from './handlers.ts';
export { eraseExpired } from './retencao.ts';
