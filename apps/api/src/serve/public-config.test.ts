import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { foreignOrigins, parsePublicFile, readPublicFile } from './public-config.ts';

const text = {
  titulo: 'Privacidade',
  idioma: 'pt-BR',
  vigencia: '2026-01-01',
  resumo: ['Em resumo.'],
  secoes: [{ titulo: 'Um', blocos: ['Texto.'] }],
};
const chat = { canal: 'chatwoot', chatwoot: { origem: 'https://chat.escola.example', token: 'abcd' } } as const;
const erros = { dsn: 'https://abc@erros.escola.example/7', ambiente: 'homologacao' };

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-public-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'publico.json');
  writeFileSync(path, content);
  return path;
}

describe('the public file', () => {
  it('is optional', () => {
    expect(readPublicFile(null)).toEqual({ config: { produto: 'Luneta', moeda: 'moedas' }, texts: new Map() });
  });

  it('gives each text of the school its own address', () => {
    const { config, texts } = readPublicFile(
      fileWith(JSON.stringify({ produto: 'Farol', legal: { privacy_policy: text } })),
    );
    expect(config).toEqual({
      produto: 'Farol',
      moeda: 'moedas',
      legal: { privacy_policy: '/legal/privacy_policy.json' },
    });
    expect([...texts]).toEqual([['/legal/privacy_policy.json', text]]);
  });

  it.each([
    ['a secret by mistake', { LUNETA_SECRET: 'x' }, '"LUNETA_SECRET" must be left out'],
    ['a field it does not know', { contato: { canal: 'painel', senha: 'x' } }, '"contato.senha" must be left out'],
    ['a channel it does not know', { contato: { canal: 'fax' } }, '"contato.canal" must be one of painel, link'],
    [
      'a DSN with its secret',
      { erros: { ...erros, dsn: 'https://a:b@erros.example/7' } },
      '"erros.dsn" must be a public DSN',
    ],
    ['half a text', { legal: { privacy_policy: { titulo: 'x' } } }, '"legal.privacy_policy" must be a path'],
    ['a product without a name', { produto: '' }, '"produto" must be a text'],
    ['a list', [], 'must hold a JSON object'],
  ])('stops the start at %s', (_name, source, says) => {
    expect(() => parsePublicFile(source, 'arquivo')).toThrow(says);
  });

  it.each([
    ['is not there', () => '/nao/existe.json', /cannot be read/],
    ['is no JSON', () => fileWith('{"produto": "segredo'), /is no JSON/],
  ])('that %s is named, and its content is not', (_name, path, says) => {
    const read = () => readPublicFile(path());
    expect(read).toThrow(says);
    expect(read).not.toThrow(/segredo/);
  });
});

describe('the origins that a page may call', () => {
  it.each([
    ['nothing configured', {}, [], []],
    ['a panel', { contato: { canal: 'painel' } as const }, [], []],
    ['a chat', { contato: chat }, [], ['https://chat.escola.example']],
    ['a chat that is not chosen', { contato: { ...chat, canal: 'painel' } as const }, [], []],
    ['reports on trial', { erros }, ['https://erros.escola.example'], []],
    ['reports in production', { erros: { ...erros, ambiente: 'producao' } }, [], []],
  ])('%s', (_name, config, connectSrc, frameSrc) => {
    expect(foreignOrigins(config)).toEqual({ connectSrc, frameSrc });
  });
});
