import { describe, expect, it } from 'vitest';

import { readAcesso } from './config-acesso.ts';

describe('readAcesso', () => {
  it('works without any variable: no mail and no hub', () => {
    expect(readAcesso({})).toEqual({
      pepper: null,
      senhaPadrao: null,
      recuperacaoEstrita: false,
      smtp: null,
      hub: null,
    });
  });

  it('reads every variable', () => {
    expect(
      readAcesso({
        LUNETA_PEPPER: 'x'.repeat(32),
        SENHA_PADRAO: 'Aurora2026',
        RECUPERACAO_ESTRITA: '1',
        LUNETA_SMTP_URL: 'smtps://u:p@mail.escola.br:465',
        LUNETA_SMTP_FROM: 'Escola <nao-responda@escola.br>',
        LUNETA_HUB_ISSUER: 'https://hub.br',
        LUNETA_HUB_AUDIENCE: 'luneta',
        LUNETA_HUB_JWKS: 'https://hub.br/jwks',
      }),
    ).toMatchObject({
      senhaPadrao: 'Aurora2026',
      recuperacaoEstrita: true,
      smtp: { from: 'Escola <nao-responda@escola.br>' },
      hub: { issuer: 'https://hub.br', keys: { kind: 'jwks-url', place: 'https://hub.br/jwks' } },
    });
  });

  const hub = { LUNETA_HUB_ISSUER: 'https://hub.br', LUNETA_HUB_AUDIENCE: 'luneta' };
  it.each([
    ['a pepper too short to resist guessing', { LUNETA_PEPPER: 'curto' }, /LUNETA_PEPPER/],
    ['a default password that the older form would refuse', { SENHA_PADRAO: 'com espaço' }, /SENHA_PADRAO/],
    ['mail without a sender', { LUNETA_SMTP_URL: 'smtp://mail.br' }, /together/],
    ['an invalid mail address', { LUNETA_SMTP_URL: 'mail.br', LUNETA_SMTP_FROM: 'a@b.br' }, /LUNETA_SMTP_URL/],
    ['an invalid sender', { LUNETA_SMTP_URL: 'smtp://mail.br', LUNETA_SMTP_FROM: 'Escola' }, /LUNETA_SMTP_FROM/],
    ['a hub without keys', hub, /together/],
    ['a hub with two kinds of keys', { ...hub, LUNETA_HUB_JWKS: '/a', LUNETA_HUB_PUBLIC_KEY: '/b' }, /not both/],
    ['a missing key file', { ...hub, LUNETA_HUB_PUBLIC_KEY: '/nao/existe.pem' }, /no such file/],
  ])('refuses %s', (_name, env, message) => {
    expect(() => readAcesso(env)).toThrow(message);
  });
});
