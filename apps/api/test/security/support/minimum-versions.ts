/**
 * The oldest allowed version of each package in the lockfile, and why. Add a line when a known fault affects code that we run.
 * Upgrades never remove a line. Development tools that run on no server are left out.
 */
export const minimumVersions: Readonly<Record<string, { readonly version: string; readonly reason: string }>> = {
  fastify: { version: '5.12.8', reason: 'content types that skip validation (CVE-2025-32442, CVE-2026-25223)' },
  'find-my-way': { version: '9.0.1', reason: 'slow route patterns (CVE-2024-45813)' },
  'secure-json-parse': { version: '4.0.0', reason: 'prototype pollution guard of the body parser' },
  dompurify: { version: '3.2.4', reason: 'template literals let scripts through (CVE-2025-26791)' },
  vite: { version: '7.1.5', reason: 'serves files outside the folder in development (CVE-2025-58751, CVE-2025-58752)' },
  ws: { version: '8.17.1', reason: 'many headers crash the server (CVE-2024-37890)' },
  cookie: { version: '0.7.0', reason: 'invalid names and values (CVE-2024-47764)' },
  'cross-spawn': { version: '7.0.5', reason: 'slow pattern (CVE-2024-21538)' },
  nanoid: { version: '3.3.8', reason: 'predictable ids (CVE-2024-55565)' },
  postcss: { version: '8.4.31', reason: 'line ends that hide rules (CVE-2023-44270)' },
};

const parts = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? [];

/** Whether `version` is older than `least`, by their numbers. */
export function isOlder(version: string, least: string): boolean {
  const [a, b] = [parts(version), parts(least)];
  const place = b.findIndex((number, index) => (a[index] ?? 0) !== number);
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? 0);
}

/** Packages of a lockfile that are older than their minimum, as `name@version`, and listed packages that it lacks. */
export function tooOld(lockfile: string, minimums = minimumVersions): { old: string[]; missing: string[] } {
  const held = [...lockfile.matchAll(/^ {2}'?((?:@[\w.-]+\/)?[\w.-]+)@(\d[\w.-]*)'?:/gm)].map(
    ([, name = '', version = '']) => ({
      name,
      version,
    }),
  );
  const old = held.filter(({ name, version }) => isOlder(version, minimums[name]?.version ?? '0'));
  const names = new Set(held.map(({ name }) => name));
  return {
    old: [...new Set(old.map(({ name, version }) => `${name}@${version}`))],
    missing: Object.keys(minimums).filter((name) => !names.has(name)),
  };
}
