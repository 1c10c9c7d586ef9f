export { type Busca, readBusca } from './busca.ts';
export { gestaoErrors } from './errors.ts';
export { handlers } from './handlers.ts';
