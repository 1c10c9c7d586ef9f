/**
 * The part of the script inside the page that makes the prerendered login usable: it keeps what is done there until the
 * app takes it over (`start/uncover.ts`). It sends nothing.
 */
import { SESSION_KEYS } from '@luneta/auth/keys';

import { CONFIG_ID } from '../config/config-id.ts';
import { askFor } from '../early/ask-for.ts';
import { isKeyboardOpen } from '../login/keyboard-open.ts';
import { EQUIPE, GONE, LAYER, PRESSED, PUBLIC_PATHS } from './layer.ts';

function isKnown(): boolean {
  try {
    const { sessionStorage, localStorage } = window;
    return [sessionStorage, localStorage].some((one) => one.getItem(SESSION_KEYS.request_authorization) !== null);
  } catch {
    // Storage is blocked: nobody can be signed in.
    return false;
  }
}

/** Whether this visit begins with the login: nobody is signed in, nobody arrives by a link, and the page is no public text. */
function beginsWithLogin(): boolean {
  const { pathname, search, hash } = location;
  const arrives = /[?&]token=/u.test(search) || /codigo=/u.test(hash);
  return !arrives && !isKnown() && !PUBLIC_PATHS.includes(pathname.replace(/\/+$/u, ''));
}

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(`#${LAYER} form`) : null;

/** As the form of the app: its button waits for both fields. Whoever types again has not pressed yet. */
function typed(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
  if (button) button.disabled = fields.some(({ value }) => value.trim() === '');
  form.removeAttribute(PRESSED);
  button?.removeAttribute('aria-busy');
}

function pressed(form: HTMLFormElement): void {
  form.setAttribute(PRESSED, '');
  form.querySelector('button[type="submit"]')?.setAttribute('aria-busy', 'true');
}

/** The way to the staff app gets its address when somebody takes it. */
function lead(link: HTMLAnchorElement): void {
  const text = document.getElementById(CONFIG_ID)?.textContent ?? '';
  if (text === '') return;
  const { deployments }: { deployments: { staff: string } } = JSON.parse(text);
  link.href = deployments.staff;
}

/** `files`: what the app needs for its own login. */
export function startLayer(files: readonly string[]): void {
  if (!beginsWithLogin()) return document.documentElement.setAttribute(GONE, '');
  for (const file of files) askFor(`/${file}`);
  for (const type of ['input', 'change', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      const form = formOf(target);
      if (form && (type !== 'focusin' || !form.hasAttribute(PRESSED))) typed(form);
    });
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (form === null) return;
    event.preventDefault();
    pressed(form);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`#${LAYER} a[href$="${EQUIPE}"]`) : null;
    if (link) lead(link);
  });
  window.visualViewport?.addEventListener('resize', () => {
    document.querySelector(`#${LAYER} main`)?.toggleAttribute('data-teclado', isKeyboardOpen());
  });
}
