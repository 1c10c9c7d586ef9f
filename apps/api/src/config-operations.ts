/** Environment settings for operators: the address of the metrics. */
import type { Env } from './config-kinds.ts';
import { SETTINGS } from './config-settings.ts';

export type OperationsConfig = {
  readonly host: string;
  readonly port: number;
  /** The token that a request for metrics must carry. Null: none is needed, which only a loopback address may allow. */
  readonly token: string | null;
};

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Null: off. @throws when the address is invalid, or others could read the metrics without a token */
export function readOperations(env: Env): OperationsConfig | null {
  const raw = SETTINGS.LUNETA_METRICS.read(env);
  if (!raw) return null;
  const match = /^(\[[0-9a-f:]+\]|[^:]+):(\d{1,5})$/i.exec(raw);
  if (!match?.[1] || Number(match[2]) > 65_535)
    throw new Error(`LUNETA_METRICS=${raw} is not an address such as 127.0.0.1:9464. Correct it or unset it.`);
  const token = SETTINGS.LUNETA_METRICS_TOKEN.read(env) ?? null;
  if (token === null && !LOOPBACK.has(match[1]))
    throw new Error(
      'LUNETA_METRICS on an address others can reach needs LUNETA_METRICS_TOKEN, at least 16 characters.',
    );
  return { host: match[1].replace(/^\[|\]$/g, ''), port: Number(match[2]), token };
}
