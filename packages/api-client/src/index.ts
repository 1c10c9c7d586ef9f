export { createApi, settle, unwrap } from './api.ts';
export type { Api, ApiOptions, CallInfo, ShapeCheck } from './api.ts';
export type { Versao } from './conventions.ts';
export { ApiError, FALLBACK_MESSAGE, OFFLINE_MESSAGE } from './errors.ts';
export { invalidate, key } from './keys.ts';
export type { Key } from './keys.ts';
export { FRESH_MS, KEEP_MS, REFETCH_MS, STALE_MS, createQueryClient, freshPolicies } from './query-client.ts';
export type { ShapeMismatch } from './shape-check.ts';
