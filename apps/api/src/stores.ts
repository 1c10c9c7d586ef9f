/** The database functions that the transport needs (http/stores.ts), bound to one connection pool. */
import type { Db } from './database/db.ts';
import { tenant } from './database/tenant.ts';
import type { SessaoCache, Stores } from './http/stores.ts';
import { pedidoStore, recordViewWrite } from './modules/escola/index.ts';
import { sessaoStore } from './modules/pessoas/index.ts';

/** The functions that app.ts hands to http/. */
export function openStores(db: Db, sessaoCache?: SessaoCache): Stores {
  return {
    sessoes: { ...sessaoStore(db), ...(sessaoCache && { cache: sessaoCache }) },
    pedidos: pedidoStore,
    escolaOf: (escola_id) => tenant(db, escola_id),
    recordViewWrite,
  };
}
