export { type Busca, readBusca } from './busca.ts';
export { handlers } from './handlers.ts';
