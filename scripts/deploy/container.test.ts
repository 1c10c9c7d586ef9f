import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { SETTINGS } from '../../apps/api/src/config-settings.ts';
import { composeFindings, containerfileFindings } from './container.ts';
import { isIgnored } from './context.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const containerfile = read('deploy/container/Containerfile');
const compose = read('deploy/container/compose.yaml');
const ignore = read('.dockerignore');

it('[container] the Containerfile is as its syntax and our rules want it', () => {
  expect(containerfileFindings(containerfile)).toEqual([]);
});

it('[container] compose.yaml is as its specification and our rules want it', () => {
  expect(composeFindings(compose)).toEqual([]);
});

type Service = { image?: string; build?: object; environment?: Record<string, string> };
const { services }: { services: Record<string, Service> } = parse(compose, { merge: true });
const ours = Object.entries(services).filter(([name]) => /^(?:luneta-|migrate)/u.test(name));

describe('[container] compose.yaml', () => {
  it('makes every process from one image', () => {
    expect(ours.length).toBeGreaterThan(2);
    expect(new Set(ours.map(([, { image, build }]) => JSON.stringify([image, build]))).size).toBe(1);
  });

  it('passes only settings that the server knows, with mail, public configuration and metrics', () => {
    for (const [, { environment = {} }] of ours) {
      expect(Object.keys(environment).filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
      expect(Object.keys(environment)).toEqual(
        expect.arrayContaining(['LUNETA_SMTP_URL', 'LUNETA_SMTP_FROM', 'LUNETA_PUBLIC_CONFIG', 'LUNETA_METRICS_TOKEN']),
      );
    }
  });

  it('passes what the Caddyfile reads', () => {
    const known = [...read('deploy/caddy/Caddyfile').matchAll(/\{\$(\w+)/gu)].map(([, name]) => name);
    expect(known).toEqual(expect.arrayContaining(Object.keys(services['caddy']?.environment ?? {})));
  });
});

/** A path for each line of `.dockerignore`. */
const KEPT_OUT = [
  '.git/config',
  '.luneta/secret',
  'apps/api/.luneta/pepper',
  '.luneta/postgres/PG_VERSION',
  '.luneta-cache/history.json',
  '.env',
  'deploy/container/.env',
  'copias/2026-11-21.luneta',
  'deploy/tls.pem',
  'deploy/tls.key',
  'apps/api/server.log',
  'node_modules/pg/index.js',
  'apps/staff/dist/index.html',
  '.turbo/cache',
  '.tools/package.json',
];
const lines = ignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('[container] .dockerignore', () => {
  it.each(KEPT_OUT)('keeps %s out of an image', (path) => {
    expect(isIgnored(ignore, path)).toBe(true);
  });

  it.each(['package.json', 'apps/api/src/cli/main.ts', 'apps/staff/src/main.tsx', 'openapi/generated/openapi.json'])(
    'leaves %s',
    (path) => {
      expect(isIgnored(ignore, path)).toBe(false);
    },
  );

  it.each(lines)('planted: without %s something gets in', (line) => {
    const without = lines.filter((other) => other !== line).join('\n');
    expect(KEPT_OUT.filter((path) => !isIgnored(without, path))).not.toEqual([]);
  });
});
