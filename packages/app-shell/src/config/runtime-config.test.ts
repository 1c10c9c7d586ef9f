import { describe, expect, it } from 'vitest';

import { CONFIG } from '../testing/config.ts';
import { readRuntimeConfig } from './runtime-config.ts';

describe('readRuntimeConfig', () => {
  it('takes what a deployment needs and leaves the rest', () => {
    expect(readRuntimeConfig({ ...CONFIG, segredo: 'x' })).toEqual(CONFIG);
  });

  it.each([
    { case: 'a list', given: [], says: '"app"' },
    { case: 'nothing', given: null, says: 'must hold an object' },
    { case: 'an unknown app', given: { ...CONFIG, app: 'outro' }, says: '"app" must be one of student-v1' },
    { case: 'no deployments', given: { ...CONFIG, deployments: 'x' }, says: '"deployments"' },
    {
      case: 'a deployment left out',
      given: { ...CONFIG, deployments: { staff: '' } },
      says: '"student-v1" must be a text',
    },
    { case: 'a product that is no text', given: { ...CONFIG, produto: 1 }, says: '"produto" must be a text' },
  ])('$case is refused by name', ({ given, says }) => {
    expect(() => readRuntimeConfig(given)).toThrow(says);
  });
});
