import { describe, expect, it } from 'vitest';

import { CONFIG } from '../testing/config.ts';
import { readRuntimeConfig } from './runtime-config.ts';

describe('readRuntimeConfig', () => {
  it('takes what a deployment needs and leaves the rest', () => {
    expect(readRuntimeConfig({ ...CONFIG, segredo: 'x' })).toEqual(CONFIG);
  });

  it('takes what a school says in public, as it stands', () => {
    const said = {
      contato: { canal: 'painel', email: 'secretaria@escola.example' },
      erros: { dsn: 'https://abc@erros.escola.example/7', ambiente: 'homologacao' },
      legal: { privacy_policy: '/legal/privacy_policy.json' },
      copia: false,
    } as const;
    expect(readRuntimeConfig({ ...CONFIG, ...said })).toEqual({ ...CONFIG, ...said });
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
    {
      case: 'an address for help that is none',
      given: { ...CONFIG, contato: { canal: 'link', link: 'escola' } },
      says: '"contato.link" (https)',
    },
    {
      case: 'a channel nobody built',
      given: { ...CONFIG, contato: { canal: 'fax' } },
      says: '"contato.canal" (painel, link',
    },
    { case: 'a copy that is neither', given: { ...CONFIG, copia: 'nao' }, says: '"copia" must be true or false' },
    { case: 'a product that is no text', given: { ...CONFIG, produto: 1 }, says: '"produto" must be a text' },
  ])('$case is refused by name', ({ given, says }) => {
    expect(() => readRuntimeConfig(given)).toThrow(says);
  });
});
