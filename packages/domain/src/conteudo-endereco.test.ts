import { describe, expect, it } from 'vitest';

import {
  abreDentro,
  ENDERECO_MAX,
  enderecoFalha,
  enderecoLimpo,
  hostDoEndereco,
  plataformaDoEndereco,
} from './conteudo-endereco.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const long = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`;

describe('enderecoFalha', () => {
  it.each([
    { name: 'nothing', url: ' ', falha: 'endereco_vazio' },
    { name: 'a word', url: 'vídeo', falha: 'endereco_invalido' },
    { name: 'a script', url: 'javascript:alert(1)', falha: 'endereco_invalido' },
    { name: 'a file', url: 'file:///etc/passwd', falha: 'endereco_invalido' },
    { name: 'one byte too long', url: long(ENDERECO_MAX + 1), falha: 'endereco_invalido' },
    { name: 'the longest', url: long(ENDERECO_MAX), falha: null },
    { name: 'http', url: 'http://exemplo.example/', falha: 'sem_https' },
    { name: 'a name', url: 'https://ana@exemplo.example/', falha: 'com_credenciais' },
    { name: 'a password alone', url: 'https://:senha@exemplo.example/', falha: 'com_credenciais' },
    { name: 'an at sign in the path', url: 'https://exemplo.example/@ana', falha: null },
    { name: 'spaces around it', url: ` ${VIDEO} `, falha: null },
    { name: 'a scheme in capitals', url: 'HTTPS://exemplo.example/', falha: null },
  ])('[ROT-6] $name: $falha', ({ url, falha }) => {
    expect(enderecoFalha(url)).toBe(falha);
  });
});

it('[ROT-6] is kept in one spelling', () => {
  expect(enderecoLimpo(' HTTPS://Exemplo.example/Um texto ')).toBe('https://exemplo.example/Um%20texto');
});

it.each([
  { tipo: 'video', url: VIDEO, dentro: true, plataforma: 'YouTube' },
  { tipo: 'video', url: 'https://vimeo.com/76979871', dentro: true, plataforma: 'Vimeo' },
  { tipo: 'video', url: 'https://www.exemplo.example/aula', dentro: false, plataforma: 'exemplo.example' },
  { tipo: 'video', url: 'https://www.youtube.com/@canal', dentro: false, plataforma: 'youtube.com' },
  { tipo: 'site', url: VIDEO, dentro: false, plataforma: 'youtube.com' },
])('[ROT-6] a $tipo at $url plays inside: $dentro', ({ tipo, url, dentro, plataforma }) => {
  expect(abreDentro(tipo, url)).toBe(dentro);
  expect(plataformaDoEndereco(tipo, url)).toBe(plataforma);
});

it('[ROT-6] names no host where there is none', () => {
  expect(hostDoEndereco('vídeo')).toBe('');
});
