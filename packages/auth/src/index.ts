export { accessOf, isAuthenticated, type Access } from './access.ts';
export { takeCode, takeHubEntry, type AddressPort, type HubEntry } from './address.ts';
export { browserAddress, browserStorages } from './browser.ts';
export { readClaims, toId, type TokenClaims, type TokenMetadata } from './claims.ts';
export { DEVICE_PREFIX, EXIBIU_ATUALIZACAO, KEPT_PREFIX, SESSION_KEYS, survivesSignOut } from './keys.ts';
export { createSessionStore, type SessionStore, type SessionStoreOptions, type SignIn } from './session-store.ts';
export { createMemoryStorage, createSafeStorage, type SafeStorage, type StoragePort } from './storage.ts';
export { NO_SESSION, type StoredSession } from './stored-session.ts';
