export { buildHandlers } from './handlers.ts';
