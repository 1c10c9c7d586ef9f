/** The addresses of the apps, as a browser sees them. */
import type { AppName, Config } from '../config.ts';

export type Origins = Record<AppName, string>;

const HOSTNAME = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/i;

/**
 * The configured origins. Without any, the ports of this server under the host name the browser used: a browser that came
 * to `localhost` must not be sent to `127.0.0.1`, which has another storage.
 */
export function originsFor(config: Pick<Config, 'origins'>, ports: Record<AppName, number>, hostname: string): Origins {
  if (config.origins) return config.origins;
  const host = HOSTNAME.test(hostname) ? hostname : 'localhost';
  const at = (app: AppName) => `http://${host}:${ports[app]}`;
  return { 'student-v1': at('student-v1'), 'student-v2': at('student-v2'), staff: at('staff') };
}

/** Origins of other hosts that may call the API (CORS). */
export function allowedOrigins(config: Pick<Config, 'origins'>, ports: Record<AppName, number>): string[] {
  return ['localhost', '127.0.0.1'].flatMap((hostname) => Object.values(originsFor(config, ports, hostname)));
}

/** The page of the console on which the first school is made. The code stands in the fragment, which no server and no log reads. */
export const firstStartAddress = (staff: string, codigo: string): string => `${staff}/primeiro_acesso#inicio=${codigo}`;
