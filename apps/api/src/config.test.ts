import { describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      demo: false,
      tests: false,
      origins: null,
    });
  });

  it.each([
    ['1', true],
    ['true', false],
    ['', false],
  ])('LUNETA_TESTS=%s: %s', (value, tests) => {
    expect(readConfig({ LUNETA_TESTS: value })).toMatchObject({ tests });
  });

  it.each([
    [undefined, null],
    ['0', null],
    ['2', 2],
  ])('LUNETA_JOBS_SECONDS=%s: the jobs of every minute also run every %s seconds', (value, jobsSeconds) => {
    expect(readConfig({ LUNETA_JOBS_SECONDS: value })).toMatchObject({ jobsSeconds });
  });

  it.each([
    ['seconds between jobs that are more than a minute', { LUNETA_JOBS_SECONDS: '61' }, /LUNETA_JOBS_SECONDS=61/],
    ['a port that is no number', { LUNETA_PORT: 'abc' }, /LUNETA_PORT=abc/],
    ['a port too high for the three that follow', { LUNETA_PORT: '65533' }, /LUNETA_PORT/],
    ['a port that browsers refuse', { LUNETA_PORT: '6000' }, /LUNETA_PORT=6000.*port 6000.*browsers refuse/],
    ['a first port whose fourth browsers refuse', { LUNETA_PORT: '5057' }, /LUNETA_PORT=5057.*port 5060/],
    ['a secret too short to resist guessing', { LUNETA_SECRET: 'curto' }, /LUNETA_SECRET/],
    ['an origin with a path', { LUNETA_ORIGIN_STAFF: 'https://a.br/x' }, /LUNETA_ORIGIN_STAFF/],
    ['one origin without the others', { LUNETA_ORIGIN_STAFF: 'https://a.br' }, /together/],
  ])('refuses %s', (_name, env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});
