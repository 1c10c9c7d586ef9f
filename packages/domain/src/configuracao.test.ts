import { expect, it } from 'vitest';
import { readPublicConfig } from './configuracao.ts';

const contato = {
  canal: 'painel',
  horario: 'Segunda a sexta, das 7h às 18h',
  email: 'secretaria@escola.example',
  telefone: '(11) 5555-0100',
  whatsapp: '+55 11 95555-0100',
};
const erros = { dsn: 'https://abc123@erros.escola.example/7', ambiente: 'homologacao' };

it.each<[name: string, source: Record<string, unknown>]>([
  ['[CFG-1] nothing', {}],
  ['[CFG-1] a panel with channels', { contato }],
  ['[CFG-2] a page of the school', { contato: { canal: 'link', link: 'https://escola.example/fale' } }],
  [
    '[CFG-2] a chat of the school',
    { contato: { canal: 'chatwoot', chatwoot: { origem: 'https://chat.escola.example', token: 'aBc123' } } },
  ],
  ['[CFG-3] reports to a host', { erros: { ...erros, ambientes_ativos: ['homologacao'] } }],
  ['[CFG-3] reports to the own machine', { erros: { ...erros, dsn: 'http://abc@127.0.0.1:8000/1' } }],
  ['[CFG-4] own texts', { legal: { privacy_policy: '/legal/privacy_policy.json' } }],
])('%s is taken', (_, source) => {
  const { config, problems } = readPublicConfig(source);
  expect(problems).toEqual([]);
  expect(config).toEqual(source);
});

it('[CFG-1] other fields of the file are not taken', () => {
  expect(readPublicConfig({ senha: 'x', contato }).config).toEqual({ contato });
});

it.each<[name: string, source: Record<string, unknown>, campo: string, espera: string]>([
  ['[CFG-1] an unknown field', { contato: { ...contato, segredo: 'x' } }, 'contato.segredo', 'conhecido'],
  ['[CFG-1] an unknown channel', { contato: { canal: 'fax' } }, 'contato.canal', 'opcao'],
  ['[CFG-5] an e-mail that is none', { contato: { ...contato, email: 'secretaria' } }, 'contato.email', 'email'],
  ['[CFG-5] a phone that is none', { contato: { ...contato, telefone: 'ramal' } }, 'contato.telefone', 'telefone'],
  ['[CFG-2] a link without address', { contato: { canal: 'link' } }, 'contato.link', 'https'],
  ['[CFG-2] plain http', { contato: { canal: 'link', link: 'http://escola.example' } }, 'contato.link', 'https'],
  ['[CFG-2] a script as link', { contato: { canal: 'link', link: 'javascript:alert(1)' } }, 'contato.link', 'https'],
  ['[CFG-2] a password in a link', { contato: { link: 'https://a:b@escola.example' } }, 'contato.link', 'https'],
  ['[CFG-2] a chat without its place', { contato: { canal: 'chatwoot' } }, 'contato.chatwoot', 'objeto'],
  [
    '[CFG-2] a chat with a path',
    { contato: { canal: 'chatwoot', chatwoot: { origem: 'https://chat.example/x', token: 'abcd' } } },
    'contato.chatwoot.origem',
    'origem',
  ],
  [
    '[CFG-3] a DSN with its secret part',
    { erros: { ...erros, dsn: 'https://a:b@erros.example/7' } },
    'erros.dsn',
    'dsn',
  ],
  ['[CFG-3] a DSN without project', { erros: { ...erros, dsn: 'https://a@erros.example/' } }, 'erros.dsn', 'dsn'],
  ['[CFG-3] a DSN over plain http', { erros: { ...erros, dsn: 'http://a@erros.example/7' } }, 'erros.dsn', 'dsn'],
  ['[CFG-3] no environment', { erros: { dsn: erros.dsn } }, 'erros.ambiente', 'texto'],
  ['[CFG-3] a list that is none', { erros: { ...erros, ambientes_ativos: 'x' } }, 'erros.ambientes_ativos', 'textos'],
  ['[CFG-4] a text elsewhere', { legal: { privacy_policy: 'https://a.example/x' } }, 'legal.privacy_policy', 'caminho'],
  ['[CFG-4] another host, in short', { legal: { privacy_policy: '//a.example/x' } }, 'legal.privacy_policy', 'caminho'],
  ['[CFG-4] a way out', { legal: { terms_and_conditions: '/a/../x' } }, 'legal.terms_and_conditions', 'caminho'],
])('%s is refused', (_, source, campo, espera) => {
  expect(readPublicConfig(source).problems).toContainEqual(expect.objectContaining({ campo, espera }));
});
