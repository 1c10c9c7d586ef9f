/** What the script inside the page draws for whom, before anything of the app has come. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { FrameRow } from './frame-row.ts';
import { rowAt, showFrame } from './show-frame.ts';

const ROWS: readonly FrameRow[] = [
  { path: '/', frame: 'areas', title: 'Início' },
  { path: '/resultados', frame: 'cards', title: 'Resultados' },
  { path: '/nova', frame: 'cards', title: 'Nova', section: '/resultados' },
  { path: '/resultados/:turma_avaliacao_id', frame: 'cards', title: 'Resultado', inner: true, tema: 'plano' },
  { path: '/resultados/:turma_avaliacao_id/questoes', frame: 'cards', title: 'Questão', session: true },
  { path: '/conta/seguranca', frame: 'cards', title: 'Segurança' },
];

const PAGE = `
<template data-peca="nav" data-de="0"><div data-faixa></div><div data-tema="claro"><nav><a href="/resultados">Resultados</a><a href="/conta" aria-current="page">Conta</a><button><b>Mudar de aluno</b></button></nav><main><div data-lugar></div></main></div></template>
<template data-peca="nav" data-de="99999"><p>larga</p></template>
<template data-peca="session" data-de="0"><div data-tema="claro"><main><div data-lugar></div></main></div></template>
<template data-peca="forced" data-de="0"><div data-tema="claro"><main><div data-lugar></div></main></div></template>
<template data-peca="arrival" data-de="0"><main><h1>Entrando…</h1></main></template>
<template data-peca="visitante" data-de="0"><section><div style="height: 50px">Visitante</div></section></template>
<template data-peca="visitante" data-de="0" data-perfis="gestao_vida"><section>Visitante, e a saída</section></template>
<template data-peca="usuario" data-de="0"><section>Usuário</section></template>
<template data-peca="title" data-de="0"><h1></h1></template>
<template data-peca="inner" data-de="0"><header><a href="/">Voltar</a><h1></h1></header></template>
<template data-peca="cards" data-de="0"><i>cartões</i></template>
<template data-peca="areas" data-de="0"><i>áreas</i></template>
<div id="quadro"></div>`;

const ALUNO = { request_authorization: 'x', perfil_real: 'aluno', turma_aluno_id: '7' };
const place = document.createElement('div');
const before = location.pathname + location.search;

beforeEach(() => {
  place.innerHTML = PAGE;
  document.body.append(place);
});
afterEach(() => {
  history.replaceState(null, '', before);
  sessionStorage.clear();
  localStorage.clear();
  place.remove();
  document.documentElement.removeAttribute('data-quadro');
  document.documentElement.style.removeProperty('--faixa');
});

function open(address: string, stored: Readonly<Record<string, string | undefined>> = ALUNO) {
  history.replaceState(null, '', address);
  for (const [key, value] of Object.entries(stored)) if (value !== undefined) localStorage.setItem(key, value);
  showFrame(ROWS);
  return document.getElementById('quadro');
}

const isFramed = () => document.documentElement.hasAttribute('data-quadro');

it('a press on a button of the frame is kept for the app, with the words on it', () => {
  const layer = open('/resultados');
  layer?.querySelector('button')?.querySelector('b')?.click();
  layer?.querySelector('nav')?.click();
  const kept = [...(layer?.querySelectorAll('[data-enviado]') ?? [])].map((one) => one.textContent);
  expect(kept).toEqual(['Mudar de aluno']);
});

it('a list: its title, its shape, and where one is in the navigation', () => {
  const layer = open('/resultados');
  expect(layer?.querySelector('h1')?.textContent).toBe('Resultados');
  expect(layer?.querySelector('main')?.textContent).toContain('cartões');
  const current = [...(layer?.querySelectorAll('[aria-current]') ?? [])].map((one) => one.textContent);
  expect(current).toEqual(['Resultados']);
  expect(document.title).toBe('Resultados');
  expect(isFramed()).toBe(true);
});

it('an address outside its section: the row says where one is', () => {
  const layer = open('/nova');
  expect(layer?.querySelector('[aria-current]')?.textContent).toBe('Resultados');
});

it('an inner page: its arrow leads to the nearest address above, and a scene has its theme', () => {
  const layer = open('/resultados/31/');
  expect(layer?.querySelector('header a')?.getAttribute('href')).toBe('/resultados');
  expect(layer?.querySelector('[data-tema]')?.getAttribute('data-tema')).toBe('plano');
});

it('a session has no navigation', () => {
  const layer = open('/resultados/31/questoes');
  expect(layer?.querySelector('nav')).toBeNull();
  expect(layer?.querySelector('h1')?.textContent).toBe('Questão');
});

it('who wants less movement has less in the frame too', () => {
  const layer = open('/resultados', { ...ALUNO, 'luneta:dispositivo:reduzir_animacoes': 'sim' });
  expect(layer?.querySelector('[data-tema]')?.getAttribute('data-movimento')).toBe('reduzido');
});

it.each([
  ['a professor looks', { perfil_real: 'professor', perfil: 'professor' }, 'Visitante'],
  ['gestao_vida looks', { perfil_real: 'gestao_vida', perfil: 'professor' }, 'Visitante, e a saída'],
  ['gestao_vida acts', { perfil_real: 'gestao_vida', perfil: 'aluno' }, 'Usuário'],
  [
    'what the student must do first binds no staff',
    { perfil_real: 'professor', shouldChangePassword: 'true' },
    'Visitante',
  ],
])("a student's view: %s, and the strip stands over the page", (_name, stored, strip) => {
  const layer = open('/resultados', { ...ALUNO, ...stored });
  expect(layer?.querySelector('[data-faixa]')?.textContent).toBe(strip);
  expect(layer?.querySelector('h1')?.textContent).toBe('Resultados');
  expect(layer?.querySelector('nav')).not.toBeNull();
});

it('what sticks begins below the strip; a student has none', () => {
  const published = () => document.documentElement.style.getPropertyValue('--faixa');
  open('/resultados');
  expect(published()).toBe('');
  document.getElementById('quadro')?.replaceChildren();
  open('/resultados', { ...ALUNO, perfil_real: 'professor' });
  expect(published()).toBe('50px');
});

it.each(['/resultados', '/nada', '/conta/seguranca'])('a password to be changed: at %s its page', (address) => {
  const layer = open(address, { ...ALUNO, shouldChangePassword: 'true' });
  expect(layer?.querySelector('h1')?.textContent).toBe('Segurança');
  expect(layer?.querySelector('nav')).toBeNull();
});

it.each([
  ['a token, while somebody else is signed in', '/resultados?token=abc', ALUNO],
  ['a token', '/?token=abc', {}],
  ['a code', '/resultados#codigo=abc', {}],
])('%s: somebody arrives', (_name, address, stored) => {
  const layer = open(address, stored);
  expect(layer?.textContent.trim()).toBe('Entrando…');
  expect(document.title).toBe('Entrando…');
  expect(isFramed()).toBe(true);
});

describe('no frame', () => {
  it.each([
    ['nobody is signed in', '/resultados', {}],
    ['an unknown address', '/nada', ALUNO],
    ['an address whose part is no id', '/resultados/abc', ALUNO],
    ['a code of the recovery page', '/recuperacao_senha#codigo=abc', {}],
    ['a public page, whatever must be done first', '/privacy_policy', { ...ALUNO, shouldChangePassword: 'true' }],
    ['a student in the console', '/resultados', { ...ALUNO, turma_aluno_id: undefined }],
  ])('%s', (_name, address, stored) => {
    const layer = open(address, stored);
    expect(layer?.childElementCount).toBe(0);
    expect(isFramed()).toBe(false);
  });
});

it.each([
  ['/', '/'],
  ['/resultados/31', '/resultados/:turma_avaliacao_id'],
  ['/resultados/x', undefined],
])('%s is the row %s', (address, path) => {
  expect(rowAt(ROWS, address)?.path).toBe(path);
});
