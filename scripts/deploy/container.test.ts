import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { composeFindings, containerfileFindings } from './container.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy/container', file), 'utf8');
const containerfile = read('Containerfile');
const compose = read('compose.yaml');

it('[container] the Containerfile is as its syntax and our rules want it', () => {
  expect(containerfileFindings(containerfile)).toEqual([]);
});

it('[container] compose.yaml is as its specification and our rules want it', () => {
  expect(composeFindings(compose)).toEqual([]);
});

it('[container] both say that they were not run here', () => {
  expect(containerfile).toMatch(/Planned: it has not been built/u);
  expect(compose).toMatch(/Planned: it has not been run/u);
});

it.each([
  ['an unknown instruction', ['USER node', 'USE node'], /USE/u],
  [
    'an image without a version',
    ['FROM node:24-bookworm-slim AS build', 'FROM node AS build'],
    /FROM node: name a version/u,
  ],
  ['a server that runs as root', ['USER node', 'USER root'], /runs as root/u],
  ['no health check', ['HEALTHCHECK', 'LABEL check'], /HEALTHCHECK is missing/u],
])('[container] planted in the Containerfile: %s is reported', (_what, [before = '', after = ''], finding) => {
  expect(containerfileFindings(containerfile.replace(before, after)).join('\n')).toMatch(finding);
});

it.each([
  ['a key that Compose does not know', ['restart: unless-stopped', 'restarts: unless-stopped'], /restarts/u],
  [
    'a secret in the file',
    ['LUNETA_SECRET: ${LUNETA_SECRET:?}', 'LUNETA_SECRET: aurora'],
    /LUNETA_SECRET does not come/u,
  ],
  ['a volume that is not declared', ['caddy:/data', 'caddydata:/data'], /caddydata is not declared/u],
  ['an image without a version', ['caddy:2', 'caddy'], /name a version of caddy/u],
])('[container] planted in compose.yaml: %s is reported', (_what, [before = '', after = ''], finding) => {
  expect(composeFindings(compose.replace(before, after)).join('\n')).toMatch(finding);
});
