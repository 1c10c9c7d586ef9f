export { questaoErrors } from './errors.ts';
export { handlers } from './handlers.ts';
