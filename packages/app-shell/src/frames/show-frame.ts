/**
 * Puts the frame of this address together for somebody who is signed in: navigation, title, skeleton. It reads the address, the
 * stored session and the width of the window, and asks for nothing.
 */
import { DEVICE_PREFIX, SESSION_KEYS } from '@luneta/auth/keys';

import { CONFIG_ID } from '../config/config-id.ts';
import { idsAt } from '../early/plan.ts';
import { PRESSED, PUBLIC_PATHS } from '../prerender/layer.ts';
import { FRAME_LAYER, FRAMED, FROM_WIDTH, PIECE, PLACE, PROFILES, STRIP } from './frame-names.ts';
import type { FrameRow, FrameTable } from './frame-row.ts';

const bare = (pathname: string) => pathname.replace(/\/+$/u, '');
const isPublic = (pathname: string) => PUBLIC_PATHS.includes(bare(pathname));

/** Somebody arrives by a link of the hub or of another app. A code of the recovery page is no arrival. */
const arrives = ({ search, hash, pathname }: Location) =>
  /[?&]token=/u.test(search) || (/codigo=/u.test(hash) && !isPublic(pathname));

/** Last part of the address where a password is changed, in every app. */
const SECURITY = '/conta/seguranca';

/** Null when nobody is signed in. */
function sessionOf() {
  const storage = [sessionStorage, localStorage].find(
    (one) => one.getItem(SESSION_KEYS.request_authorization) !== null,
  );
  if (storage === undefined) return null;
  const isStudents = storage.getItem(SESSION_KEYS.turma_aluno_id) !== null;
  const perfil = storage.getItem(SESSION_KEYS.perfil_real) ?? '';
  const looks = isStudents && perfil !== 'aluno';
  return {
    perfil,
    isStudents,
    /** The strip over a student's view that staff opened, by what they may do. */
    strip: !looks ? null : storage.getItem(SESSION_KEYS.perfil) === 'aluno' ? 'usuario' : 'visitante',
    /** The server refuses everything else until the password was changed. Staff are not bound by what their student must do. */
    isForced: !looks && storage.getItem(SESSION_KEYS.shouldChangePassword) !== null,
  };
}

const pathOf = (pathname: string) => bare(pathname).split('/');

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

/** What stands at `location`, and its title; null for the login, a public page, and where nothing is known. */
function frameAt(rows: FrameTable): { frame: DocumentFragment; title: string } | null {
  const { pathname } = location;
  if (arrives(location)) {
    const frame = piece('arrival', '');
    return { frame, title: frame.querySelector('h1')?.textContent ?? '' };
  }
  const session = sessionOf();
  if (session === null || isPublic(pathname)) return null;
  const { perfil, isStudents, strip, isForced } = session;
  const row = isForced ? rows.find(({ path }) => path.endsWith(SECURITY)) : rowAt(rows, pathname);
  // A student is in the console on the way to another app.
  if (!row || (!isStudents && perfil === 'aluno')) return null;
  const frame = piece(isForced ? 'forced' : row.session ? 'session' : 'nav', perfil);
  const head = piece(row.inner ? 'inner' : 'title', perfil);
  head.querySelectorAll('h1').forEach((one) => (one.textContent = row.title));
  head.querySelectorAll('a').forEach((one) => (one.href = above(rows, bare(pathname))));
  frame.querySelector(`[${PLACE}]`)?.replaceWith(head, piece(row.frame, perfil));
  if (strip !== null) frame.querySelector(`[${STRIP}]`)?.append(piece(strip, perfil));
  const here = row.section ?? pathname;
  for (const link of frame.querySelectorAll('nav a')) {
    const href = link.getAttribute('href') ?? '';
    if (here === href || here.startsWith(`${href}/`)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const themes = [...frame.querySelectorAll('[data-tema]')];
  if (row.tema) themes[themes.length - 1]?.setAttribute('data-tema', row.tema);
  return { frame, title: row.title };
}

/** Draws the frame of `location` into its layer; false when it has none. */
export function showFrame(rows: FrameTable): boolean {
  const layer = document.getElementById(FRAME_LAYER);
  const found = layer && frameAt(rows);
  if (!found) return false;
  const { frame, title } = found;
  if (localStorage.getItem(`${DEVICE_PREFIX}reduzir_animacoes`) === 'sim')
    frame.querySelectorAll('[data-tema]').forEach((one) => one.setAttribute('data-movimento', 'reduzido'));
  layer.append(frame);
  document.title = nameOf(title);
  document.documentElement.setAttribute(FRAMED, '');
  // The app takes the press over when it stands (`start/uncover.ts`).
  layer.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('button')?.setAttribute(PRESSED, '');
  });
  // What sticks begins below the strip. Only with one: to ask for its height makes the browser lay the page out.
  const height = layer.querySelector<HTMLElement>(`[${STRIP}]:not(:empty)`)?.offsetHeight ?? 0;
  if (height > 0) document.documentElement.style.setProperty('--faixa', `${height}px`);
  return true;
}
