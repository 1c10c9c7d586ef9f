/** Where the apps are, as a browser sees them. */
import type { AppName, Config } from '../config.ts';

export type Origins = Record<AppName, string>;

const HOSTNAME = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/i;

/**
 * The configured origins; without any, the ports of this server under the name the browser used, so that
 * somebody who came to `localhost` is not sent to `127.0.0.1`, where nothing of theirs is stored.
 */
export function originsFor(config: Pick<Config, 'origins'>, ports: Record<AppName, number>, hostname: string): Origins {
  if (config.origins) return config.origins;
  const host = HOSTNAME.test(hostname) ? hostname : 'localhost';
  const at = (app: AppName) => `http://${host}:${ports[app]}`;
  return { 'student-v1': at('student-v1'), 'student-v2': at('student-v2'), staff: at('staff') };
}

/** Origins that may call the API from another host, for CORS. */
export function allowedOrigins(config: Pick<Config, 'origins'>, ports: Record<AppName, number>): string[] {
  return ['localhost', '127.0.0.1'].flatMap((hostname) => Object.values(originsFor(config, ports, hostname)));
}
