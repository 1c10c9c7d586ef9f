/** The pages that are measured on one server, who looks at them, and what each may take. */
import type { Kept } from './browser.ts';
import { LOGIN_LIMITS, SIGNED_IN, type Limits } from './limits.ts';
import { placesOfVersion1 } from './places-v1.ts';
import { placesOfVersion2 } from './places-v2.ts';

export type Place = {
  readonly name: string;
  readonly url: string;
  /** What a person can use is there. */
  readonly usable: string;
  readonly limits?: Limits;
  readonly kept?: Kept;
};

/** Both apps of a server. `app`: only this one. */
export async function placesOf(api: string, app?: string): Promise<Place[]> {
  const versions = [
    { name: 'v1', places: placesOfVersion1, port: 1 },
    { name: 'v2', places: placesOfVersion2, port: 2 },
  ].filter(({ name }) => app === undefined || app === name);
  const all: Place[] = [];
  for (const { name: version, places, port } of versions) {
    const origin = new URL(api);
    origin.port = String(Number(origin.port) + port);
    const { rows, kept } = await places(api, origin.origin);
    for (const { name, path, usable, limits = SIGNED_IN } of rows) {
      const signedIn = limits === LOGIN_LIMITS ? {} : { kept };
      all.push({ name: `${version} ${name}`, url: `${origin.origin}${path}`, usable, limits, ...signedIn });
    }
  }
  return all;
}
