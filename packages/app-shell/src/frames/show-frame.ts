/**
 * Puts the frame of this address together for somebody who is signed in: navigation, title, skeleton. It reads the address, the
 * stored session and the width of the window, and asks for nothing.
 */
import { DEVICE_PREFIX, SESSION_KEYS } from '@luneta/auth/keys';

import { CONFIG_ID } from '../config/config-id.ts';
import { idsAt } from '../early/plan.ts';
import { FRAME_LAYER, FRAMED, FROM_WIDTH, PIECE, PLACE, PROFILES } from './frame-names.ts';
import type { FrameRow, FrameTable } from './frame-row.ts';

/** Null when nobody is signed in, when somebody else arrives, or when something must be done first. */
function sessionOf(): { perfil: string; isStudents: boolean } | null {
  const { search, hash } = location;
  if (/[?&]token=/u.test(search) || /codigo=/u.test(hash)) return null;
  const storage = [sessionStorage, localStorage].find(
    (one) => one.getItem(SESSION_KEYS.request_authorization) !== null,
  );
  if (storage === undefined || storage.getItem(SESSION_KEYS.shouldChangePassword) !== null) return null;
  return {
    perfil: storage.getItem(SESSION_KEYS.perfil_real) ?? '',
    isStudents: storage.getItem(SESSION_KEYS.turma_aluno_id) !== null,
  };
}

const pathOf = (pathname: string) => pathname.replace(/\/+$/u, '').split('/');

/** The row of an address; null when it has none. */
export const rowAt = (rows: FrameTable, pathname: string): FrameRow | null =>
  rows.find(({ path }) => idsAt(path.replace(/\/$/u, ''), pathOf(pathname)) !== null) ?? null;

/** The nearest address above with a row. */
function above(rows: FrameTable, pathname: string): string {
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  return parent === '' || rowAt(rows, parent) !== null ? parent || '/' : above(rows, parent);
}

/** A copy of the piece with this name for this width and profile. */
function piece(name: string, perfil: string): DocumentFragment {
  const fit = [...document.querySelectorAll<HTMLTemplateElement>(`template[${PIECE}="${name}"]`)].filter(
    (one) =>
      Number(one.getAttribute(FROM_WIDTH)) <= innerWidth &&
      one.getAttribute(PROFILES)?.split(' ').includes(perfil) !== false,
  );
  const last = fit[fit.length - 1];
  if (last === undefined) throw new Error(name);
  return document.importNode(last.content, true);
}

/** As the app titles its pages. */
function nameOf(title: string): string {
  const text = document.getElementById(CONFIG_ID)?.textContent ?? '';
  if (text === '') return title;
  const { produto }: { produto: string } = JSON.parse(text);
  return `${title} · ${produto}`;
}

/** Draws the frame of `location` into its layer. */
export function showFrame(rows: FrameTable): void {
  const session = sessionOf();
  const row = rowAt(rows, location.pathname);
  const layer = document.getElementById(FRAME_LAYER);
  if (session === null || row === null || layer === null) return;
  const { perfil, isStudents } = session;
  // Staff who look at a student have a strip over everything; a student is in the console on the way to another app.
  if (isStudents !== (perfil === 'aluno')) return;
  const frame = piece(row.session ? 'session' : 'nav', perfil);
  const head = piece(row.inner ? 'inner' : 'title', perfil);
  head.querySelectorAll('h1').forEach((one) => (one.textContent = row.title));
  head.querySelectorAll('a').forEach((one) => (one.href = above(rows, location.pathname.replace(/\/+$/u, ''))));
  frame.querySelector(`[${PLACE}]`)?.replaceWith(head, piece(row.frame, perfil));
  const here = row.section ?? location.pathname;
  for (const link of frame.querySelectorAll('nav a')) {
    const href = link.getAttribute('href') ?? '';
    if (here === href || here.startsWith(`${href}/`)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const themes = [...frame.querySelectorAll('[data-tema]')];
  if (row.tema) themes[themes.length - 1]?.setAttribute('data-tema', row.tema);
  if (localStorage.getItem(`${DEVICE_PREFIX}reduzir_animacoes`) === 'sim')
    themes.forEach((one) => one.setAttribute('data-movimento', 'reduzido'));
  layer.append(frame);
  document.title = nameOf(row.title);
  document.documentElement.setAttribute(FRAMED, '');
}
