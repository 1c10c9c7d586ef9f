/** Names of operations for error reports. Loaded only together with the reporting: an app's screens do without. */
import { routes } from '@luneta/openapi/examples';
import type { CallInfo } from '../call.ts';

/** The contract's name of a call, or null for a call it does not have. */
export function operationIdOf({ method, path }: CallInfo): string | null {
  return routes.find((route) => route.method === method && route.path === path)?.operationId ?? null;
}
